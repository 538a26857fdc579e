/**
 * How every use-case changes a checkout: it reads the checkout, or takes what this process wrote last, computes the new
 * state in memory, and writes it only if nobody changed the checkout meanwhile; otherwise it begins again. This takes two
 * statements at the most, and no lock outlives one of them.
 */
import { MOST_TURNS } from '@semena/contract/limits'
import type { CheckoutErrorCode } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import {
  type CheckoutHead,
  type LineChanges,
  loadCheckout,
  loadCheckouts,
  saveCheckout,
} from '../../db/queries/checkout/checkout.ts'
import { orderPromotions } from '../../db/queries/order/order-promotions.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { shippingMethods } from '../../db/queries/shipping/shipping.ts'
import type { Queryable } from '../../db/statements/statement.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'
import { isTooMuch, tooMuch } from '../metadata.ts'
import { ok, refuse, refuseOrder, type Result } from '../result.ts'
import { anonymousMetadataFault } from './anonymous-metadata-limit.ts'
import { tooManyLines } from './quantities.ts'
import { type Checkout, type CheckoutState, evaluate, methodIdOf, ownLines, type Rules, stateOf } from './state.ts'
import { appMethodOf } from './app-methods.ts'
import { minutesOf } from '../reserving.ts'
import { holdStock } from './reserve.ts'
import { withAnswers } from './answers.ts'
import { keepRecent, recentCheckout, recentCheckouts } from './recent.ts'

export type CheckoutCtx = Pick<Ctx, 'database' | 'clock' | 'uuid' | 'viewer' | 'taxApps' | 'shippingApps'>

/** A use-case: what it makes of a checkout. It only reads, because it may be asked several times. */
export type Work = (
  checkout: Checkout,
  rules: Rules,
) => Result<CheckoutState, CheckoutErrorCode> | Promise<Result<CheckoutState, CheckoutErrorCode>>

/** A checkout with its prices, and the rules by which they were computed. */
export interface Found {
  checkout: Checkout
  rules: Rules
}

export const readRules = async ({ database: { pool } }: Pick<Ctx, 'database'>): Promise<Rules> => {
  const [shop, methods, promotions] = await Promise.all([reference(pool), shippingMethods(pool), orderPromotions(pool)])
  return { shop, methods, promotions }
}

/** How a checkout is read. */
interface Reading {
  /** A code in place of the checkout's own. */
  withVoucher?: string | null
  /** Variants of gifts that were found to be sold out. */
  goneGifts?: ReadonlySet<number>
  /** Asks apps again after a failure. */
  isInsisting?: boolean
}

/** A checkout with its prices; null where there is none. */
export async function readCheckout(ctx: CheckoutCtx, id: string, reading: Reading = {}): Promise<Found | null> {
  const found = await evaluated(ctx, id, reading)
  return found && { ...found, checkout: await withAnswers(ctx, found.checkout, found.rules, reading.isInsisting) }
}

/** A checkout with its prices from the database, before apps are asked; null where there is none. */
async function evaluated(
  ctx: Pick<Ctx, 'database' | 'clock'>,
  id: string,
  { withVoucher = null, goneGifts = new Set() }: Reading,
): Promise<Found | null> {
  const now = ctx.clock.now()
  const [row, rules] = await Promise.all([loadCheckout(ctx.database.pool, id, withVoucher, now), readRules(ctx)])
  if (!row || !rules.shop.channelById.has(row.channelId)) return null
  const offered = without(rules, goneGifts)
  return { checkout: evaluate(stateOf(row, rules.shop), offered, now), rules: offered }
}

/** A checkout that was kept, with the rules of now. */
async function evaluatedAnew(ctx: Pick<Ctx, 'database' | 'clock'>, kept: Checkout): Promise<Found> {
  const rules = await readRules(ctx)
  return { checkout: evaluate({ ...kept, lines: ownLines(kept) }, rules, ctx.clock.now()), rules }
}

/** Several checkouts by their ids; those that are gone are left out. */
export async function readCheckouts(
  ctx: Pick<CheckoutCtx, 'database' | 'clock'>,
  ids: readonly string[],
): Promise<Map<string, Checkout>> {
  if (ids.length === 0) return new Map()
  const now = ctx.clock.now()
  const [rows, rules] = await Promise.all([loadCheckouts(ctx.database.pool, ids, null, now), readRules(ctx)])
  const known = rows.filter((row) => rules.shop.channelById.has(row.channelId))
  return new Map(known.map((row) => [row.id, evaluate(stateOf(row, rules.shop), rules, now)]))
}

const without = (rules: Rules, gifts: ReadonlySet<number>): Rules =>
  gifts.size === 0
    ? rules
    : {
        ...rules,
        promotions: rules.promotions.map((p) => ({ ...p, gifts: p.gifts.filter((g) => !gifts.has(g.variantId)) })),
      }

export const checkoutNotFound = (field: string) => refuse('NOT_FOUND', field, "Couldn't resolve to a checkout.")

/** Names a checkout by id, and the argument it was named in. */
export interface CheckoutRef {
  id: string
  field: string
}

/**
 * Changes a checkout by `work`; with `withVoucher` it is read as if that code were its own. A voucher or a shipping method
 * that no longer applies to the new state is taken off it. Lines that are put keep their pieces where the shop is set so.
 */
