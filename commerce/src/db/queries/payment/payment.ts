/** Payments: transactions, and their events, which are only ever added. */
import type { TransactionActionEnum } from '@semena/contract/enums'
import { columnsOf } from '../../statements/columns-of.ts'
import { transactions, transactionEvents } from '../../tables/index.ts'
import { type Queryable, statement } from '../../statements/statement.ts'
import type { PaymentMethod } from '../../tables/payments.ts'

export type TransactionRow = typeof transactions.$inferSelect
export type TransactionEventRow = typeof transactionEvents.$inferSelect

const SELECT = `select ${columnsOf(transactions, 't')} from transactions t`
const EVENT_COLUMNS = columnsOf(transactionEvents, 'e')

export const findTransaction = statement('transaction_by_id', `${SELECT} where id = $1`, { prepared: true }).first
export const lockTransaction = statement('transaction_lock', `${SELECT} where id = $1 for update`, {
  prepared: true,
}).first
export const lockTransactionByKey = statement(
  'transaction_by_key',
  `${SELECT} where gateway = $1 and idempotency_key = $2 for update`,
  { prepared: true },
).first
const TRANSACTIONS_OF_CHECKOUT = statement(
  'transactions_of_checkout',
  `${SELECT} where checkout_id = $1 order by created_at, id`,
  { prepared: true },
)
const TRANSACTIONS_OF_ORDER = statement(
  'transactions_of_order',
  `${SELECT} where order_id = $1 order by created_at, id`,
  { prepared: true },
)

export const transactionsOf = (db: Queryable, subject: 'checkout' | 'order', id: string): Promise<TransactionRow[]> =>
  (subject === 'checkout' ? TRANSACTIONS_OF_CHECKOUT : TRANSACTIONS_OF_ORDER).rows(db, [id])

export const transactionsOfOrders = statement(
  'transactions_of_orders',
  `${SELECT} where order_id = any($1::uuid[]) order by created_at, id`,
  { prepared: true },
).many

export const transactionsOfCheckouts = statement(
  'transactions_of_checkouts',
  `${SELECT} where checkout_id = any($1::uuid[]) order by created_at, id`,
  { prepared: true },
).many

/** A payment's events, oldest first. */
export const eventsOf = statement(
  'transaction_events',
  `select ${EVENT_COLUMNS} from transaction_events e where transaction_id = $1 order by id`,
  { prepared: true },
).many

/** The events of several payments, oldest first. */
export const eventsOfTransactions = statement(
  'events_of_transactions',
  `select ${EVENT_COLUMNS} from transaction_events e where transaction_id = any($1::uuid[]) order by id`,
  { prepared: true },
).many

export const transactionsByIds = statement('transactions_by_ids', `${SELECT} where id = any($1::uuid[])`, {
  prepared: true,
}).many

const TRANSACTION_INSERT = statement(
  'transaction_insert',
  `insert into transactions (id, checkout_id, order_id, gateway, idempotency_key, input_hash, currency, amount, action_type, claimed_until, held_network, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) on conflict (gateway, idempotency_key) do nothing`,
  { prepared: true },
)

/** Makes a transaction; false when its gateway knows the idempotency key already. */
export async function insertTransaction(
  db: Queryable,
  t: Omit<typeof transactions.$inferInsert, 'createdAt'> & { now: Date },
): Promise<boolean> {
  return (
    (await TRANSACTION_INSERT.run(db, [
      t.id,
      t.checkoutId ?? null,
      t.orderId ?? null,
      t.gateway,
      t.idempotencyKey,
      t.inputHash,
      t.currency,
      t.amount,
      t.actionType,
      t.claimedUntil ?? null,
      t.heldNetwork ?? null,
      t.now,
    ])) === 1
  )
}

const PAYMENTS_OF_NETWORK = statement(
  'payments_of_network',
  `select count(*)::int as "held!" from transactions where held_network = $1 and created_at > $2 and gateway = $4
      and charged + charge_pending + authorized + authorize_pending + refunded = 0
      and (psp_reference <> '' or claimed_until > $3)`,
  { prepared: true },
)

/** Number of payments of a network by a gateway that were begun since, and on which no money came. */
export const countPaymentsOfNetwork = async (
  db: Queryable,
  gateway: string,
  network: string,
  since: Date,
  now: Date,
): Promise<number> => (await PAYMENTS_OF_NETWORK.only(db, [network, since, now, gateway])).held

/** Forgets the networks of payments that were begun before. */
export const forgetPaymentNetworks = statement(
  'payment_networks_forget',
  'update transactions set held_network = null where held_network is not null and created_at <= $1',
).execute

const TRANSACTION_RECORD = statement(
  'transaction_record',
  `insert into transactions as t (id, checkout_id, order_id, gateway, idempotency_key, input_hash, currency, amount, action_type, name, message, psp_reference,
      external_url, cause, metadata, private_metadata, created_at, updated_at)
      values ($1, $2, $3, $4, $1::uuid::text, '', $5, $6, 'CHARGE', $7, $8, $9, $10, $11, $12, $13, $14, $14) returning ${columnsOf(transactions, 't')}`,
  { prepared: true },
)

