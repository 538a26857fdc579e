/**
 * How every use-case changes a checkout: it reads the checkout, computes the new state in memory, and writes it only if
 * nobody changed the checkout meanwhile; otherwise it begins again. This takes two statements, or one where the process
 * has just written the checkout itself, and no lock outlives one of them.
 */
import type { CheckoutErrorCode } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import {
  type LineChanges,
  loadCheckout,
  loadCheckouts,
  loadLines,
  saveCheckout,
} from '../../db/queries/checkout/checkout.ts'
import type { IfInStock } from '../../db/queries/catalogue/for-sale.ts'
import { orderPromotions } from '../../db/queries/order/order-promotions.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { shippingMethods } from '../../db/queries/shipping/shipping.ts'
import { type KeptRows, keptNow } from '../../db/kept-rows.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'
import { isTooMuch, tooMuch } from '../metadata.ts'
import { ok, refuse, type Result } from '../result.ts'
import { anonymousMetadataFault } from './anonymous-metadata-limit.ts'
import { keepCheckout, keptCheckout } from './kept.ts'
import { tooManyLines } from './quantities.ts'
import { type Checkout, type CheckoutState, evaluate, methodIdOf, ownLines, type Rules, stateOf } from './state.ts'
import { appMethodOf } from './app-methods.ts'
import { minutesOf } from '../reserving.ts'
import { holdStock } from './reserve.ts'
import { withAnswers } from './shipping.ts'

export type CheckoutCtx = Pick<Ctx, 'database' | 'clock' | 'uuid' | 'viewer' | 'taxApps' | 'shippingApps'>

/** The new state, and which of the tables beside `checkouts` have to be written. */
export interface CheckoutChange {
  state: CheckoutState
  lines?: LineChanges
  giftCards?: boolean
  /** Whether the lines that were put keep their pieces, where the shop is set so. */
  reserves?: boolean
  /** What must be in stock; where it is not, `work` is asked again with what was read. Not with gift cards. */
  ifInStock?: IfInStock | null
  /** When the oldest of what it took from kept rows was read. */
  readAt?: Date
}

/** Where a change takes what it knows from. */
export interface Source {
  /** The rows that this process keeps since before the checkout was read. */
  rows: KeptRows
  /** Whether the checkout is as this process wrote it last, and was not read. */
  isKept: boolean
}

const MOST_TRIES = 20

const earlier = (one: Date, other: Date = one): Date => (other < one ? other : one)

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
  /** Reads only lines and prices where this process has written the rest itself, and nobody has changed it since. */
  fromKept?: boolean
}

/** A checkout with its prices; null where there is none. */
export async function readCheckout(
  ctx: CheckoutCtx,
  id: string,
  reading: Reading = {},
): Promise<{ checkout: Checkout; rules: Rules } | null> {
  const found = await evaluated(ctx, id, reading)
  return found && { ...found, checkout: await withAnswers(ctx, found.checkout, found.rules, reading.isInsisting) }
}

/** A checkout with its prices as this process wrote it last; null where it has to be read. */
async function evaluatedKept(
  ctx: Pick<Ctx, 'database' | 'clock'>,
  rows: KeptRows,
  id: string,
  now: Date,
): Promise<{ checkout: Checkout; rules: Rules; readAt: Date } | null> {
  const rules = await readRules(ctx)
  const found = keptCheckout(rows, id, rules, now)
  return found && { checkout: evaluate(found.state, rules, now), rules, readAt: found.readAt }
}

/** A checkout with its prices from the database, before apps are asked; null where there is none. */
async function evaluated(
  ctx: Pick<Ctx, 'database' | 'clock'>,
  id: string,
  { withVoucher = null, goneGifts = new Set(), fromKept = false }: Reading,
): Promise<{ checkout: Checkout; rules: Rules } | null> {
  const now = ctx.clock.now()
  const kept = fromKept && withVoucher === null ? await keptState(ctx, id, now) : null
  if (kept) {
    const offered = without(kept.rules, goneGifts)
    return { checkout: evaluate(kept.state, offered, now), rules: offered }
  }
  const [row, rules] = await Promise.all([loadCheckout(ctx.database.pool, id, now, withVoucher), readRules(ctx)])
  if (!row || !rules.shop.channelById.has(row.channelId)) return null
  const offered = without(rules, goneGifts)
  return { checkout: evaluate(stateOf(row, rules.shop), offered, now), rules: offered }
}

/** A checkout as this process wrote it last, with the lines and prices of now; null where all of it has to be read. */
async function keptState(
  ctx: Pick<Ctx, 'database' | 'clock'>,
  id: string,
  now: Date,
): Promise<{ state: CheckoutState; rules: Rules } | null> {
  const { pool } = ctx.database
  const rules = await readRules(ctx)
  const kept = keptCheckout(keptNow(pool), id, rules, now)
  const read = kept && (await loadLines(pool, id, kept.state.version, now))
  return read && { state: { ...kept.state, ...read }, rules }
}

