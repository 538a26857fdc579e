/**
 * `staff create <email>`, `staff list`, `staff second-factor-off <email>` and `staff password-login-on`: the people who
 * work in the shop. The first of them can only be made here.
 */
import { text } from 'node:stream/consumers'
import type { Database } from '@semena/commerce/database'
import { addMember, listMembers, openPasswordLogin, type OwnerMember, turnOffByOwner } from '@semena/commerce/owner'
import { StartError } from '@semena/commerce/settings'
import type { Command } from './command.ts'
import { line, listed, parsed, UsageError } from './usage.ts'
import { withDatabase } from './with-database.ts'

type Create = Omit<OwnerMember, 'password'> & { readsPassword: boolean }

type Asked =
  | { verb: 'list' }
  | { verb: 'password-login-on' }
  | { verb: 'second-factor-off'; email: string }
  | ({ verb: 'create' } & Create)

/** Reads the arguments after `staff`; throws a UsageError. */
export function readStaff(args: string[]): Asked {
  const { values, positionals } = parsed(args, {
    superuser: { type: 'boolean' },
    groups: { type: 'string' },
    'password-stdin': { type: 'boolean' },
  })
  const [verb, email, ...more] = positionals
  const { superuser = false, groups, 'password-stdin': readsPassword = false } = values
  const isBare = Object.keys(values).length === 0
  if (verb === 'list' && !email && isBare) return { verb }
  if (verb === 'password-login-on' && !email && isBare) return { verb }
  if (verb !== 'create' && !(verb === 'second-factor-off' && isBare))
    throw new UsageError('Say create, list, second-factor-off or password-login-on.')
  if (!email || more.length) throw new UsageError('Name one e-mail address.')
  if (verb === 'second-factor-off') return { verb, email }
  const names = listed(groups)
  if (groups !== undefined && !names.length) throw new UsageError('Name at least one group after --groups.')
  return { verb, email, isSuperuser: superuser, groups: names, readsPassword }
}

export const staffCommand: Command = {
  usage:
    'staff create <email> [--superuser] [--groups a,b] [--password-stdin] | staff list | staff second-factor-off <email> | staff password-login-on',
  does: 'opens an account for somebody who looks after the shop, lists them, or lets people in again who have lost their codes, or where signing in by password was shut',
  async run(args) {
    const asked = readStaff(args)
    await withDatabase(async (database) => {
      if (asked.verb === 'list') return list(database)
      if (asked.verb === 'password-login-on') return passwordLoginOn(database)
      if (asked.verb === 'second-factor-off') return secondFactorOff(database, asked.email)
      const { readsPassword, verb: _, ...member } = asked
      const password = readsPassword ? (await text(process.stdin)).replace(/\r?\n$/, '') : null
      const made = await addMember({ database }, { ...member, password })
      if (!made.ok) throw new StartError(made.errors.map((e) => e.message).join(' '))
      console.log(`${made.value.user.email} can sign in.`)
      if (made.value.password) console.log(`Password, shown only now: ${made.value.password}`)
    })
  },
}

async function list(database: Database): Promise<void> {
  for (const { email, isActive, isSuperuser, groups } of await listMembers({ database })) {
    const rights = isSuperuser ? 'superuser' : groups.join(', ') || 'no group'
    console.log(line(email, rights, isActive ? '' : 'not active'))
  }
}

/** Opens sign-in by password where the shop's settings had shut it. */
async function passwordLoginOn(database: Database): Promise<void> {
  const isOpen = (await openPasswordLogin({ database })) === 'ENABLED'
  console.log(isOpen ? 'Signing in by password was open already.' : 'Everybody may sign in by password again.')
}

/** Switches off the two-step sign-in of a user. Customers are found too, since anybody may have switched it on. */
async function secondFactorOff(database: Database, email: string): Promise<void> {
  const done = await turnOffByOwner({ database }, email)
  if (!done.ok) throw new StartError(done.errors.map((e) => e.message).join(' '))
  console.log(
    `${done.value.email} signs in by password alone now, unless the shop demands more, and has been told by mail.`,
  )
}
