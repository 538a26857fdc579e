/** Chooses products, packs, categories or collections by searching for them. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { SearchBox } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { request } from '../../platform/graphql.ts'
import {
  DeskGoodsCategoriesDocument,
  DeskGoodsCollectionsDocument,
  DeskGoodsNamesDocument,
  DeskGoodsProductsDocument,
  DeskGoodsVariantsDocument,
} from './goods.generated.ts'
import type { Kind } from './predicate.ts'

export interface Named {
  id: string
  name: string
}

export const KIND_NAMES: Readonly<Record<Kind, () => string>> = {
  products: m.offers_products,
  variants: m.offers_variants,
  categories: m.offers_categories,
  collections: m.offers_collections,
}

interface Found<Node> {
  edges: readonly { node: Node }[]
}
const nodes = <Node,>(found: Found<Node> | null | undefined): Node[] => found?.edges.map(({ node }) => node) ?? []
export const packName = ({ product, name }: { product: { name: string }; name: string }): string =>
  `${product.name}, ${name}`

const SEARCHES: Readonly<Record<Kind, (search: string, signal: AbortSignal) => Promise<Named[]>>> = {
  products: async (search, signal) => nodes((await request(DeskGoodsProductsDocument, { search }, signal)).products),
  variants: async (search, signal) =>
    nodes((await request(DeskGoodsVariantsDocument, { search }, signal)).productVariants).map((variant) => ({
      id: variant.id,
      name: packName(variant),
    })),
  categories: async (search, signal) =>
    nodes((await request(DeskGoodsCategoriesDocument, { search }, signal)).categories),
  collections: async (search, signal) =>
    nodes((await request(DeskGoodsCollectionsDocument, { search }, signal)).collections),
}

/** The names of goods by their ids, as far as they are known. */
export function useNames(ids: Readonly<Partial<Record<Kind, readonly string[]>>>): ReadonlyMap<string, string> {
  const asked = { products: [], variants: [], categories: [], collections: [], ...ids } as Record<Kind, string[]>
  const { data } = useQuery({
    queryKey: ['products', 'names', asked],
    enabled: Object.values(asked).some(({ length }) => length > 0),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const found = await request(DeskGoodsNamesDocument, asked, signal)
      return new Map([
        ...[...nodes(found.products), ...nodes(found.categories), ...nodes(found.collections)].map(
          ({ id, name }): [string, string] => [id, name],
        ),
        ...nodes(found.productVariants).map((variant): [string, string] => [variant.id, packName(variant)]),
      ])
    },
  })
  return data ?? NO_NAMES
}
const NO_NAMES: ReadonlyMap<string, string> = new Map()

/** What is chosen, each with a button that takes it away, and a search field that finds more. */
export function GoodsPicker({
  kind,
  chosen,
  onChange,
}: {
  kind: Kind
  chosen: readonly Named[]
  onChange: (chosen: Named[]) => void
}) {
  const [text, setText] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const { data: found, isFetching } = useQuery({
    queryKey: ['products', 'search', kind, text],
    enabled: text.trim().length > 0,
    queryFn: ({ signal }) => SEARCHES[kind](text.trim(), signal),
  })
  const others = found?.filter((one) => !chosen.some((has) => has.id === one.id))
  const move = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setText('')
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    if (!step || buttons.length === 0) return
    event.preventDefault()
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    buttons[at < 0 ? (step > 0 ? 0 : buttons.length - 1) : (at + step + buttons.length) % buttons.length]?.focus()
  }
  return (
    <div className="offer-goods" role="group" aria-label={KIND_NAMES[kind]()} onKeyDown={move}>
      {chosen.length > 0 && (
        <ul className="offer-chips">
          {chosen.map((one) => (
            <li key={one.id}>
              <span>{one.name}</span>
              <button
                type="button"
                aria-label={m.offers_take_away({ name: one.name })}
                onClick={() => onChange(chosen.filter((other) => other.id !== one.id))}
              >
                <Icon name="x" small />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SearchBox
        label={m.offers_add_goods({ kind: KIND_NAMES[kind]().toLocaleLowerCase() })}
        value={text}
        onChange={setText}
      />
      {text.trim() !== '' && (
        <ul className="offer-found" ref={list} id={id} aria-busy={isFetching}>
          {others?.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                onClick={() => {
                  onChange([...chosen, { id: one.id, name: one.name }])
                  setText('')
                }}
              >
                {one.name}
              </button>
            </li>
          ))}
          {others?.length === 0 && <li className="offer-quiet">{m.offers_nothing_found()}</li>}
        </ul>
      )}
    </div>
  )
}
