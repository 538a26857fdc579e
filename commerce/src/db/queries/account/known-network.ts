/** Networks from which users have signed in. */
import { prepared, statement } from '../../statements/statement.ts'

/** Whether somebody signed in to the account with that e-mail address from the network after `since`. */
export const isKnownNetwork = prepared(
  'network_known',
  `select from known_networks n join users u on u.id = n.user_id
      where lower(u.email) = lower($1) and n.network_hash = $2 and n.last_used_at > $3`,
).touches

/** Deletes networks that were last used before a moment. */
export const deleteNetworksBefore = statement(
  'delete_networks_before',
  'delete from known_networks where last_used_at < $1',
).run
