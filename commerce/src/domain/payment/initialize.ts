/**
 * Starts a payment. One idempotency key never pays twice; another key gets the payment that is already open, where its
 * gateway is `live`. Payments that nobody pays are limited in number (decision 0024).
 */
import type { TransactionInitializeErrorCode } from '@semena/contract/enums'
import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { type Ctx, isStaffOrApp } from '../../context.ts'
import { lockCheckout } from '../../db/queries/checkout/checkout.ts'
import { lockOrder } from '../../db/queries/order/order.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { lockHoldKeys } from '../../db/queries/payment/unpaid-holds.ts'
import {
  addEvent,
  claimTransaction,
  countPaymentsOfNetwork,
  eventsOf,
  findTransaction,
  insertTransaction,
  lockTransactionByKey,
  type TransactionEventRow,
  type TransactionRow,
  transactionsOf,
} from '../../db/queries/payment/payment.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'
import type { PaymentGateway } from './port.ts'
import { networkKeyOf } from '../checkout/unpaid-holds.ts'
import { giveAttemptBack, limitAttempts } from '../attempts.ts'
import { networkOf } from '../../traffic/network.ts'
import { ok, refusal, refuse, type Result } from '../result.ts'
import { restsFor } from './card-refusals.ts'
import type { PaymentAnswer } from './apply.ts'
import { requestAndBook, CLAIM_MS, isClaimed, unclaimed } from './ask.ts'
import { presentPayment } from './present.ts'
import { paymentState } from './reduce.ts'
import { amountDue, type Subject } from './subject.ts'

export interface InitializeInput {
  subject: Subject
  gateway: PaymentGateway
  /** Minor units; null means what is left to pay. */
  amount: number | null
  /** Null makes a new key. */
  idempotencyKey: string | null
  /** Null means the channel's default. */
  action: 'CHARGE' | 'AUTHORIZATION' | null
  data: unknown
}

/** What to do with a transaction that has this key, or why nothing is done. */
type Start = { go: TransactionRow } | { stored: TransactionRow; event: TransactionEventRow } | keyof typeof REFUSALS

/** Most payments of one order or checkout on which no money came. */
const MOST_UNFINISHED = 10
/** Limit of payments begun from one network. */
const MOST_BEGUN = { name: 'payment', max: 60, windowMs: 3_600_000 }

/** For so long an address of the wallet counts for the network that took it, unless money comes. */
export const ADDRESS_HELD_MS = 24 * 3_600_000
/** A network may hold an address for each order it may hold unpaid, and as many for checkouts that are paid first. */
const ADDRESSES_FOR_ORDERS = 2

const REFUSALS = {
  TOO_MANY: refusal(
    'INVALID',
    'paymentGateway',
    'Too many payments were begun. Pay by one of them, or try again later.',
  ),
  RESTS: refusal(
    'GRAPHQL_ERROR',
    'paymentGateway',
    'Too many cards were refused. Pay in another way, or try again in an hour.',
  ),
  GONE: refusal('NOT_FOUND', 'id', "Couldn't resolve to an object."),
  OTHER: refusal('UNIQUE', 'idempotencyKey', 'Different transaction with provided idempotency key already exists.'),
} as const

/** Starts a payment, or answers the one that its idempotency key or its subject has already. */
export async function initializePayment(
  ctx: Ctx,
  input: InitializeInput,
): Promise<Result<PaymentAnswer, TransactionInitializeErrorCode>> {
  const { subject, gateway, data } = input
  if (subject.isOver) return refuse('INVALID', 'id', 'Nothing can be paid for this order any more.')
  const attempt = { ...MOST_BEGUN, key: networkOf(ctx.remoteAddress) }
  const isCounted = !isStaffOrApp(ctx)
  if (isCounted && !(await limitAttempts(ctx, attempt)).ok) return { ok: false, errors: [REFUSALS.TOO_MANY] }
  const start = await unclaimed(() => begin(ctx, input)).catch(asGone)
  if (isCounted && (typeof start === 'string' || !('go' in start))) await giveAttemptBack(ctx, attempt)
  if (typeof start === 'string') return { ok: false, errors: [REFUSALS[start]] }
  if ('stored' in start) {
    if (gateway.provider) return ok(await presentPayment(ctx, gateway, start.stored, subject))
    // Nothing is charged again. A gateway with `live` answers its provider's present state instead.
    if (!gateway.live) return ok({ transaction: start.stored, event: start.event, data: null })
    return ok(await requestAndBook(ctx, gateway, 'process', start.stored, subject, data))
  }
  return ok(await requestAndBook(ctx, gateway, 'initialize', start.go, subject, data))
}

const FOREIGN_KEY_VIOLATION = '23503'

/** The foreign key says that the checkout became an order just now. */
function asGone(error: unknown): 'GONE' {
  if ((error as { code?: string }).code === FOREIGN_KEY_VIOLATION) return 'GONE'
  throw error
}

