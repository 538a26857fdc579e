/** Payments: transactions, and their events, which are only ever added. */
import { insertNewRow, insertRow, updateRow } from '../../statements/rows.ts'
import { columnsOf } from '../../statements/columns-of.ts'
import { transactions, transactionEvents } from '../../tables/index.ts'
import { prepared, type Queryable, statement } from '../../statements/statement.ts'

export type TransactionRow = typeof transactions.$inferSelect
export type TransactionEventRow = typeof transactionEvents.$inferSelect

const SELECT = `select ${columnsOf(transactions, 't')} from transactions t`
const EVENT_COLUMNS = columnsOf(transactionEvents, 'e')

export const findTransaction = prepared('transaction_by_id', `${SELECT} where id = $1`).first

export const lockTransaction = prepared('transaction_lock', `${SELECT} where id = $1 for update`).first

export const lockTransactionByKey = prepared(
  'transaction_by_key',
  `${SELECT} where gateway = $1 and idempotency_key = $2 for update`,
).first

const TRANSACTIONS_OF_CHECKOUT = prepared(
  'transactions_of_checkout',
  `${SELECT} where checkout_id = $1 order by created_at, id`,
)
const TRANSACTIONS_OF_ORDER = prepared('transactions_of_order', `${SELECT} where order_id = $1 order by created_at, id`)

export const transactionsOf = (db: Queryable, subject: 'checkout' | 'order', id: string): Promise<TransactionRow[]> =>
  (subject === 'checkout' ? TRANSACTIONS_OF_CHECKOUT : TRANSACTIONS_OF_ORDER).many(db, id)

export const transactionsOfOrders = prepared(
  'transactions_of_orders',
  `${SELECT} where order_id = any($1::uuid[]) order by created_at, id`,
).many

export const transactionsOfCheckouts = prepared(
  'transactions_of_checkouts',
  `${SELECT} where checkout_id = any($1::uuid[]) order by created_at, id`,
).many

/** A payment's events, oldest first. */
export const eventsOf = prepared(
  'transaction_events',
  `select ${EVENT_COLUMNS} from transaction_events e where transaction_id = $1 order by id`,
).many

/** The events of several payments, oldest first. */
export const eventsOfTransactions = prepared(
  'events_of_transactions',
  `select ${EVENT_COLUMNS} from transaction_events e where transaction_id = any($1::uuid[]) order by id`,
).many

export const transactionsByIds = prepared('transactions_by_ids', `${SELECT} where id = any($1::uuid[])`).many

/** Makes a transaction; false when its gateway knows the idempotency key already. */
export const insertTransaction = async (
  db: Queryable,
  { now, ...values }: Omit<typeof transactions.$inferInsert, 'createdAt'> & { now: Date },
): Promise<boolean> => (await insertNewRow(db, transactions, { ...values, createdAt: now, updatedAt: now })) !== null

/** Number of payments of a network by a gateway that were begun since, and on which no money came. */
export const countPaymentsOfNetwork = prepared(
  'payments_of_network',
  `select count(*)::int as "held!" from transactions where held_network = $network and created_at > $since and gateway = $gateway
      and charged + charge_pending + authorized + authorize_pending + refunded = 0
      and (psp_reference <> '' or claimed_until > $now)`,
).value

/** Forgets the networks of payments that were begun before. */
export const forgetPaymentNetworks = statement(
  'payment_networks_forget',
  'update transactions set held_network = null where held_network is not null and created_at <= $1',
).run

/** A payment that was made elsewhere and is written down by people or an app. */
export const recordTransaction = (
  db: Queryable,
  t: Omit<typeof transactions.$inferInsert, 'idempotencyKey' | 'inputHash' | 'actionType' | 'createdAt'>,
  at: Date,
): Promise<TransactionRow> =>
  insertRow(db, transactions, {
    ...t,
    idempotencyKey: t.id,
    inputHash: '',
    actionType: 'CHARGE',
    createdAt: at,
    updatedAt: at,
  })

/** Whether another payment of the gateway has the reference. */
export const referenceIsTaken = prepared(
  'transaction_reference_is_taken',
  'select id from transactions where gateway = $gateway and psp_reference = $pspReference and id <> $id limit 1',
).touches

/** Merges entries into both kinds of metadata; answers all of them. */
export const mergeTransactionMetadata = prepared(
  'transaction_metadata_merge',
  `update transactions set metadata = metadata || $2::jsonb, private_metadata = private_metadata || $3::jsonb where id = $1
      returning metadata, private_metadata as "privateMetadata"`,
).single

/** Claims a transaction for another attempt: until the claim ends nobody else may ask the gateway. */
export const claimTransaction = prepared(
  'transaction_claim',
  'update transactions set amount = $2, claimed_until = $3 where id = $1',
).run

/** Without a cause it is the payment page that causes an event. */
export type NewEvent = Pick<TransactionEventRow, 'type' | 'amount'> & Partial<TransactionEventRow>

/** Adds an event; null when the same success was written before. */
export const addEvent = (
  db: Queryable,
  transactionId: string,
  event: NewEvent,
  at: Date,
): Promise<TransactionEventRow | null> =>
  insertNewRow(db, transactionEvents, { ...event, transactionId, createdAt: at })

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

/** Saves a payment's amounts and ends its claim. */
export const saveTransaction = (
  db: Queryable,
  id: string,
  amounts: Amounts,
  more: Pick<TransactionRow, 'pspReference' | 'actions' | 'paymentMethodDetails'>,
  at: Date,
): Promise<TransactionRow> =>
  updateRow(db, transactions, id, { ...amounts, ...more, updatedAt: at, claimedUntil: null })

const HELD = Object.keys(NO_AMOUNTS)
  .map((key) => `sum(t.${transactions[key as keyof Amounts].name}) as "${key}!"`)
  .join(', ')

const ORDERS_HELD = prepared(
  'orders_held',
  `select t.order_id as "orderId!", ${HELD} from transactions t where t.order_id = any($1::uuid[]) group by t.order_id`,
)

/** The sums of each order's payments; orders without any are left out. */
export async function amountsOfOrders(db: Queryable, orderIds: readonly string[]): Promise<Map<string, Amounts>> {
  const rows = await ORDERS_HELD.many(db, orderIds)
  return new Map(rows.map(({ orderId, ...amounts }) => [orderId, amounts]))
}

export const amountsOfOrder = async (db: Queryable, orderId: string): Promise<Amounts> =>
  (await amountsOfOrders(db, [orderId])).get(orderId) ?? NO_AMOUNTS
