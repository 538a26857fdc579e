/** Gift cards that belong to a user. */
import { listOf, Params } from '../../statements/sql.ts'

const COLUMNS = `id, code, currency, initial_balance as "initialBalance", current_balance as "currentBalance", is_active as "isActive", expiry_date as "expiryDate", metadata, private_metadata as "privateMetadata",
      assigned_to_user_id as "assignedToUserId", assigned_to_email as "assignedToEmail"`

/**
 * Gift cards assigned to the user, or to their e-mail address before they had an account (null where the address is not
 * known to be theirs); newest first.
 */
export const giftCardsOfUser = listOf('gift_cards_of_user', (userId: number, email: string | null) => {
  const params = new Params()
  const from = `from gift_cards where (assigned_to_user_id = ${params.param(userId)}
      or (assigned_to_user_id is null and lower(assigned_to_email) = lower(${params.param(email, 'text')})))`
  return {
    select: COLUMNS,
    from,
    keys: [{ sql: 'id', kind: 'integer', desc: true }],
    params,
  }
}).examples(() => [[1, 'a']])
