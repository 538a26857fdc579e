/** The chosen filters in words, each with the search of the list without that filter. */
import { m } from '../../../paraglide/messages.js'
import { formatPrice } from '../../../platform/money.ts'
import { daysText, thcText } from '../facts/words.ts'
import { askedRanges } from '../filter.ts'
import type { Scales } from '../queries.ts'
import { type CatalogSearch, type Range, withChange } from '../search.ts'

export interface Chip {
  key: string
  text: string
  without: CatalogSearch
}

export function chipsOf(search: CatalogSearch, { genetics }: Pick<Scales, 'genetics'>, currency: string): Chip[] {
  const { sativa, thc, days, price } = askedRanges(search)
  const percent = (n: number): string => m.catalog_percent({ figure: n })
  const range = (
    key: string,
    name: string,
    asked: Range,
    say: (n: number) => string,
    drop: Partial<CatalogSearch>,
  ): Chip[] =>
    asked[0] === null && asked[1] === null
      ? []
      : [{ key, text: rangeText(name, asked, say), without: withChange(search, drop) }]
  return [
    ...(search.search
      ? [
          {
            key: 'search',
            text: m.catalog_search_chip({ text: search.search }),
            without: withChange(search, { search: undefined }),
          },
        ]
      : []),
    ...(search.genetics ?? []).map((slug) => ({
      key: slug,
      text: genetics.find((kind) => kind.slug === slug)?.name ?? slug,
      without: withChange(search, { genetics: search.genetics?.filter((other) => other !== slug) }),
    })),
    ...range('sativa', m.catalog_sativa(), sativa, percent, {
      'genotype-indica': undefined,
      'genotype-sativa': undefined,
    }),
    ...range('thc', m.catalog_thc(), thc, (n) => thcText([n, n]), { 'min-thc': undefined, 'max-thc': undefined }),
    ...range('days', m.catalog_harvest(), days, (n) => daysText([n, n]), {
      'min-time-of': undefined,
      'max-time-of': undefined,
    }),
    ...range('price', m.catalog_price(), price, (n) => formatPrice({ amount: n, currency }), { price: undefined }),
    ...(search['in-stock']
      ? [{ key: 'stock', text: m.catalog_in_stock(), without: withChange(search, { 'in-stock': undefined }) }]
      : []),
  ]
}

function rangeText(name: string, [from, to]: Range, say: (n: number) => string): string {
  // Of a range the unit is said once, after its end.
  if (from !== null && to !== null)
    return m.catalog_range({ name, from: say(from).replace(/\s?[^\d\s]{1,12}$/, ''), to: say(to) })
  return from === null
    ? m.catalog_range_to({ name, figure: say(to!) })
    : m.catalog_range_from({ name, figure: say(from) })
}
