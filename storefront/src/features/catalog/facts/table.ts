/**
 * The facts of a variety, one row for each: its name and its words in the page's language. The product page, the
 * comparison, shared pictures and the data for search engines all use these rows, in this order.
 */
import { m } from '../../../paraglide/messages.js'
import { type Fact, HEIGHT, THC, WEEKS } from './measured.ts'
import { aromaText, daysText } from './words.ts'

/** Every fact, in the order in which they are shown. A new fact of a variety is a new row here. */
export const FACTS = [
  { key: 'genetics', label: m.catalog_genetics, text: ({ genetics }) => genetics?.name },
  { key: 'breeder', label: m.catalog_breeder, text: ({ breeder }) => breeder },
  {
    key: 'genotype',
    label: m.catalog_genotype,
    text: ({ indica }) => (indica === null ? null : m.catalog_genotype_text({ indica, sativa: 100 - indica })),
  },
  THC,
  WEEKS,
  { key: 'days', label: m.catalog_harvest, text: ({ days }) => days && daysText(days) },
  HEIGHT,
  { key: 'aroma', label: m.catalog_aroma, text: ({ aroma }) => aromaText(aroma) },
] as const satisfies readonly Fact[]
