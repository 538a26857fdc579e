/** What is typed about one product, as plain data, and how it is read from what the service has. */
import { byLanguage, DEFAULT_LANGUAGE, type Language } from '@semena/contract/languages'
import { decimalMark } from '../../platform/i18n.ts'
import type { Path } from '../../parts/merge.ts'
import { fieldMoment } from '../../platform/zone.ts'
import { digitsOf, isAmountValue } from '../../platform/money.ts'
import type {
  DeskFactFragment,
  DeskFactKindFragment,
  DeskPackFragment,
  DeskProductWholeFragment,
} from './product.generated.ts'

export interface Texts {
  name: string
  description: string
  seoTitle: string
  seoDescription: string
}

/** A choice's name, a number, a text or a moment as it is typed; many of them; things referred to as `id name`. */
export type Fact = string | string[]
export type Facts = Record<string, Fact>

export interface Pack {
  names: Record<Language, string>
  sku: string
  isTracked: boolean
  facts: Facts
  /** Amounts with a point, the same in every language, and what is none as it was typed; by the channel's id. */
  prices: Record<string, string>
  /** Quantities as they are typed, by the warehouse's id; empty where it was never there. */
  stocks: Record<string, string>
}

export interface Listing {
  isPublished: boolean
  /** Moments as the service writes them; empty for at once. */
  publishedAt: string
  isListed: boolean
  isForSale: boolean
  forSaleAt: string
}

export interface ProductForm {
  texts: Record<Language, Texts>
  slug: string
  category: string
  collections: string[]
  facts: Facts
  /** Packs by their id, new ones by a key that begins with `new`. */
  packs: Record<string, Pack>
  order: string[]
  /** By the channel's id; null where the product is not in the channel. */
  channels: Record<string, Listing | null>
  /** The ids of the packs that were there when new ones were asked for and no answer came. */
  unheard?: string[]
}

/** The lists of things in it, which two people may change at once; a fact with a single value is no list. */
export const isSet = ([part, , of]: Path): boolean =>
  part === 'order' || part === 'collections' || part === 'facts' || (part === 'packs' && of === 'facts')

/** The form, whose new packs have the ids that the service gave them. */
export function withIds(form: ProductForm, made: Record<string, string>): ProductForm {
  const packs = Object.fromEntries(Object.entries(form.packs).map(([key, pack]) => [made[key] ?? key, pack]))
  return { ...form, packs, order: form.order.map((key) => made[key] ?? key) }
}

/**
 * What is typed beside what it began with, where new packs were asked for without an answer: those that are there now are
 * known by their ids, so that they are not made once more.
 */
export function knowingPacks(typed: Beside, now: ProductForm): Beside {
  const { unheard, ...form } = typed.form
  if (!unheard) return typed
  const made: Record<string, string> = {}
  const fresh = now.order.filter((id) => !unheard.includes(id) && !form.packs[id])
  for (const key of form.order.filter((one) => !now.packs[one] && !typed.base.packs[one])) {
    const at = fresh.findIndex((id) => isLike(form.packs[key]!, now.packs[id]!))
    if (at >= 0) made[key] = fresh.splice(at, 1)[0]!
  }
  const ids = Object.values(made)
  const packs = Object.fromEntries(ids.map((id) => [id, now.packs[id]!]))
  const { base } = typed
  const order = [...base.order, ...ids.filter((id) => !base.packs[id])]
  return { form: withIds(form, made), base: { ...base, packs: { ...base.packs, ...packs }, order } }
}

interface Beside {
  form: ProductForm
  base: ProductForm
}

const isLike = (one: Pack, other: Pack): boolean =>
  one.names[DEFAULT_LANGUAGE] === other.names[DEFAULT_LANGUAGE] && one.sku === other.sku

export interface Channel {
  id: string
  name: string
  currencyCode: string
}

export const EMPTY_TEXTS: Texts = { name: '', description: '', seoTitle: '', seoDescription: '' }

export const emptyForm = (): ProductForm => ({
  texts: byLanguage(() => EMPTY_TEXTS),
  slug: '',
  category: '',
  collections: [],
  facts: {},
  packs: {},
  order: [],
  channels: {},
})

export const emptyPack = (): Pack => ({
  names: byLanguage(() => ''),
  sku: '',
  isTracked: true,
  facts: {},
  prices: {},
  stocks: {},
})

