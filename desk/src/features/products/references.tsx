/** What an attribute refers to: products, pages, categories or collections, found by their names. */
import type { AttributeEntityTypeEnum } from '@semena/contract/enums'
import { ErrorLine } from '@semena/ui/error-line'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../parts/icon.tsx'
import { request } from '../../platform/graphql.ts'
import { DeskReferDocument } from './product.generated.ts'

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
  const id = useId()
  const [text, setText] = useState('')
  const { data: found = [] } = useQuery({
    queryKey: ['products', 'refer', entity, text],
    enabled: text.trim().length > 1,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const answer = await request(
        DeskReferDocument,
        {
          search: text,
          products: entity === 'PRODUCT',
          pages: entity === 'PAGE',
          categories: entity === 'CATEGORY',
          collections: entity === 'COLLECTION',
        },
        signal,
      )
      return [
        ...[answer.products, answer.categories, answer.collections].flatMap((one) =>
          (one?.edges ?? []).map(({ node }) => `${node.id} ${node.name}`),
        ),
        ...(answer.pages?.edges ?? []).map(({ node }) => `${node.id} ${node.title}`),
      ]
    },
  })
  return (
    <div className="field chips">
      <label htmlFor={id}>{label}</label>
      <div className="chips-box">
        {values.map((value) => (
          <button
            key={value}
            type="button"
            className="chips-one"
            aria-label={m.products_take_away({ name: nameIn(value) })}
            onClick={() => onChange(values.filter((one) => one !== value))}
          >
            {nameIn(value)}
            <Icon name="x" small />
          </button>
        ))}
        <input
          id={id}
          className="chips-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete="off"
          value={text}
          placeholder={m.products_find()}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {text.trim().length > 1 && found.length > 0 && (
        <div className="chips-found">
          {found
            .filter((one) => !values.includes(one))
            .map((one) => (
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
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </div>
  )
}

const nameIn = (value: string): string => value.slice(value.indexOf(' ') + 1)
