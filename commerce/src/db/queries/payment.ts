/** Payments: transactions and their events, which are only ever added. */
import type { transactions, transactionEvents } from '../tables/index.ts'
import type { PaymentMethod } from '../tables/payments.ts'
import type { Queryable } from './checkout.ts'

export type TransactionRow = Omit<typeof transactions.$inferSelect, 'privateMetadata' | 'metadata'> & {
  metadata: Record<string, string>
  privateMetadata: Record<string, string>
}
export type TransactionEventRow = typeof transactionEvents.$inferSelect

const COLUMNS = [
  'id',
  'checkout_id',
  'order_id',
  'gateway',
  'idempotency_key',
  'input_hash',
  'currency',
  'amount',
  'action_type',
  'name',
  'message',
  'psp_reference',
  'actions',
  'charged',
  'charge_pending',
  'authorized',
  'authorize_pending',
  'refunded',
  'refund_pending',
  'canceled',
  'cancel_pending',
  'payment_method_details',
  'gift_card_id',
  'claimed_until',
  'expires_at',
  'watch_at',
  'looks',
  'booked_look',
  'looked_at',
  'provider_state',
  'provider_data',
  'metadata',
  'private_metadata',
  'created_at',
  'updated_at',
]
const EVENT_COLUMNS = [
  'id',
  'transaction_id',
  'type',
  'amount',
  'psp_reference',
  'message',
  'external_url',
  'idempotency_key',
  'counts',
  'cause',
  'created_at',
]
const camel = (c: string): string => c.replace(/_([a-z])/g, (_, x: string) => x.toUpperCase())
const list = (columns: readonly string[]): string => columns.map((c) => `${c} as "${camel(c)}"`).join(', ')
const SELECT = `select ${list(COLUMNS)} from transactions`

async function one(db: Queryable, name: string, where: string, values: string[]): Promise<TransactionRow | null> {
  const { rows } = await db.query<TransactionRow>({ name, text: `${SELECT} where ${where}`, values })
  return rows[0] ?? null
}

export const findTransaction = (db: Queryable, id: string): Promise<TransactionRow | null> =>
  one(db, 'transaction_by_id', 'id = $1', [id])
export const lockTransaction = (db: Queryable, id: string): Promise<TransactionRow | null> =>
  one(db, 'transaction_lock', 'id = $1 for update', [id])
export const lockTransactionByKey = (db: Queryable, gateway: string, key: string): Promise<TransactionRow | null> =>
  one(db, 'transaction_by_key', 'gateway = $1 and idempotency_key = $2 for update', [gateway, key])

export async function transactionsOf(
  db: Queryable,
  subject: 'checkout' | 'order',
  id: string,
): Promise<TransactionRow[]> {
  const { rows } = await db.query<TransactionRow>({
    name: `transactions_of_${subject}`,
    text: `${SELECT} where ${subject}_id = $1 order by created_at, id`,
    values: [id],
  })
  return rows
}

export async function transactionsOfOrders(db: Queryable, orderIds: readonly string[]): Promise<TransactionRow[]> {
  const { rows } = await db.query<TransactionRow>({
    name: 'transactions_of_orders',
    text: `${SELECT} where order_id = any($1::uuid[]) order by created_at, id`,
    values: [orderIds],
  })
  return rows
}

/** Oldest first. */
export async function eventsOf(db: Queryable, transactionId: string): Promise<TransactionEventRow[]> {
  const { rows } = await db.query<TransactionEventRow>({
    name: 'transaction_events',
    text: `select ${list(EVENT_COLUMNS)} from transaction_events where transaction_id = $1 order by id`,
    values: [transactionId],
  })
  return rows
}

export interface NewTransaction {
  id: string
  checkoutId: string | null
  orderId: string | null
  gateway: string
  idempotencyKey: string
  inputHash: string
  currency: string
  amount: number
  actionType: 'CHARGE' | 'AUTHORIZATION'
  claimedUntil: Date
  now: Date
}

/** False when the gateway knows the key already. */
export async function insertTransaction(db: Queryable, t: NewTransaction): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'transaction_insert',
    text: `insert into transactions (id, checkout_id, order_id, gateway, idempotency_key, input_hash, currency, amount, action_type, claimed_until, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) on conflict (gateway, idempotency_key) do nothing`,
    values: [
      t.id,
      t.checkoutId,
      t.orderId,
      t.gateway,
      t.idempotencyKey,
      t.inputHash,
      t.currency,
      t.amount,
      t.actionType,
      t.claimedUntil,
      t.now,
    ],
  })
  return rowCount === 1
}

export type PaidTransaction = Pick<NewTransaction, 'id' | 'idempotencyKey' | 'currency' | 'amount' | 'now'> & {
  orderId: string
  name: string
  pspReference: string
}