export const freshListing = (): Listing => ({
  isPublished: true,
  publishedAt: '',
  isListed: true,
  isForSale: true,
  forSaleAt: '',
})

export function formOf(
  product: DeskProductWholeFragment,
  kinds: { product: readonly DeskFactKindFragment[]; variant: readonly DeskFactKindFragment[] },
  channels: readonly Channel[],
): ProductForm {
  const listings = product.channelListings ?? []
  const variants = product.variants ?? []
  return {
    texts: byLanguage((one) => {
      const from = one === DEFAULT_LANGUAGE ? product : product[one]
      return {
        name: from?.name ?? '',
        description: from?.description ?? '',
        seoTitle: from?.seoTitle ?? '',
        seoDescription: from?.seoDescription ?? '',
      }
    }),
    slug: product.slug,
    category: product.category?.id ?? '',
    collections: (product.collections ?? []).map(({ id }) => id).toSorted(),
    facts: factsOf(product.attributes, kinds.product),
    packs: Object.fromEntries(variants.map((variant) => [variant.id, packOf(variant, kinds.variant, channels)])),
    order: variants.map(({ id }) => id),
    channels: Object.fromEntries(
      channels.map(({ id }) => {
        const found = listings.find(({ channel }) => channel.id === id)
        return [
          id,
          found
            ? {
                isPublished: found.isPublished,
                publishedAt: found.publishedAt ?? '',
                isListed: found.visibleInListings,
                // The service says whether it is for sale by now; one with a day ahead will be.
                isForSale: Boolean(found.isAvailableForPurchase || found.availableForPurchaseAt),
                forSaleAt: found.availableForPurchaseAt ?? '',
              }
            : null,
        ]
      }),
    ),
  }
}

function packOf(variant: DeskPackFragment, kinds: readonly DeskFactKindFragment[], channels: readonly Channel[]): Pack {
  return {
    names: byLanguage((one) => (one === DEFAULT_LANGUAGE ? variant.name : (variant[one]?.name ?? ''))),
    sku: variant.sku ?? '',
    isTracked: variant.trackInventory,
    facts: factsOf(variant.attributes, kinds),
    prices: Object.fromEntries(
      channels.flatMap(({ id }) => {
        const price = variant.channelListings?.find(({ channel }) => channel.id === id)?.price
        return price ? [[id, String(price.amount)]] : []
      }),
    ),
    stocks: Object.fromEntries(
      (variant.stocks ?? []).map(({ warehouse, quantity }) => [warehouse.id, String(quantity)]),
    ),
  }
}

/** A price as one would type it in the reader's language, without spaces between thousands. */
export function priceText(value: string, currency: string): string {
  if (!isAmountValue(value, currency)) return value
  const text = Number(value).toFixed(digitsOf(currency))
  return text.replace('.', decimalMark())
}

const MANY = new Set(['MULTISELECT', 'REFERENCE'])
export const isMany = ({ inputType }: Pick<DeskFactKindFragment, 'inputType'>): boolean => MANY.has(inputType ?? '')

function factsOf(facts: readonly DeskFactFragment[], kinds: readonly DeskFactKindFragment[]): Facts {
  return Object.fromEntries(
    facts.flatMap(({ attribute, values }) => {
      const kind = kinds.find(({ id }) => id === attribute.id)
      if (!kind || values.length === 0) return []
      const typed = values.map((value) => typedFact(kind, value))
      return [[attribute.id, isMany(kind) ? typed : typed[0]!]]
    }),
  )
}

function typedFact({ inputType }: DeskFactKindFragment, value: DeskFactFragment['values'][number]): string {
  switch (inputType) {
    case 'BOOLEAN':
      return value.boolean === null ? '' : String(value.boolean)
    case 'DATE':
      return value.date ?? ''
    case 'DATE_TIME':
      return fieldMoment(value.dateTime)
    case 'PLAIN_TEXT':
      return value.plainText ?? ''
    case 'RICH_TEXT':
      return value.richText ?? ''
    case 'REFERENCE':
    case 'SINGLE_REFERENCE':
      return `${value.reference ?? ''} ${value.name ?? ''}`
    default:
      return value.name ?? ''
  }
}