export async function changeCheckout(
  ctx: CheckoutCtx,
  { id, field }: CheckoutRef,
  work: Work,
  { withVoucher = null }: { withVoucher?: string | null } = {},
): Promise<Result<Checkout, CheckoutErrorCode>> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const begun = ctx.clock.now()
    const recent = recentCheckouts(ctx.database.pool)
    const kept = turn === 0 && withVoucher === null ? recentCheckout(recent, id, begun) : null
    const found = kept ? await evaluatedAnew(ctx, kept.checkout) : await evaluated(ctx, id, { withVoucher })
    if (!found) return checkoutNotFound(field)
    const { checkout, rules } = found
    const done = await work(checkout, rules)
    if (!done.ok && kept) continue
    if (!done.ok) return done
    const now = ctx.clock.now()
    const after = settled({ ...done.value, updatedAt: now }, rules, now)
    const lines = changesOfLines(checkout, after)
    const fault = lines.put.some((l) => isTooMuch(l.metadata))
      ? tooMuch('metadata')
      : (anonymousMetadataFault(ctx.viewer, done.value, checkout) ??
        tooManyLines(ownLines(after).length, ownLines(checkout).length))
    if (fault && kept) continue
    if (fault) return refuseOrder(fault)
    const giftCardIds = after.giftCards === checkout.giftCards ? null : after.giftCards.map((g) => g.id)
    const saved = await holding(ctx, rules.shop, after, lines, (db) =>
      saveCheckout(db, headOf({ ...after, version: checkout.version }), {
        lines,
        giftCardIds,
        onlyUnpaid: kept !== null,
      }),
    ).catch(undoneWhereGone)
    if (!saved.ok) return saved
    if (!saved.value) continue
    const changed = { ...after, version: checkout.version + 1 }
    keepRecent(recent, changed, kept?.readAt ?? begun)
    return ok(await withAnswers(ctx, changed, rules))
  }
  throw new Error(`checkout ${id} was changed ${MOST_TURNS} times while one change was worked out`)
}

/** What is written of a checkout beside its lines. */
export const headOf = (checkout: Checkout): CheckoutHead => ({
  ...checkout,
  channelId: checkout.channel.id,
  total: checkout.prices.total.gross,
})

/** The lines that a change takes away, adds or changes; others are the same objects as before. */
function changesOfLines(before: Checkout, after: Checkout): LineChanges {
  const [had, has] = [ownLines(before), ownLines(after)]
  return {
    gone: had.filter((line) => !has.some((l) => l.id === line.id)).map((line) => line.id),
    put: has.filter((line) => !had.includes(line)),
  }
}

const FOREIGN_KEY_VIOLATION = '23503'
/** The user, the delivery or a gift card of a checkout may be gone since it was read. Then it is read again. */
const undoneWhereGone = (error: unknown) => {
  if ((error as { code?: string }).code === FOREIGN_KEY_VIOLATION) return ok(false)
  throw error
}

/**
 * Writes a checkout by `write`; false where that writes nothing. Where the shop is set so, lines that are put keep their
 * pieces from then on, in one transaction with it.
 */
export async function holding(
  ctx: Pick<Ctx, 'database' | 'clock' | 'viewer'>,
  shop: Rules['shop'],
  checkout: Checkout,
  { put, gone }: LineChanges,
  write: (db: Queryable) => Promise<boolean>,
): Promise<Result<boolean, 'INSUFFICIENT_STOCK'>> {
  const { pool } = ctx.database
  const minutes = put.length > 0 ? minutesOf(ctx, shop) : null
  if (minutes === null) return ok(await write(pool))
  return transaction<Result<boolean, 'INSUFFICIENT_STOCK'>>(pool, async (client) => {
    const lines = { putIds: put.map((line) => line.id), goneIds: gone }
    const held = await holdStock(client, shop, checkout, lines, { now: ctx.clock.now(), minutes })
    if (!held.ok) return new Undone(held)
    if (!(await write(client))) return new Undone(ok(false))
    await held.value()
    return ok(true)
  })
}

/** The evaluated checkout, without a voucher, a shipping method or a collection point that does not apply. */
function settled(state: CheckoutState, rules: Rules, now: Date): Checkout {
  const checkout = evaluate(state, rules, now)
  // An app that does not answer for a moment takes nothing away that was chosen; the purchase waits for its answer.
  const waits = !!state.appMethod && !!checkout.asking?.kept && !checkout.asking.kept.isWhole && !checkout.method
  const ofShipping = waits && state.voucher?.type === 'SHIPPING' ? state.voucherCode : null
  const voucherCode = checkout.appliedVoucher?.code ?? ofShipping
  const methodId = checkout.method?.id ?? (waits ? methodIdOf(state) : null)
  const collectionPointId = checkout.collectionPoint?.id ?? null
  if (
    voucherCode === state.voucherCode &&
    methodId === methodIdOf(state) &&
    collectionPointId === state.collectionPointId
  )
    return checkout
  return evaluate(
    {
      ...state,
      voucherCode,
      voucher: ofShipping ? state.voucher : checkout.appliedVoucher,
      shippingMethodId: typeof methodId === 'number' ? methodId : null,
      appMethod: waits ? state.appMethod : checkout.method && appMethodOf(checkout.method),
      collectionPointId,
    },
    rules,
    now,
  )
}
