/**
 * What stands on an invoice, worked out once from the order when it is issued, and kept: later changes of the order, the
 * shop or these rules do not touch it. Pure. Amounts are minor units.
 */
import { isDeepStrictEqual } from 'node:util'
import { type Language, languageOf } from '@semena/contract/languages'
import { LOGO_KEY, ownPath, readLogo } from '@semena/contract/shop-pictures'
import { asTyped } from '@semena/contract/typed-address'
import type { OrderLineRow, OrderRow } from '../../db/queries/order/order.ts'
import type { ShopRow } from '../../db/queries/reference/reference.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'
import { country } from '../mail/format.ts'
import { dayOf } from '../day.ts'

export interface InvoiceParty {
  lines: string[]
  vatId: string
  registrationId: string
}

export interface InvoiceLine {
  name: string
  /** What tells more: the pack, the article number. */
  detail: string
  quantity: number
  /** After discounts, without and with tax. */
  unitNet: number
  unitGross: number
  /** What discounts took off the whole line, with tax. */
  discount: number
  /** A fraction of one: 0.21. */
  taxRate: number
  net: number
  gross: number
}

export interface InvoiceContent {
  /** The version of this form. */
  version: 1
  number: string
  language: Language
  currency: string
  /** ISO dates, in UTC. */
  issuedOn: string
  suppliedOn: string
  orderedOn: string
  orderNumber: number
  seller: InvoiceParty & {
    name: string
    email: string
    account: string
    note: string
    /** The path of the logo in the storage, which stands in place of the name; none in older invoices. */
    logo?: string | null
  }
  buyer: InvoiceParty
  /** Null where it is the buyer's own. */
  shipTo: string[] | null
  lines: InvoiceLine[]
  shipping: { name: string; taxRate: number; net: number; gross: number } | null
  /** A discount on the whole order that is not in its lines, with tax. */
  discount: { name: string; net: number; gross: number } | null
  taxes: { rate: number; net: number; gross: number }[]
  total: { net: number; gross: number }
  giftCards: { end: string; amount: number }[]
  /** How it was paid: what came besides gift cards. */
  paid: number
}

export interface InvoiceFacts {
  number: string
  now: Date
  order: OrderRow
  lines: readonly OrderLineRow[]
  giftCards: readonly { end: string; amount: number }[]
  discountName: string
  /** The name of the way of delivery in the order's language. */
  shippingName: string
  shop: Pick<ShopRow, 'name' | 'companyAddress' | 'metadata' | 'privateMetadata' | 'defaultMailSenderAddress'>
  /** When the first parcel left; null where none has. */
  firstSentAt: Date | null
}

/** Keys of the shop's metadata that invoices read; private metadata come before public ones. */
export const INVOICE_KEYS = {
  /** `true`: the shop makes no invoices. */
  off: 'invoice.off',
  /** What stands before a number: `FV-` makes FV-2026-000001. */
  prefix: 'invoice.prefix',
  vatId: 'invoice.vatId',
  registrationId: 'invoice.registrationId',
  /** A bank account, in one line. */
  account: 'invoice.account',
  email: 'invoice.email',
  /** A sentence at the end, such as that the seller pays no VAT. */
  note: 'invoice.note',
} as const

export const shopSays = (
  { metadata, privateMetadata }: Pick<ShopRow, 'metadata' | 'privateMetadata'>,
  key: keyof typeof INVOICE_KEYS,
): string => (privateMetadata[INVOICE_KEYS[key]] ?? metadata[INVOICE_KEYS[key]] ?? '').trim()

function logoOf({ metadata }: Pick<ShopRow, 'metadata'>): string | null {
  const logo = readLogo(metadata[LOGO_KEY])
  return logo && ownPath(logo)
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)

