/** Events of an account, for staff who look after customers. */
import type { Pool, PoolClient } from 'pg'
import { prepared, statement } from '../../statements/statement.ts'

/** Saleor's CustomerEventsEnum, as far as such events happen here. */
export type CustomerEventType =
  | 'ACCOUNT_CREATED'
  | 'ACCOUNT_ACTIVATED'
  | 'ACCOUNT_DEACTIVATED'
  | 'PASSWORD_RESET_LINK_SENT'
  | 'PASSWORD_RESET'
  | 'PASSWORD_CHANGED'
  | 'EMAIL_CHANGED_REQUEST'
  | 'EMAIL_CHANGED'
  | 'EMAIL_ASSIGNED'
  | 'NAME_ASSIGNED'
  | 'CUSTOMER_DELETED'
  | 'NOTE_ADDED'

export const customerEventsOf = prepared(
  'customer_events',
  `select id, user_id as "userId", type, parameters, created_at as "createdAt" from customer_events
      where user_id = any($1::int[]) order by id`,
).many

export const addCustomerEvents = statement(
  'add_customer_events',
  `insert into customer_events (user_id, type, parameters)
    select e."userId", e.type, e.parameters from jsonb_to_recordset($1::jsonb) as e("userId" int, type text, parameters jsonb)`,
).run

export const addCustomerEvent = (
  on: Pool | PoolClient,
  userId: number,
  type: CustomerEventType,
  parameters: Record<string, unknown> | null = null,
): Promise<number> => addCustomerEvents(on, [{ userId, type, parameters }])
