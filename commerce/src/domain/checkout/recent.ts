/**
 * Checkouts as this process wrote them last. A shopper changes a checkout several times in a row, and reading it costs the
 * database as much as writing it. A change is worked out on the checkout that is cached here; the statement that writes it
 * compares the version, an optimistic lock. A refusal is worked out again on what the database says, and an order is made
 * of nothing else.
 *
 * Leans on: only a change through `changeCheckout` or `startCheckout` alters a checkout without payments, and each raises
 * its version. Prices follow `ctx.changes`.
 * Gain: a whole checkout takes a quarter less of the processor (decision 0073).
 * May go: when a whole checkout stays above its floor without it. `recentCheckout` then answers null, and nothing else
 * changes.
 * When it breaks: a shopper sees an old price for at most 30 seconds, until the checkout is completed. Let
 * `recentCheckout` answer null until the cause is found.
 */
import { SIZES } from '../../memory/sizes.ts'
import type { Pool } from 'pg'
import { held } from '../../memory/memory.ts'
import { type Checkout, ownLines } from './state.ts'

const RECENT = {
  name: 'recent checkouts',
  holds: 'checkouts as the process wrote them last, without codes, gift cards, payments and apps; the oldest go',
  bound: `${SIZES.recentCheckouts.checkouts} checkouts of ${SIZES.recentCheckouts.lines} lines`,
  lifeMs: 30_000,
  tags: ['promotions'],
} as const

export interface Recent {
  checkout: Checkout
  /** When its lines and prices were read. */
  readAt: Date
}

/** Checkouts by id, between two changes of the catalogue; the one written longest ago comes first. */
export type Checkouts = Map<string, Recent>
const checkouts = held(RECENT, (): Checkouts => new Map())

/**
 * The cached checkouts. A use-case takes the map before it reads the catalogue: a change of the catalogue replaces the map,
 * so that a checkout with older prices is put into a map that nobody reads.
 */
export const recentCheckouts = (pool: Pool): Checkouts => checkouts(pool)

/** A checkout as it was written last; null where it has to be read. */
export function recentCheckout(recent: Checkouts, id: string, now: Date): Recent | null {
  const found = recent.get(id)
  const age = found ? now.getTime() - found.readAt.getTime() : Infinity
  return age >= 0 && age < RECENT.lifeMs ? found! : null
}

/** Keeps a checkout that was written, unless others can change its prices without changing its version. */
export function keepRecent(recent: Checkouts, checkout: Checkout, readAt: Date): void {
  recent.delete(checkout.id)
  if (!isPlain(checkout) || !isSmall(checkout)) return
  recent.set(checkout.id, { checkout, readAt })
  if (recent.size > SIZES.recentCheckouts.checkouts) recent.delete(recent.keys().next().value!)
}

const isPlain = ({ voucherCode, giftCards, payments, taxing, asking }: Checkout): boolean =>
  voucherCode === null && giftCards.length === 0 && payments.count === 0 && taxing === null && asking === null

function isSmall(checkout: Checkout): boolean {
  const lines = ownLines(checkout)
  const addresses = [checkout.shippingAddress, checkout.billingAddress].map((address) => address?.metadata)
  const metadata = [checkout, ...lines].flatMap((part) => [part.metadata, part.privateMetadata])
  const texts = [...metadata, ...addresses].flatMap((one) => Object.entries(one ?? {}).flat())
  return (
    lines.length <= SIZES.recentCheckouts.lines &&
    texts.reduce((sum, text) => sum + text.length, checkout.customerNote.length) <= SIZES.recentCheckouts.characters
  )
}
