/** Gift cards that belong to somebody. */
import { type ListStatement, Params } from './sql.ts'

/** Those assigned to the user, or to the address before there was an account. Newest first. */
export function giftCardsOfUser(userId: number, email: string): ListStatement {
  const params = new Params()
  const from = `from gift_cards where assigned_to_user_id = ${params.param(userId)}
    or (assigned_to_user_id is null and lower(assigned_to_email) = lower(${params.param(email)}))`
  return {
    select: `id, code, currency, initial_balance as "initialBalance", current_balance as "currentBalance", is_active as "isActive", expiry_date as "expiryDate", metadata, private_metadata as "privateMetadata",
      assigned_to_user_id as "assignedToUserId", assigned_to_email as "assignedToEmail"`,
    from,
    keys: [{ sql: 'id', kind: 'integer', desc: true }],
    params,
    counted: params.values.length,
  }
}
