/** A voucher while it is written, and what has to be sent to save it. */
import type { TranslatedLanguage } from '@semena/contract/languages'
import { m } from '../../paraglide/messages.js'
import type { Fault } from '../../platform/faults.ts'
import type { CatalogueInput, VoucherInput } from '../../platform/inputs.generated.ts'
import { datesChanged, datesOf } from './dates.ts'
import { byTranslatedLanguage, translatedNamesOf } from '../../platform/translations.ts'
import { fieldMoment } from '../../platform/zone.ts'
import { type Named, packName } from './goods.tsx'
import { type Kind, KINDS } from './predicate.ts'
import { difference, readNumber } from './promotion-draft.ts'
import type { DeskVoucherQuery } from './vouchers.generated.ts'

export type Voucher = NonNullable<DeskVoucherQuery['voucher']>

/** `CHEAPEST`: the cheapest of the goods it applies to, once in an order. */
export const VOUCHER_KINDS = ['ENTIRE_ORDER', 'SPECIFIC_PRODUCT', 'CHEAPEST', 'SHIPPING'] as const
export type VoucherKind = (typeof VOUCHER_KINDS)[number]

type ValueType = 'PERCENTAGE' | 'FIXED'

export interface VoucherDraft {
  name: string
  translatedNames: Record<TranslatedLanguage, string>
  kind: VoucherKind
  valueType: ValueType
  startDate: string
  endDate: string
  usageLimit: string
  minimumItems: string
  oncePerCustomer: boolean
  singleUse: boolean
  onlyForStaff: boolean
  /** None: all. */
  countries: string[]
  goods: Record<Kind, Named[]>
  /**
   * By the channel's id. A number and what it means are one field, so that one person's percent never becomes another's
   * amount of money.
   */
  listings: Record<string, { worth: [of: ValueType, value: string]; minimum: string }>
  /** Codes of a new voucher. */
  codes: string[]
}

export const emptyVoucher = (start: string): VoucherDraft => ({
  name: '',
  translatedNames: byTranslatedLanguage(() => ''),
  kind: 'ENTIRE_ORDER',
  valueType: 'PERCENTAGE',
  startDate: start,
  endDate: '',
  usageLimit: '',
  minimumItems: '',
  oncePerCustomer: false,
  singleUse: false,
  onlyForStaff: false,
  countries: [],
  goods: { products: [], variants: [], categories: [], collections: [] },
  listings: {},
  codes: [],
})

const nodes = <Node>(found: { edges: readonly { node: Node }[] } | null): Node[] =>
  found?.edges.map(({ node }) => node) ?? []
const named = ({ id, name }: Named): Named => ({ id, name })

export function draftOfVoucher(v: Voucher): VoucherDraft {
  return {
    name: v.name ?? '',
    translatedNames: translatedNamesOf(v),
    kind: v.applyOncePerOrder && v.type !== 'SHIPPING' ? 'CHEAPEST' : v.type,
    valueType: v.discountValueType,
    startDate: fieldMoment(v.startDate),
    endDate: fieldMoment(v.endDate),
    usageLimit: v.usageLimit === null ? '' : String(v.usageLimit),
    minimumItems: v.minCheckoutItemsQuantity ? String(v.minCheckoutItemsQuantity) : '',
    oncePerCustomer: v.applyOncePerCustomer,
    singleUse: v.singleUse,
    onlyForStaff: v.onlyForStaff,
    countries: v.countries?.map(({ code }) => code).toSorted() ?? [],
    goods: {
      products: nodes(v.products).map(named),
      variants: nodes(v.variants).map((variant) => ({ id: variant.id, name: packName(variant) })),
      categories: nodes(v.categories).map(named),
      collections: nodes(v.collections).map(named),
    },
    listings: Object.fromEntries(
      (v.channelListings ?? []).map(({ channel, discountValue, minSpent }) => [
        channel.id,
        { worth: [v.discountValueType, String(discountValue)], minimum: minSpent ? String(minSpent.amount) : '' },
      ]),
    ),
    codes: [],
  }
}

const wholeNumber = (text: string): number | null => (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : null)

/** Whether the kind of voucher applies to goods that have to be named. */
export const hasGoods = (kind: VoucherKind): boolean => kind === 'SPECIFIC_PRODUCT' || kind === 'CHEAPEST'
const isNamed = ({ goods }: VoucherDraft): boolean => KINDS.some((kind) => goods[kind].length > 0)