export function invoiceContent({ order, lines, shop, now, ...facts }: InvoiceFacts): InvoiceContent {
  const language = languageOf(order.languageCode)
  const buyerAddress = order.billingAddress ?? order.shippingAddress
  const buyer = party(buyerAddress, language)
  const shipTo = order.shippingAddress ? addressLines(order.shippingAddress, language) : null
  const shown = lines.map(lineOf)
  const shipping =
    order.shippingMethodName !== null || order.shippingGross > 0
      ? {
          name: facts.shippingName,
          taxRate: order.shippingTaxRate,
          net: order.shippingNet,
          gross: order.shippingGross,
        }
      : null
  const parts = [...shown, ...(shipping ? [shipping] : [])]
  const cards = sum(facts.giftCards.map((g) => g.amount))
  const gross = order.totalGross + cards
  const off = sum(parts.map((p) => p.gross)) - gross
  const taxes = taxesOf(parts, off)
  const net = sum(taxes.map((t) => t.net))
  return {
    version: 1,
    number: facts.number,
    language,
    currency: order.currency,
    issuedOn: dayOf(now),
    suppliedOn: dayOf(facts.firstSentAt ?? now),
    orderedOn: dayOf(order.createdAt),
    orderNumber: order.number,
    seller: {
      name: shop.name,
      lines: shop.companyAddress ? addressLines(shop.companyAddress, language) : [shop.name],
      vatId: shopSays(shop, 'vatId'),
      registrationId: shopSays(shop, 'registrationId'),
      email: shopSays(shop, 'email') || (shop.defaultMailSenderAddress ?? ''),
      account: shopSays(shop, 'account'),
      note: shopSays(shop, 'note'),
      logo: logoOf(shop),
    },
    buyer,
    shipTo: shipTo && shipTo.join('\n') !== buyer.lines.join('\n') ? shipTo : null,
    lines: shown,
    shipping,
    discount: off === 0 ? null : { name: facts.discountName, net: sum(parts.map((p) => p.net)) - net, gross: off },
    taxes,
    total: { net, gross },
    giftCards: [...facts.giftCards],
    paid: order.totalCharged,
  }
}

const lineOf = (l: OrderLineRow): InvoiceLine => ({
  name: l.translatedProductName || l.productName,
  detail: [l.translatedVariantName || l.variantName, l.productSku ?? ''].filter(Boolean).join(' · '),
  quantity: l.quantity,
  unitNet: l.unitNet,
  unitGross: l.unitGross,
  discount: Math.max(0, l.undiscountedTotalGross - l.totalGross),
  taxRate: l.taxRate,
  net: l.totalNet,
  gross: l.totalGross,
})

/** Sums by rate, the highest first. What is off in all is spread over the rates by their shares. */
function taxesOf(
  parts: readonly { taxRate: number; net: number; gross: number }[],
  off: number,
): InvoiceContent['taxes'] {
  const byRate = new Map<number, { rate: number; net: number; gross: number }>()
  for (const { taxRate, net, gross } of parts) {
    const found = byRate.get(taxRate) ?? { rate: taxRate, net: 0, gross: 0 }
    byRate.set(taxRate, { rate: taxRate, net: found.net + net, gross: found.gross + gross })
  }
  const taxes = [...byRate.values()].toSorted((a, b) => b.rate - a.rate)
  let [left, of] = [off, sum(taxes.map((t) => t.gross))]
  return taxes.map((t) => {
    const share = of === 0 ? 0 : Math.round((left * t.gross) / of)
    ;[left, of] = [left - share, of - t.gross]
    const gross = t.gross - share
    return { ...t, gross, net: share === 0 ? t.net : Math.round(gross / (1 + t.rate)) }
  })
}

/** Whose VAT number a buyer entered: in the address's metadata, as Saleor's storefronts keep it. */
const VAT_KEYS = ['vatId', 'vat_id', 'vatNumber', 'vat_number', 'vatin']

function party(address: StoredAddress | null, language: Language): InvoiceParty {
  const metadata = address?.metadata ?? {}
  const vatId = VAT_KEYS.map((key) => metadata[key]).find(Boolean) ?? ''
  return {
    lines: address ? addressLines(address, language) : [],
    vatId,
    registrationId: metadata.registrationId ?? '',
  }
}

/** An address as an envelope has it, without the telephone. A company stands before its person. */
export function addressLines(address: StoredAddress, language: Language): string[] {
  const a = asTyped(address, address.metadata)
  const place = [a.postalCode, [a.city, a.cityArea].filter(Boolean).join(', '), a.countryArea].filter(Boolean).join(' ')
  return [
    a.companyName,
    `${a.firstName} ${a.lastName}`,
    a.streetAddress1,
    a.streetAddress2,
    place,
    a.country ? country(a.country, language) : '',
  ]
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** Whether two invoices say the same of what was sold to whom; numbers, dates and payments do not count. */
export function isSameSale(a: InvoiceContent, b: InvoiceContent): boolean {
  const beside = { number: '', issuedOn: '', suppliedOn: '', paid: 0 }
  return isDeepStrictEqual({ ...a, ...beside }, { ...b, ...beside })
}