/** Several checkouts by their ids; those that are gone are left out. */
export async function readCheckouts(
  ctx: Pick<CheckoutCtx, 'database' | 'clock'>,
  ids: readonly string[],
): Promise<Map<string, Checkout>> {
  if (ids.length === 0) return new Map()
  const now = ctx.clock.now()
  const [rows, rules] = await Promise.all([loadCheckouts(ctx.database.pool, ids, now), readRules(ctx)])
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
 * Changes a checkout by `work`, which must only read, because it may run several times. A voucher or a shipping method
 * that no longer applies to the new state is removed from the checkout. With `fromKept`, `work` is first tried on what
 * this process wrote last, and told so; then a refusal must have no effect besides its answer.
 */
export async function changeCheckout(
  ctx: CheckoutCtx,
  { id, field }: CheckoutRef,
  work: (
    checkout: Checkout,
    rules: Rules,
    from: Source,
  ) => Result<CheckoutChange, CheckoutErrorCode> | Promise<Result<CheckoutChange, CheckoutErrorCode>>,
  { withVoucher = null, fromKept = false }: { withVoucher?: string | null; fromKept?: boolean } = {},
): Promise<Result<Checkout, CheckoutErrorCode>> {
  for (let turn = 0; turn < MOST_TRIES; turn++) {
    const rows = keptNow(ctx.database.pool)
    const readAt = ctx.clock.now()
    const kept = turn === 0 && fromKept ? await evaluatedKept(ctx, rows, id, readAt) : null
    const found = kept ?? (await evaluated(ctx, id, { withVoucher }))
    if (!found) return checkoutNotFound(field)
    const done = await work(found.checkout, found.rules, { rows, isKept: kept !== null })
    const fault = done.ok ? faultOf(ctx, done.value, found.checkout) : null
    // What refuses it may be as it was, and no longer as it is.
    if (kept && (!done.ok || fault)) continue
    if (!done.ok) return done
    if (fault) return { ok: false, errors: [fault] }
    const now = ctx.clock.now()
    const after = settled({ ...done.value.state, updatedAt: now }, found.rules, now)
    const written = { ...after, version: found.checkout.version }
    const minutes = done.value.reserves ? minutesOf(ctx, found.rules.shop) : null
    const changes = {
      lines: done.value.lines ?? null,
      giftCardIds: done.value.giftCards ? after.giftCards.map((g) => g.id) : null,
      onlyUnpaid: kept !== null,
      ifInStock: done.value.ifInStock ?? null,
    }
    const saved =
      minutes !== null && done.value.lines
        ? await saveReserved(ctx, found.rules.shop, written, { ...changes, lines: done.value.lines }, { now, minutes })
        : ok(await saveCheckout(ctx.database.pool, written, changes).catch(falseWhereGone))
    if (!saved.ok) return saved
    if (!saved.value) continue
    const changed = { ...after, version: found.checkout.version + 1 }
    keepCheckout(rows, changed, earlier(kept?.readAt ?? readAt, done.value.readAt))
    return ok(await withAnswers(ctx, changed, found.rules))
  }
  throw new Error(`checkout ${id} was changed ${MOST_TRIES} times while one change was worked out`)
}

const FOREIGN_KEY_VIOLATION = '23503'
/** The user or the delivery of a checkout may be gone since it was read or kept. Then it is read again. */
const falseWhereGone = (error: unknown): false => {
  if ((error as { code?: string }).code === FOREIGN_KEY_VIOLATION) return false
  throw error
}

/** Why a change is too much; null where it is not. */
const faultOf = (ctx: CheckoutCtx, { state, lines }: CheckoutChange, before: Checkout) =>
  lines?.put.some((l) => isTooMuch(l.metadata))
    ? tooMuch('metadata')
    : (anonymousMetadataFault(ctx.viewer, state, before) ??
      tooManyLines(ownLines(state).length, ownLines(before).length))

/** Saves lines, which keep their pieces from then on; false when the checkout was changed or completed meanwhile. */
const saveReserved = (
  { database }: CheckoutCtx,
  shop: Rules['shop'],
  checkout: Checkout,
  changes: { lines: LineChanges; onlyUnpaid: boolean },
  when: { now: Date; minutes: number },
): Promise<Result<boolean, 'INSUFFICIENT_STOCK'>> =>
  transaction<Result<boolean, 'INSUFFICIENT_STOCK'>>(database.pool, async (client) => {
    const { put, gone } = changes.lines
    const putIds = put.map((line) => line.id)
    const held = await holdStock(client, shop, checkout, { putIds, goneIds: gone }, when)
    if (!held.ok) return new Undone(held)
    if (!(await saveCheckout(client, checkout, changes))) return new Undone(ok(false))
    await held.value()
    return ok(true)
  })

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