/** What is sent beside goods and channels; of a voucher that is there, without the dates that stand as they were. */
export const voucherInput = (draft: VoucherDraft, before: VoucherDraft | null): VoucherInput => ({
  name: draft.name.trim(),
  // The cheapest of named goods, or of everything where nothing is named.
  type: draft.kind === 'CHEAPEST' ? (isNamed(draft) ? 'SPECIFIC_PRODUCT' : 'ENTIRE_ORDER') : draft.kind,
  applyOncePerOrder: draft.kind === 'CHEAPEST',
  discountValueType: draft.valueType,
  ...(before ? datesChanged(before, draft) : datesOf(draft)),
  usageLimit: wholeNumber(draft.usageLimit),
  minCheckoutItemsQuantity: wholeNumber(draft.minimumItems) ?? 0,
  applyOncePerCustomer: draft.oncePerCustomer,
  singleUse: draft.singleUse,
  onlyForStaff: draft.onlyForStaff,
  countries: draft.countries,
})

const ids = (goods: readonly Named[]): string[] => goods.map(({ id }) => id)

/** The goods to add and to remove; null where there are none. */
export function goodsChanges(
  before: VoucherDraft,
  after: VoucherDraft,
): Record<'added' | 'removed', CatalogueInput | null> {
  const of = (which: 'added' | 'removed'): CatalogueInput | null => {
    const found = KINDS.flatMap((kind) => {
      const wanted = hasGoods(after.kind) ? ids(after.goods[kind]) : []
      const changed = difference(ids(before.goods[kind]), wanted)[which]
      return changed.length ? [[kind, changed]] : []
    })
    return found.length ? (Object.fromEntries(found) as CatalogueInput) : null
  }
  return { added: of('added'), removed: of('removed') }
}

/** What a voucher takes off in a channel, as typed; empty where that was meant in the other kind of value. */
export const worthIn = ({ listings, valueType }: VoucherDraft, channelId: string): string => {
  const [of, value] = listings[channelId]?.worth ?? [valueType, '']
  return of === valueType ? value : ''
}

/** The other kind of value, with the same numbers. */
export const withValueType = ({ listings }: VoucherDraft, valueType: ValueType): Partial<VoucherDraft> => ({
  valueType,
  listings: Object.fromEntries(
    Object.entries(listings).map(([id, { worth, minimum }]) => [id, { worth: [valueType, worth[1]], minimum }]),
  ),
})

/** The currency of a channel; undefined of one that whoever is signed in does not see. */
export type CurrencyOf = (channelId: string) => string | undefined

const worthAs = ({ valueType }: VoucherDraft, text: string, currency: string | undefined): number | null =>
  readNumber(text, valueType === 'FIXED' ? currency : undefined)

/** Numbers that cannot be read, which would be saved as none, and values that are missing. */
export function numberFaults(draft: VoucherDraft, currencyOf: CurrencyOf): Fault[] {
  const wrong = (field: string, text: string): Fault[] => [
    { code: text.trim() ? 'INVALID' : 'REQUIRED', field, message: null },
  ]
  const counts = [
    ['usageLimit', draft.usageLimit],
    ['minCheckoutItemsQuantity', draft.minimumItems],
  ] as const
  return [
    ...Object.entries(draft.listings).flatMap(([id, { minimum }]) => {
      const [worth, currency] = [worthIn(draft, id), currencyOf(id)]
      return [
        ...(worthAs(draft, worth, currency) === null ? wrong(`listings.${id}.worth`, worth) : []),
        ...(draft.valueType === 'PERCENTAGE' && (worthAs(draft, worth, currency) ?? 0) > 100
          ? [{ code: '', field: `listings.${id}.worth`, message: m.offers_at_most_all() }]
          : []),
        ...(minimum.trim() && readNumber(minimum, currency) === null ? wrong(`listings.${id}.minimum`, minimum) : []),
      ]
    }),
    ...counts.flatMap(([field, text]) => (text.trim() && wholeNumber(text) === null ? wrong(field, text) : [])),
  ]
}

export const listingChanges = (before: VoucherDraft, after: VoucherDraft, currencyOf: CurrencyOf) => ({
  addChannels: Object.entries(after.listings).map(([channelId, { minimum }]) => ({
    channelId,
    discountValue: worthAs(after, worthIn(after, channelId), currencyOf(channelId)),
    minAmountSpent: readNumber(minimum, currencyOf(channelId)),
  })),
  removeChannels: Object.keys(before.listings).filter((id) => !(id in after.listings)),
})
