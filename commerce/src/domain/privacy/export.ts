/** Exports everything that the shop knows of one person, for the right of access of the GDPR, article 15. */
import type { Services } from '../../context.ts'
import {
  accountOf,
  checkoutsOf,
  giftCardsOf,
  keysOf,
  mailsOf,
  ordersOf,
  type Person,
  type Plain,
} from '../../db/queries/account/person.ts'

/**
 * The data of one person. Amounts are decimals with their currency, times ISO 8601. Of a person of whom nothing is
 * known the lists are empty.
 */
export async function personalData(
  { database: { pool }, clock, personalRecords }: Pick<Services, 'database' | 'clock' | 'personalRecords'>,
  person: Person,
): Promise<Plain> {
  const data: Plain = {
    madeAt: clock.now().toISOString(),
    account: person.userId === null ? null : await accountOf(pool, person.userId),
    orders: await ordersOf(pool, ...keysOf([person])),
    baskets: await checkoutsOf(pool, ...keysOf([person])),
    giftCards: await giftCardsOf(pool, person.userId, person.email),
    mails: await mailsOf(pool, person.email),
  }
  if (person.email !== null) for (const { name, read } of personalRecords) data[name] = await read(pool, person.email)
  return data
}