/** Of money that came without a gateway. */
export async function insertPaid(db: Queryable, t: PaidTransaction): Promise<void> {
  await db.query({
    name: 'transaction_insert_paid',
    text: `insert into transactions (id, order_id, name, psp_reference, gateway, idempotency_key, input_hash, currency, amount, action_type, created_at, updated_at)
      values ($1, $2, $3, $4, '', $5, '', $6, $7, 'CHARGE', $8, $8)`,
    values: [t.id, t.orderId, t.name, t.pspReference, t.idempotencyKey, t.currency, t.amount, t.now],
  })
}

/** Puts entries in; answers all there are then. */
export async function mergeTransactionMetadata(
  db: Queryable,
  id: string,
  { metadata, privateMetadata }: Pick<TransactionRow, 'metadata' | 'privateMetadata'>,
): Promise<Pick<TransactionRow, 'metadata' | 'privateMetadata'>> {
  const { rows } = await db.query<Pick<TransactionRow, 'metadata' | 'privateMetadata'>>({
    name: 'transaction_metadata_merge',
    text: `update transactions set metadata = metadata || $2::jsonb, private_metadata = private_metadata || $3::jsonb where id = $1
      returning metadata, private_metadata as "privateMetadata"`,
    values: [id, metadata, privateMetadata],
  })
  return rows[0]!
}

/** Asks for it again: until then nobody else may ask the gateway. */
export async function claimTransaction(db: Queryable, id: string, amount: number, until: Date): Promise<void> {
  await db.query({
    name: 'transaction_claim',
    text: 'update transactions set amount = $2, claimed_until = $3 where id = $1',
    values: [id, amount, until],
  })
}

export interface NewEvent {
  type: string
  amount: number
  pspReference: string
  message: string
  externalUrl: string
  idempotencyKey: string | null
  counts: boolean
  /** Who or what brought it about; left out: the payment page. */
  cause?: string
}

/** Null when the same success was written down before. */
export async function addEvent(
  db: Queryable,
  transactionId: string,
  e: NewEvent,
  at: Date,
): Promise<TransactionEventRow | null> {
  const { rows } = await db.query<TransactionEventRow>({
    name: 'transaction_event_add',
    text: `insert into transaction_events (transaction_id, type, amount, psp_reference, message, external_url, idempotency_key, counts, created_at, cause)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning ${list(EVENT_COLUMNS)}`,
    values: [
      transactionId,
      e.type,
      e.amount,
      e.pspReference,
      e.message,
      e.externalUrl,
      e.idempotencyKey,
      e.counts,
      at,
      e.cause ?? 'page',
    ],
  })
  return rows[0] ?? null
}

export interface Amounts {
  charged: number
  chargePending: number
  authorized: number
  authorizePending: number
  refunded: number
  refundPending: number
  canceled: number
  cancelPending: number
}

export async function saveTransaction(
  db: Queryable,
  id: string,
  a: Amounts,
  more: { pspReference: string; actions: string[]; paymentMethodDetails: PaymentMethod | null },
  at: Date,
): Promise<void> {
  await db.query({
    name: 'transaction_save',
    text: `update transactions set charged = $2, charge_pending = $3, authorized = $4, authorize_pending = $5, refunded = $6, refund_pending = $7, canceled = $8, cancel_pending = $9,
      psp_reference = $10, actions = $11, payment_method_details = $12, updated_at = $13, claimed_until = null where id = $1`,
    values: [
      id,
      a.charged,
      a.chargePending,
      a.authorized,
      a.authorizePending,
      a.refunded,
      a.refundPending,
      a.canceled,
      a.cancelPending,
      more.pspReference,
      more.actions,
      more.paymentMethodDetails === null ? null : JSON.stringify(more.paymentMethodDetails),
      at,
    ],
  })
}

const HELD = [
  'charged',
  'charge_pending',
  'authorized',
  'authorize_pending',
  'refunded',
  'refund_pending',
  'canceled',
  'cancel_pending',
]
const NOTHING_HELD = Object.fromEntries(HELD.map((c) => [camel(c), 0])) as unknown as Amounts

/** What all payments of each order hold together; orders without any are left out. */
export async function heldForOrders(db: Queryable, orderIds: readonly string[]): Promise<Map<string, Amounts>> {
  const { rows } = await db.query<{ orderId: string } & Record<keyof Amounts, string>>({
    name: 'orders_held',
    text: `select order_id as "orderId", ${HELD.map((c) => `sum(${c}) as "${camel(c)}"`).join(', ')}
      from transactions where order_id = any($1::uuid[]) group by order_id`,
    values: [orderIds],
  })
  return new Map(
    rows.map(({ orderId, ...sums }) => [
      orderId,
      Object.fromEntries(Object.entries(sums).map(([k, v]) => [k, Number(v)])) as unknown as Amounts,
    ]),
  )
}

export const heldForOrder = async (db: Queryable, orderId: string): Promise<Amounts> =>
  (await heldForOrders(db, [orderId])).get(orderId) ?? NOTHING_HELD
