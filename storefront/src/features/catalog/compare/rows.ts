/** The rows of a comparison: one fact each, as words for every variety, and whether they differ. */
import { m } from '../../../paraglide/messages.js'
import { formatPrice } from '../../../platform/money.ts'
import { daysText, heightText, thcText, weeksText } from '../facts/words.ts'
import { cheapestSeed } from '../cheapest-seed.ts'
import type { Compared } from './compare-query.ts'

const READERS = {
  genetics: ({ facts }) => facts.genetics?.name,
  genotype: ({ facts: { indica } }) =>
    indica === null ? null : m.catalog_genotype_text({ indica, sativa: 100 - indica }),
  thc: ({ facts: { thc } }) => thc && thcText(thc),
  weeks: ({ facts: { weeks } }) => weeks && weeksText(weeks),
  days: ({ facts: { days } }) => days && daysText(days),
  height: ({ facts: { height } }) => (height === null ? null : heightText(height)),
  aroma: ({ facts: { aroma } }) => aroma.join(', ').toLowerCase(),
  breeder: ({ facts: { breeder } }) => breeder,
  packs: ({ packs }) =>
    packs
      .filter(({ inStock }) => inStock)
      .map(({ name }) => name)
      .join(', '),
  seed: ({ packs }) => {
    const cheapest = cheapestSeed(packs)
    return cheapest && formatPrice(cheapest.price)
  },
  price: ({ price }) => price && formatPrice(price),
} satisfies Record<string, (variety: Compared) => string | null | undefined>

export type RowKey = keyof typeof READERS

const LABELS: Record<RowKey, () => string> = {
  genetics: m.catalog_genetics,
  genotype: m.catalog_genotype,
  thc: m.catalog_thc,
  weeks: m.catalog_flowering,
  days: m.catalog_harvest,
  height: m.catalog_height,
  aroma: m.catalog_aroma,
  breeder: m.catalog_breeder,
  packs: m.compare_packs,
  seed: m.compare_seed,
  price: m.catalog_price,
}

export interface CompareRow {
  key: RowKey
  label: string
  /** One a variety; null where the shop does not say. */
  texts: (string | null)[]
  differs: boolean
}

/** A fact that no variety has is no row; the price always is, because one buys there. */
export function rowsOf(varieties: readonly Compared[]): CompareRow[] {
  return (Object.keys(READERS) as RowKey[]).flatMap((key) => {
    const texts = varieties.map((variety) => READERS[key](variety) || null)
    if (key !== 'price' && texts.every((text) => text === null)) return []
    return [{ key, label: LABELS[key](), texts, differs: new Set(texts).size > 1 }]
  })
}