async function begin(
  ctx: Ctx,
  { subject, gateway, amount, idempotencyKey, action }: InitializeInput,
): Promise<Start | 'claimed'> {
  const now = ctx.clock.now()
  const key = idempotencyKey ?? ctx.uuid()
  const actionType = gateway.takesCode
    ? 'AUTHORIZATION'
    : (action ?? (subject.channel.defaultTransactionFlowStrategy as 'CHARGE' | 'AUTHORIZATION'))
  const inputHash = createHash('sha256')
    .update(JSON.stringify([subject.kind, subject.id, amount, actionType]))
    .digest('hex')
  const claimedUntil = new Date(now.getTime() + CLAIM_MS)
  const id = ctx.uuid()
  const isLimited = ctx.settings.rateLimits && !isStaffOrApp(ctx)
  const isHeld = (gateway.isScarce || gateway.isCard) && isLimited
  const network = isHeld ? networkKeyOf(ctx, (await reference(ctx.database.pool)).settings) : null
  const isResting = async (client: PoolClient): Promise<boolean> =>
    gateway.isCard === true && isLimited && restsFor(client, network, subject, now)
  return transaction<Start | 'claimed'>(ctx.database.pool, async (client) => {
    if (network !== null) await lockHoldKeys(client, { network, mailbox: null })
    const isThere =
      subject.kind === 'order' ? await lockOrder(client, subject.id) : await lockCheckout(client, subject.id)
    if (!isThere) return new Undone<Start>('GONE')
    const begun = await transactionsOf(client, subject.kind, subject.id)
    const due = amount ?? amountDue(subject, begun)
    if (!begun.some((t) => t.gateway === gateway.id && t.idempotencyKey === key)) {
      const open = await openPayment(client, begun, { gateway, amount: due, actionType }, now)
      if (open) return open === 'claimed' ? new Undone<'claimed'>('claimed') : open
      // Wrong codes have a limit of their own, and leave no payment open.
      const left = begun.filter((t) => isUnfinished(t) && !ctx.gateways.get(t.gateway)?.takesCode)
      if (!gateway.takesCode && left.length >= MOST_UNFINISHED) return new Undone<Start>('TOO_MANY')
      if (await isResting(client)) return new Undone<Start>('RESTS')
      const most = ADDRESSES_FOR_ORDERS * subject.channel.maxUnpaidOrdersPerNetwork
      const since = new Date(now.getTime() - ADDRESS_HELD_MS)
      const isScarce = network !== null && gateway.isScarce
      if (isScarce && (await countPaymentsOfNetwork(client, { network, since, now, gateway: gateway.id })) >= most)
        return new Undone<Start>('TOO_MANY')
    }
    const isNew = await insertTransaction(client, {
      id,
      checkoutId: subject.kind === 'checkout' ? subject.id : null,
      orderId: subject.kind === 'order' ? subject.id : null,
      gateway: gateway.id,
      idempotencyKey: key,
      inputHash,
      currency: subject.currency,
      amount: due,
      actionType,
      claimedUntil,
      heldNetwork: network,
      now,
    })
    if (isNew) {
      const request = { amount: due, idempotencyKey: key, counts: false }
      await addEvent(client, id, { ...request, type: `${actionType}_REQUEST` }, now)
      return { go: (await findTransaction(client, id))! }
    }
    const held = (await lockTransactionByKey(client, gateway.id, key))!
    if (held.inputHash !== inputHash) return new Undone<Start>('OTHER')
    if (isClaimed(held, now)) return new Undone<'claimed'>('claimed')
    const events = await eventsOf(client, held.id)
    const at = paymentState(events)
    // The provider has accepted the payment already: it is refreshed from now on, and not begun again.
    if (gateway.provider && held.pspReference !== '') return { stored: held, event: events.at(-1)! }
    if (at === 'SUCCEEDED' || at === 'PENDING') return { stored: held, event: events.at(-1)! }
    if (await isResting(client)) return new Undone<Start>('RESTS')
    const others = begun.filter((t) => t.id !== held.id)
    const again = amount ?? amountDue(subject, others)
    await claimTransaction(client, held.id, again, claimedUntil)
    return { go: { ...held, amount: again, claimedUntil } }
  })
}

/** Whether no money came on the payment. */
const isUnfinished = (t: TransactionRow): boolean =>
  t.charged + t.chargePending + t.authorized + t.authorizePending + t.refunded === 0

/** The payment that can be paid already, so that no further one begins. Gateways that decide at once never have one. */
async function openPayment(
  client: PoolClient,
  begun: readonly TransactionRow[],
  wanted: { gateway: PaymentGateway; amount: number; actionType: string },
  now: Date,
): Promise<{ stored: TransactionRow; event: TransactionEventRow } | 'claimed' | null> {
  const { gateway, amount, actionType } = wanted
  if (!gateway.live) return null
  const same = begun.filter(
    (t) => t.gateway === gateway.id && t.amount === amount && t.actionType === actionType && isUnfinished(t),
  )
  if (same.some((t) => isClaimed(t, now))) return 'claimed'
  for (const stored of same.toReversed()) {
    const isOpen = (stored.providerState ?? 'OPEN') === 'OPEN' && (stored.expiresAt === null || stored.expiresAt > now)
    if (stored.pspReference === '' || !isOpen) continue
    const events = await eventsOf(client, stored.id)
    if (gateway.provider || paymentState(events) === 'ACTION_REQUIRED') return { stored, event: events.at(-1)! }
  }
  return null
}
