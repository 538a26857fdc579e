/**
 * Checkouts as this process wrote them last, so that the next change need not read them. Shoppers change a checkout
 * several times in a row: lines, an e-mail, an address, a delivery. What is kept is used for such changes, whose statement
 * writes nothing where the checkout is not as it was kept (its version is another, or somebody pays for it). A change
 * that is refused by what is kept is tried again on what is read. For an order the lines and prices are always read,
 * and so is what others can change without a new version. Beside them is kept what a channel asks for variants, so that
 * a new checkout, and one whose lines change, read nothing: the statement that writes looks at the stock.
 */
import type { KeptRows } from '../../db/kept-rows.ts'
import type { ForSaleRow } from '../../db/queries/catalogue/for-sale.ts'
import { NO_PAYMENTS, ownLines, type Checkout, type CheckoutState, type Rules } from './state.ts'

/** How long a checkout is kept at most. Its prices follow the clock, as promotions do. Milliseconds. */
const LIFE_MS = 30_000

/**
 * How many checkouts are kept: those that shoppers changed last. A checkout with its lines takes several times as much
 * memory as a row of the catalogue.
 */
const MOST_CHECKOUTS = 2000

/** Most lines, and most characters of notes and metadata, of a checkout that is kept. */
const MOST_LINES = 20
const MOST_TEXT = 2000

interface Kept {
  state: CheckoutState
  /** When its prices were read. */
  readAt: Date
}

const KIND = 'checkouts'
const FOR_SALE = 'for sale'

/** A checkout as it was written last; null where it has to be read. */
export function keptCheckout(rows: KeptRows, id: string, { shop }: Rules, now: Date): Kept | null {
  const found = rows.kept<Kept>(KIND, id)
  if (!found) return null
  const channel = shop.channelById.get(found.state.channel.id)
  return channel && isFresh(found, now) ? { ...found, state: { ...found.state, channel } } : null
}

const isFresh = ({ readAt }: { readAt: Date }, now: Date): boolean => {
  const age = now.getTime() - readAt.getTime()
  return age >= 0 && age < LIFE_MS
}

interface KeptForSale {
  row: ForSaleRow
  readAt: Date
}

const forSaleKey = (channelId: number, variantId: number): string => `${channelId} ${variantId}`

/** What a channel asks for variants, but for the stock, and when the first of it was read; null where it has to be read. */
export function keptForSale(
  rows: KeptRows,
  channelId: number,
  variantIds: readonly number[],
  now: Date,
): { rows: Map<number, ForSaleRow>; readAt: Date } | null {
  let readAt = now
  const found = new Map<number, ForSaleRow>()
  for (const id of variantIds) {
    const one = rows.kept<KeptForSale>(FOR_SALE, forSaleKey(channelId, id))
    if (!one || !isFresh(one, now)) return null
    if (one.readAt < readAt) readAt = one.readAt
    found.set(id, one.row)
  }
  return { rows: found, readAt }
}

/** Keeps what a channel asks for variants. */
export function keepForSale(
  rows: KeptRows,
  channelId: number,
  found: ReadonlyMap<number, ForSaleRow>,
  readAt: Date,
): void {
  for (const [id, row] of found) rows.keep<KeptForSale>(FOR_SALE, forSaleKey(channelId, id), { row, readAt })
}

/**
 * Keeps a checkout that was written, unless its prices follow from what others can change without its version: a
 * voucher, gift cards, payments, apps that are asked.
 */
export function keepCheckout(rows: KeptRows, checkout: Checkout, readAt: Date): void {
  const { id, voucherCode, giftCards, payments, taxing, asking } = checkout
  const isPlain =
    voucherCode === null &&
    giftCards.length === 0 &&
    payments.count === 0 &&
    taxing === null &&
    asking === null &&
    isSmall(checkout)
  rows.keep<Kept>(KIND, id, isPlain ? { state: stateAlone(checkout), readAt } : undefined, MOST_CHECKOUTS)
}

/** Whether it takes about as much memory as a row of the catalogue, as which it counts. */
function isSmall(checkout: Checkout): boolean {
  const lines = ownLines(checkout)
  if (lines.length > MOST_LINES) return false
  const texts = [checkout, ...lines].flatMap(({ metadata, privateMetadata }) => [
    ...Object.entries(metadata).flat(),
    ...Object.entries(privateMetadata).flat(),
  ])
  for (const address of [checkout.shippingAddress, checkout.billingAddress])
    texts.push(...Object.entries(address?.metadata ?? {}).flat())
  return texts.reduce((length, text) => length + text.length, checkout.customerNote.length) <= MOST_TEXT
}

/** Forgets a checkout. */
export const forgetCheckout = (rows: KeptRows, id: string): void => rows.keep(KIND, id, undefined)

/** What is stored of a plain checkout, without all that was computed from it. */
const stateAlone = (checkout: Checkout): CheckoutState => ({
  id: checkout.id,
  version: checkout.version,
  channel: checkout.channel,
  userId: checkout.userId,
  customer: checkout.customer,
  email: checkout.email,
  languageCode: checkout.languageCode,
  customerNote: checkout.customerNote,
  billingAddress: checkout.billingAddress,
  shippingAddress: checkout.shippingAddress,
  shippingMethodId: checkout.shippingMethodId,
  appMethod: checkout.appMethod,
  collectionPointId: checkout.collectionPointId,
  voucherCode: null,
  voucher: null,
  saveShippingAddress: checkout.saveShippingAddress,
  saveBillingAddress: checkout.saveBillingAddress,
  metadata: checkout.metadata,
  privateMetadata: checkout.privateMetadata,
  createdAt: checkout.createdAt,
  updatedAt: checkout.updatedAt,
  lines: ownLines(checkout),
  giftCards: [],
  payments: NO_PAYMENTS,
  taxes: null,
  shipping: null,
})
