/** Whose data are meant: what other rooms keep of people is reached through a port. */
import type { PoolClient } from 'pg'
import type { Queryable } from '../../db/statement.ts'
import type { UserRow } from '../../db/queries/user.ts'
import type { Person } from '../../db/queries/person.ts'

/** Records of people outside the service's own tables, such as the newsletter's. */
export interface PersonalRecords {
  /** Under which the person finds them in the export. */
  name: string
  read(db: Queryable, email: string): Promise<unknown>
  /** In the transaction in which the rest is forgotten. */
  forget(client: PoolClient, email: string): Promise<void>
}

/** What stands under an address belongs to an account only once it was confirmed that its owner reads it. */
export const personOf = ({ id, email, isConfirmed }: Pick<UserRow, 'id' | 'email' | 'isConfirmed'>): Person => ({
  userId: id,
  email: isConfirmed ? email : null,
})
