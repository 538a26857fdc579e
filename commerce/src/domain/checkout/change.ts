/**
 * How every use-case changes a checkout: it reads the checkout, computes the new state in memory, and writes it only if
 * nobody changed the checkout meanwhile; otherwise it begins again. This takes two statements, and no lock outlives one
 * of them.
 */
import type { CheckoutErrorCode } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import { type LineChanges, loadCheckout, loadCheckouts, saveCheckout } from '../../db/queries/checkout/checkout.ts'
import { orderPromotions } from '../../db/queries/order/order-promotions.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { shippingMethods } from '../../db/queries/shipping/shipping.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'
import { isTooMuch, tooMuch } from '../metadata.ts'
import { ok, refuse, type Result } from '../result.ts'
import { anonymousMetadataFault } from './anonymous-metadata-limit.ts'
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
}

const MOST_TRIES = 20

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
export async function readCheckout(
  ctx: CheckoutCtx,
  id: string,
  reading: Reading = {},
): Promise<{ checkout: Checkout; rules: Rules } | null> {
  const found = await evaluated(ctx, id, reading)
  return found && { ...found, checkout: await withAnswers(ctx, found.checkout, found.rules, reading.isInsisting) }
}

/** A checkout with its prices from the database, before apps are asked; null where there is none. */
async function evaluated(
  ctx: Pick<Ctx, 'database' | 'clock'>,
  id: string,
  { withVoucher = null, goneGifts = new Set() }: Reading,
): Promise<{ checkout: Checkout; rules: Rules } | null> {
  const now = ctx.clock.now()
  const [row, rules] = await Promise.all([loadCheckout(ctx.database.pool, id, now, withVoucher), readRules(ctx)])
  if (!row || !rules.shop.channelById.has(row.channelId)) return null
  const offered = without(rules, goneGifts)
  return { checkout: evaluate(stateOf(row, rules.shop), offered, now), rules: offered }
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
 * that no longer applies to the new state is removed from the checkout.
 */
export async function changeCheckout(
  ctx: CheckoutCtx,
  { id, field }: CheckoutRef,
  work: (
    checkout: Checkout,
    rules: Rules,
  ) => Result<CheckoutChange, CheckoutErrorCode> | Promise<Result<CheckoutChange, CheckoutErrorCode>>,
  { withVoucher = null }: { withVoucher?: string | null } = {},
): Promise<Result<Checkout, CheckoutErrorCode>> {
  for (let turn = 0; turn < MOST_TRIES; turn++) {
    const found = await evaluated(ctx, id, { withVoucher })
    if (!found) return checkoutNotFound(field)
    const done = await work(found.checkout, found.rules)
    if (!done.ok) return done
    const fault = faultOf(ctx, done.value, found.checkout)
    if (fault) return { ok: false, errors: [fault] }
    const now = ctx.clock.now()
    const after = settled({ ...done.value.state, updatedAt: now }, found.rules, now)
    const written = { ...after, version: found.checkout.version }
    const { lines = null, giftCards = false, reserves = false } = done.value
    const minutes = reserves ? minutesOf(ctx, found.rules.shop) : null
    const saved =
      minutes !== null && lines
        ? await saveReserved(ctx, found.rules.shop, written, lines, { now, minutes })
        : ok(
            await saveCheckout(ctx.database.pool, written, {
              lines,
              giftCardIds: giftCards ? after.giftCards.map((g) => g.id) : null,
            }).catch(falseWhereGone),
          )
    if (!saved.ok) return saved
    if (!saved.value) continue
    return ok(await withAnswers(ctx, { ...after, version: found.checkout.version + 1 }, found.rules))
  }
  throw new Error(`checkout ${id} was changed ${MOST_TRIES} times while one change was worked out`)
}

const FOREIGN_KEY_VIOLATION = '23503'
/** The user or the delivery of a checkout may be gone since it was read. Then it is read again. */
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
  lines: LineChanges,
  when: { now: Date; minutes: number },
): Promise<Result<boolean, 'INSUFFICIENT_STOCK'>> =>
  transaction<Result<boolean, 'INSUFFICIENT_STOCK'>>(database.pool, async (client) => {
    const putIds = lines.put.map((line) => line.id)
    const held = await holdStock(client, shop, checkout, { putIds, goneIds: lines.gone }, when)
    if (!held.ok) return new Undone(held)
    if (!(await saveCheckout(client, checkout, { lines }))) return new Undone(ok(false))
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