/** A payment that was made elsewhere and is written down by people or an app. */
export async function recordTransaction(
  db: Queryable,
  t: Omit<typeof transactions.$inferInsert, 'idempotencyKey' | 'inputHash' | 'actionType' | 'createdAt'>,
  at: Date,
): Promise<TransactionRow> {
  return TRANSACTION_RECORD.only(db, [
    t.id,
    t.checkoutId ?? null,
    t.orderId ?? null,
    t.gateway,
    t.currency,
    t.amount,
    t.name ?? '',
    t.message ?? '',
    t.pspReference ?? '',
    t.externalUrl ?? '',
    t.cause ?? 'page',
    t.metadata ?? {},
    t.privateMetadata ?? {},
    at,
  ])
}

const TRANSACTION_REWRITE = statement(
  'transaction_rewrite',
  'update transactions set name = $2, message = $3, psp_reference = $4, external_url = $5, metadata = $6, private_metadata = $7 where id = $1',
  { prepared: true },
)

/** Writes what is known of a recorded payment, besides its amounts. */
export async function rewriteTransaction(db: Queryable, t: TransactionRow): Promise<void> {
  const { id, name, message, pspReference, externalUrl, metadata, privateMetadata } = t
  await TRANSACTION_REWRITE.run(db, [id, name, message, pspReference, externalUrl, metadata, privateMetadata])
}

const REFERENCE_IS_TAKEN = statement(
  'transaction_reference_is_taken',
  'select id from transactions where gateway = $1 and psp_reference = $2 and id <> $3 limit 1',
  { prepared: true },
)

/** Whether another payment of the gateway has the reference. */
export const referenceIsTaken = async (
  db: Queryable,
  t: Pick<TransactionRow, 'id' | 'gateway' | 'pspReference'>,
): Promise<boolean> => (await REFERENCE_IS_TAKEN.one(db, [t.gateway, t.pspReference, t.id])) !== null

/** Merges entries into both kinds of metadata; answers all of them. */
export const mergeTransactionMetadata = statement(
  'transaction_metadata_merge',
  `update transactions set metadata = metadata || $2::jsonb, private_metadata = private_metadata || $3::jsonb where id = $1
      returning metadata, private_metadata as "privateMetadata"`,
  { prepared: true },
).single

/** Claims a transaction for another attempt: until the claim ends nobody else may ask the gateway. */
export const claimTransaction = statement(
  'transaction_claim',
  'update transactions set amount = $2, claimed_until = $3 where id = $1',
  { prepared: true },
).execute

/** Without a cause it is the payment page that causes an event. */
export type NewEvent = Pick<TransactionEventRow, 'type' | 'amount'> & Partial<TransactionEventRow>

const TRANSACTION_EVENT_ADD = statement(
  'transaction_event_add',
  `insert into transaction_events as e (transaction_id, type, amount, psp_reference, message, external_url, idempotency_key, counts, created_at, cause, reason_page_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning ${EVENT_COLUMNS}`,
  { prepared: true },
)

/** Adds an event; null when the same success was written before. */
export async function addEvent(
  db: Queryable,
  transactionId: string,
  e: NewEvent,
  at: Date,
): Promise<TransactionEventRow | null> {
  return TRANSACTION_EVENT_ADD.one(db, [
    transactionId,
    e.type,
    e.amount,
    e.pspReference ?? '',
    e.message ?? '',
    e.externalUrl ?? '',
    e.idempotencyKey ?? null,
    e.counts ?? true,
    at,
    e.cause ?? 'page',
    e.reasonPageId ?? null,
  ])
}

/** Where a payment's money is, in minor units of its currency: here none has moved. */
export const NO_AMOUNTS = {
  charged: 0,
  chargePending: 0,
  authorized: 0,
  authorizePending: 0,
  refunded: 0,
  refundPending: 0,
  canceled: 0,
  cancelPending: 0,
}
export type Amounts = typeof NO_AMOUNTS

const TRANSACTION_SAVE = statement(
  'transaction_save',
  `update transactions set charged = $2, charge_pending = $3, authorized = $4, authorize_pending = $5, refunded = $6, refund_pending = $7, canceled = $8, cancel_pending = $9,
      psp_reference = $10, actions = $11, payment_method_details = $12, updated_at = $13, claimed_until = null where id = $1`,
  { prepared: true },
)

/** Saves a payment's amounts and ends its claim. */
export async function saveTransaction(
  db: Queryable,
  id: string,
  a: Amounts,
  more: { pspReference: string; actions: TransactionActionEnum[]; paymentMethodDetails: PaymentMethod | null },
  at: Date,
): Promise<void> {
  await TRANSACTION_SAVE.run(db, [
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
  ])
}

const HELD = Object.keys(NO_AMOUNTS)
  .map((key) => `sum(t.${transactions[key as keyof Amounts].name}) as "${key}!"`)
  .join(', ')

const ORDERS_HELD = statement(
  'orders_held',
  `select t.order_id as "orderId!", ${HELD} from transactions t where t.order_id = any($1::uuid[]) group by t.order_id`,
  { prepared: true },
)

/** The sums of each order's payments; orders without any are left out. */
export async function amountsOfOrders(db: Queryable, orderIds: readonly string[]): Promise<Map<string, Amounts>> {
  const rows = await ORDERS_HELD.rows(db, [orderIds])
  return new Map(rows.map(({ orderId, ...amounts }) => [orderId, amounts]))
}

export const amountsOfOrder = async (db: Queryable, orderId: string): Promise<Amounts> =>
  (await amountsOfOrders(db, [orderId])).get(orderId) ?? NO_AMOUNTS
