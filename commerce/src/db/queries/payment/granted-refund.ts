/** Granted refunds, their lines, and the requests by which they are paid out. */
import type { PoolClient } from 'pg'
import { columnsOf } from '../../statements/columns-of.ts'
import { grantedRefundLines, grantedRefunds, transactionEvents } from '../../tables/index.ts'
import { statement } from '../../statements/statement.ts'

export type GrantedRefundRow = typeof grantedRefunds.$inferSelect
export type GrantedRefundLineRow = typeof grantedRefundLines.$inferSelect

const COLUMNS = columnsOf(grantedRefunds, 'r')
const LINE_COLUMNS = columnsOf(grantedRefundLines, 'l')

/** The refunds of several orders, in the order in which they were granted. */
export const grantedRefundsOfOrders = statement(
  'granted_refunds_of_orders',
  `select ${COLUMNS} from granted_refunds r where r.order_id = any($1::uuid[]) order by r.id`,
).many

/** Minor units that were granted of an order in all. */
export const grantedSumOf = statement(
  'granted_sum',
  'select coalesce(sum(amount), 0)::bigint as "sum!" from granted_refunds where order_id = $1',
).value

export const findGrantedRefund = statement(
  'granted_refund_by_id',
  `select ${COLUMNS} from granted_refunds r where r.id = $1`,
).first

export const linesOfGrantedRefunds = statement(
  'granted_refund_lines',
  `select ${LINE_COLUMNS} from granted_refund_lines l where l.granted_refund_id = any($1::int[]) order by l.id`,
).many

export const deleteGrantedRefundLines = statement(
  'granted_refund_lines_delete',
  'delete from granted_refund_lines where granted_refund_id = $1 and id = any($2::int[])',
).run

/** Remembers which refund the event of a request pays out. */
export const linkRequest = statement(
  'granted_refund_request',
  'insert into granted_refund_requests (event_id, granted_refund_id) values ($1, $2)',
).run

/** The events of the requests by which these refunds were paid out, oldest first. */
export const eventsOfGrantedRefunds = statement(
  'events_of_granted_refunds',
  `select g.granted_refund_id as "grantedRefundId", ${columnsOf(transactionEvents, 'e')}
      from granted_refund_requests g join transaction_events r on r.id = g.event_id
        join transaction_events e on e.transaction_id = r.transaction_id
          and (e.id = r.id or (e.psp_reference = r.psp_reference and e.type like 'REFUND\\_%'))
      where g.granted_refund_id = any($1::int[]) order by e.id`,
).many

/** The page type whose pages name the reasons; null where reasons are free texts. */
export const reasonTypeOf = statement(
  'reason_type',
  'select page_type_id as "pageTypeId" from reason_types where purpose = $1',
).maybe

const REASON_TYPE_SET = statement(
  'reason_type_set',
  'insert into reason_types (purpose, page_type_id) values ($1, $2) on conflict (purpose) do update set page_type_id = excluded.page_type_id',
)
const REASON_TYPE_CLEAR = statement('reason_type_clear', 'delete from reason_types where purpose = $1')

export async function writeReasonType(
  client: PoolClient,
  purpose: 'REFUND' | 'RETURN',
  pageTypeId: number | null,
): Promise<void> {
  if (pageTypeId === null) await REASON_TYPE_CLEAR.run(client, purpose)
  else await REASON_TYPE_SET.run(client, purpose, pageTypeId)
}
