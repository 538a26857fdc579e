/** `person export | forget <email>`: hands out, or removes, what the shop knows of one person. */
import { exportByEmail, forgetByEmail, type ForgottenByOwner } from '@semena/commerce/owner'
import { isEmail, StartError } from '@semena/commerce/settings'
import { inboxRecords } from '../inbox/personal-records.ts'
import { mediaOf } from '../start/media.ts'
import type { Command } from './command.ts'
import { UsageError } from './usage.ts'
import { withDatabase } from './with-database.ts'

export interface PersonArguments {
  verb: 'export' | 'forget'
  email: string
}

/** Reads the arguments after `person`; throws a UsageError. */
export function readPerson([verb, email, ...more]: string[]): PersonArguments {
  if (verb !== 'export' && verb !== 'forget') throw new UsageError('Say export or forget.')
  if (!email || more.length || !isEmail(email)) throw new UsageError('Name one e-mail address.')
  return { verb, email }
}

export const personCommand: Command = {
  usage: 'person export <email> | person forget <email>',
  does: 'prints everything known of a person as JSON; or deletes account, baskets, messages and, after the legal term, data in orders',
  async run(args) {
    const { verb, email } = readPerson(args)
    await withDatabase(async (database, config) => {
      const { clock } = database
      const media = mediaOf(config, { database, clock })
      const services = { database, clock, personalRecords: inboxRecords, media }
      if (verb === 'export') {
        console.log(JSON.stringify(await exportByEmail(services, email), null, 2))
        return
      }
      const done = await forgetByEmail(services, email)
      if (done === 'STAFF')
        throw new StartError(`${email} looks after the shop. Take them off the staff first, then ask again.`)
      console.log(told(done))
    })
  },
}

const told = ({ hadAccount, checkouts, mails, orders, lastErasure }: ForgottenByOwner): string =>
  [
    hadAccount ? 'The account is deleted.' : 'There was no account.',
    `Removed: ${checkouts} baskets, ${mails} mails, and what the inbox had.`,
    lastErasure
      ? `${orders} orders keep their buyer's data for the books, the last until ${lastErasure.toISOString().slice(0, 10)}.`
      : 'There are no orders that keep data.',
  ].join(' ')
