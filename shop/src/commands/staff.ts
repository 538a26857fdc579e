/** `staff create <email>` and `staff list`: the people who look after the shop; the first of them, above all. */
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { StartError } from '@semena/commerce/db/start-error'
import { addMember, listMembers, type OwnerMember } from '@semena/commerce/domain/staff/by-owner'
import type { Command } from './index.ts'
import { UsageError } from './usage.ts'
import { withDatabase } from './with-database.ts'

type Create = Omit<OwnerMember, 'password'> & { readsPassword: boolean }

/** Reads the arguments after `staff`; null: the list is asked for. Throws a UsageError. */
export function readStaff(args: string[]): Create | null {
  const { values, positionals } = parsed(args)
  const [verb, email, ...more] = positionals
  const { superuser = false, groups, 'password-stdin': readsPassword = false } = values
  if (verb === 'list' && !email && Object.keys(values).length === 0) return null
  if (verb !== 'create') throw new UsageError('Say create or list.')
  if (!email || more.length) throw new UsageError('Name one e-mail address.')
  const names = (groups ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  if (groups !== undefined && !names.length) throw new UsageError('Name at least one group after --groups.')
  return { email, isSuperuser: superuser, groups: names, readsPassword }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        superuser: { type: 'boolean' },
        groups: { type: 'string' },
        'password-stdin': { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

export const staffCommand: Command = {
  usage: 'staff create <email> [--superuser] [--groups a,b] [--password-stdin] | staff list',
  does: 'opens an account for somebody who looks after the shop, or lists them',
  async run(args) {
    const create = readStaff(args)
    if (!create) {
      await withDatabase(async (database) => {
        for (const { email, isActive, isSuperuser, groups } of await listMembers({ database }))
          console.log(
            [email, isSuperuser ? 'superuser' : groups.join(', ') || 'no group', isActive ? '' : 'not active']
              .filter(Boolean)
              .join('  '),
          )
      })
      return 0
    }
    const { readsPassword, ...member } = create
    const password = readsPassword ? (await text(process.stdin)).replace(/\r?\n$/, '') : null
    await withDatabase(async (database) => {
      const made = await addMember({ database }, { ...member, password })
      if (!made.ok) throw new StartError(made.errors.map((e) => e.message).join(' '))
      console.log(`${made.value.user.email} can sign in.`)
      if (made.value.password) console.log(`Password, shown only now: ${made.value.password}`)
    })
    return 0
  },
}
