/** What happened to an account, for those who look after customers. */
import type { Pool, PoolClient } from 'pg'
import type { customerEvents } from '../tables/index.ts'

/** Saleor's CustomerEventsEnum, as far as they happen here. */
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

export async function customerEventsOf(
  on: Pool | PoolClient,
  userIds: readonly number[],
): Promise<(typeof customerEvents.$inferSelect)[]> {
  const { rows } = await on.query<typeof customerEvents.$inferSelect>({
    name: 'customer-events',
    text: `select id, user_id as "userId", type, parameters, created_at as "createdAt" from customer_events
      where user_id = any($1::int[]) order by id`,
    values: [userIds],
  })
  return rows
}

export async function addCustomerEvent(
  on: Pool | PoolClient,
  userId: number,
  type: CustomerEventType,
  parameters: Record<string, unknown> | null = null,
): Promise<void> {
  await on.query('insert into customer_events (user_id, type, parameters) values ($1, $2, $3)', [
    userId,
    type,
    parameters,
  ])
}
