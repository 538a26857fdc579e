/** The person whose data are exported or erased, and the port to records that other packages keep of people. */
import type { PoolClient } from 'pg'
import type { Queryable } from '../../db/statements/statement.ts'
import type { UserRow } from '../../db/queries/customer/user.ts'
import type { Person } from '../../db/queries/account/person.ts'

/** Records of people outside the service's own tables, such as the newsletter's. */
export interface PersonalRecords {
  /** The name under which the person finds them in the export. */
  name: string
  read(db: Queryable, email: string): Promise<unknown>
  /** Deletes those of these people, in the transaction in which everything else of them is forgotten. */
  forget(client: PoolClient, emails: readonly string[]): Promise<void>
}

/** What is kept under an e-mail address belongs to an account only once its owner has confirmed the address. */
export const personOf = ({ id, email, isConfirmed }: Pick<UserRow, 'id' | 'email' | 'isConfirmed'>): Person => ({
  userId: id,
  email: isConfirmed ? email : null,
})
