/** What an attribute refers to: products, their variants, pages, categories or collections, found by their names. */
import type { AttributeEntityTypeEnum } from '@semena/contract/enums'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { ChipsBox } from './chips-box.tsx'
import { request } from '../platform/graphql.ts'
import { troubleText } from '../platform/faults.ts'
import { useGoodsChannel } from '../platform/rights.ts'
import { DeskReferDocument, DeskReferredVariantsDocument } from './references.generated.ts'

/** The id in a reference. */
export const idIn = (reference: string): string => reference.split(' ')[0]!

/** The name in a reference, which is an id, a space and the name. */
export const nameIn = (reference: string): string => reference.slice(reference.indexOf(' ') + 1)

/** The ids in references, each once: one may have been chosen under two names, where it was renamed meanwhile. */
export const idsIn = (references: readonly string[]): string[] => [...new Set(references.map(idIn))]

/** What was found and is not referred to yet, whatever its name was when it was chosen. */
export const notYet = (found: readonly string[], references: readonly string[]): string[] => {
  const there = idsIn(references)
  return found.filter((one) => !there.includes(idIn(one)))
}

const variantName = ({ product, name }: { product: { name: string }; name: string }): string =>
  [product.name, name].filter(Boolean).join(' · ')

/** How references read. A variant is kept by its own name alone, which says little without that of its product. */
function useNames(entity: AttributeEntityTypeEnum | null, values: readonly string[]): (reference: string) => string {
  const ids = idsIn(values)
  const channel = useGoodsChannel()
  const { data } = useQuery({
    queryKey: ['products', 'referred', ids, channel],
    enabled: entity === 'PRODUCT_VARIANT' && ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { productVariants } = await request(DeskReferredVariantsDocument, { ids, channel }, signal)
      return new Map((productVariants?.edges ?? []).map(({ node }) => [node.id, variantName(node)]))
    },
  })
  return (reference) => data?.get(idIn(reference)) ?? nameIn(reference)
}

export function References({
  label,
  entity,
  isMany,
  values,
  error,
  onChange,
}: {
  label: string
  entity: AttributeEntityTypeEnum | null
  isMany: boolean
  /** Each is an id, a space and the name. */
  values: readonly string[]
  error?: string | undefined
  onChange: (values: string[]) => void
}) {
  const [text, setText] = useState('')
  const isAsked = text.trim().length > 1
  const channel = useGoodsChannel()
  const nameOf = useNames(entity, values)
  const { data: found = [], error: trouble } = useQuery({
    queryKey: ['products', 'refer', entity, text, channel],
    enabled: isAsked,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const answer = await request(
        DeskReferDocument,
        {
          search: text,
          channel,
          products: entity === 'PRODUCT',
          pages: entity === 'PAGE',
          categories: entity === 'CATEGORY',
          collections: entity === 'COLLECTION',
          variants: entity === 'PRODUCT_VARIANT',
        },
        signal,
      )
      return [
        ...[answer.products, answer.categories, answer.collections].flatMap((one) =>
          (one?.edges ?? []).map(({ node }) => `${node.id} ${node.name}`),
        ),
        ...(answer.pages?.edges ?? []).map(({ node }) => `${node.id} ${node.title}`),
        ...(answer.productVariants?.edges ?? []).map(({ node }) => `${node.id} ${variantName(node)}`),
      ]
    },
  })
  return (
    <ChipsBox
      label={label}
      values={values}
      nameOf={nameOf}
      error={error}
      said={error ?? (isAsked && trouble ? troubleText(trouble) : undefined)}
      input={{ value: text, placeholder: m.products_find(), onChange: (event) => setText(event.target.value) }}
      onChange={onChange}
    >
      {isAsked && found.length > 0 && (
        <div className="chips-found">
          {notYet(found, values).map((one) => (
            <button
              key={one}
              type="button"
              onClick={() => {
                setText('')
                onChange(isMany ? [...values, one] : [one])
              }}
            >
              {nameIn(one)}
            </button>
          ))}
        </div>
      )}
    </ChipsBox>
  )
}
