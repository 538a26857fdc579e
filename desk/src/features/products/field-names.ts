/** The names of a product's fields, for whoever compares two states of it. */
import { DEFAULT_LANGUAGE } from '@semena/contract/languages'
import { m } from '../../paraglide/messages.js'
import { LANGUAGE_NAMES, type Language } from '../../platform/i18n.ts'
import { type Channel, type Pack, priceText } from './form.ts'
import type { Path } from '../../parts/merge.ts'
import type { Surroundings } from './queries.ts'

interface Names {
  around: Surroundings
  channels: readonly Channel[]
  packs: Record<string, Pack>
}

const TEXTS: Record<string, () => string> = {
  name: m.products_name,
  description: m.products_description,
  seoTitle: m.products_seo_title,
  seoDescription: m.products_seo_text,
}
const LISTING: Record<string, () => string> = {
  isPublished: m.products_published,
  publishedAt: m.products_published_from,
  isListed: m.products_listed,
  isForSale: m.products_for_sale,
  forSaleAt: m.products_for_sale_from,
}

const languageName = (language: string | undefined): string => LANGUAGE_NAMES[language as Language] ?? ''

/** The name of a field of texts in the shop's languages, such as `texts.ru.name`. */
export const labelOfText = ([, key = '', field = '']: Path): string =>
  [TEXTS[field]?.(), languageName(key)].filter(Boolean).join(', ')

export function labelOfField(path: Path, names: Names): string {
  const [part, key = '', field = '', last = ''] = path
  const { around, channels, packs } = names
  const channel = (id: string): string => channels.find((one) => one.id === id)?.name ?? ''
  const fact = (id: string): string =>
    [...around.kinds.product, ...around.kinds.variant].find((one) => one.id === id)?.name ?? ''
  switch (part) {
    case 'texts':
      return labelOfText(path)
    case 'slug':
      return m.products_slug()
    case 'category':
      return m.products_category()
    case 'collections':
      return m.products_collections()
    case 'facts':
      return fact(key)
    case 'order':
      return m.products_order()
    case 'channels':
      return [channel(key), LISTING[field]?.()].filter(Boolean).join(': ')
    case 'packs': {
      const pack = packs[key]?.names[DEFAULT_LANGUAGE] || packs[key]?.sku || m.products_packs()
      const what: Record<string, string> = {
        names: `${m.products_name()}, ${languageName(last)}`,
        sku: 'SKU',
        isTracked: m.products_tracked(),
        facts: fact(last),
        prices: `${m.products_price()}, ${channel(last)}`,
        stocks: `${m.products_stock()}, ${around.warehouses.find(({ id }) => id === last)?.name ?? ''}`,
      }
      return [pack, what[field]].filter(Boolean).join(': ')
    }
    default:
      return ''
  }
}

/** Words for values that are ids; undefined for those that can be read as they are. */
export function wordsOfField(
  [part, , field, last]: Path,
  value: unknown,
  { around, channels, packs }: Names,
): string | undefined {
  if (part === 'category') return around.categories.find(({ id }) => id === value)?.name
  if (part === 'collections')
    return around.collections
      .filter(({ id }) => (value as string[]).includes(id))
      .map(({ name }) => name)
      .join(', ')
  if (part === 'order') return (value as string[]).map((key) => packs[key]?.names[DEFAULT_LANGUAGE] ?? '…').join(', ')
  const channel = channels.find(({ id }) => id === last)
  if (part === 'packs' && field === 'prices' && channel && typeof value === 'string')
    return priceText(value, channel.currencyCode) || undefined
  if (part === 'packs' && !field) return value ? (value as Pack).names[DEFAULT_LANGUAGE] : m.products_removed()
  if (part === 'channels' && !field) return value ? m.parts_yes() : m.parts_no()
  return undefined
}
