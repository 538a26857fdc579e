/** The rows of a comparison: one fact each, as words for every variety, and whether they differ. */
import { m } from '../../../paraglide/messages.js'
import { formatPrice } from '../../../platform/money.ts'
import { FACTS } from '../facts/table.ts'
import { cheapestSeed } from '../cheapest-seed.ts'
import type { Compared } from './compare-query.ts'

interface Source {
  key: string
  label: () => string
  text: (variety: Compared) => string | null | undefined
}

/** Rows about packs and prices, beside the facts of the variety itself. */
const OFFER = [
  {
    key: 'packs',
    label: m.compare_packs,
    text: ({ packs }) =>
      packs
        .filter(({ inStock }) => inStock)
        // A line never ends between an amount and its unit.
        .map(({ name }) => name.replace(/^(\d+) /, '$1\u00A0'))
        .join(', '),
  },
  {
    key: 'seed',
    label: m.compare_seed,
    text: ({ packs }) => {
      const cheapest = cheapestSeed(packs)
      return cheapest && formatPrice(cheapest.price)
    },
  },
  { key: 'price', label: m.catalog_price, text: ({ price }) => price && formatPrice(price) },
] as const satisfies readonly Source[]

export type RowKey = (typeof FACTS)[number]['key'] | (typeof OFFER)[number]['key']

export interface CompareRow {
  key: RowKey
  label: string
  /** The fact in words for each variety; null where the shop does not say. */
  texts: (string | null)[]
  differs: boolean
}

/**
 * The rows to show. A fact that no variety has is left out; the price stays, because its row has the buttons to buy.
 */
export function rowsOf(varieties: readonly Compared[]): CompareRow[] {
  const row = ({ key, label, text }: Source & { key: RowKey }): CompareRow[] => {
    const texts = varieties.map((variety) => text(variety) || null)
    if (key !== 'price' && texts.every((one) => one === null)) return []
    return [{ key, label: label(), texts, differs: new Set(texts).size > 1 }]
  }
  return [
    ...FACTS.flatMap((fact) => row({ ...fact, text: ({ facts }) => fact.text(facts) })),
    ...OFFER.flatMap((offer) => row(offer)),
  ]
}
