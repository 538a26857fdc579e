/** `app create <name>` and `app list`: programs that act in the shop with a token. */
import type { PermissionEnum } from '@semena/contract/enums'
import { addApp, listApps, PERMISSIONS } from '@semena/commerce/owner'
import { StartError } from '@semena/commerce/settings'
import type { Command } from './command.ts'
import { line, listed, parsed, UsageError } from './usage.ts'
import { withDatabase } from './with-database.ts'

/** Reads the arguments after `app`; null means that the list is wanted. Throws a UsageError. */
export function readApp(args: string[]): { name: string; permissions: PermissionEnum[] } | null {
  const { values, positionals } = parsed(args, { permissions: { type: 'string' } })
  const [verb, name, ...more] = positionals
  if (verb === 'list' && !name && values.permissions === undefined) return null
  if (verb !== 'create') throw new UsageError('Say create or list.')
  if (!name?.trim() || more.length) throw new UsageError('Name one app; quote a name of several words.')
  const named = listed(values.permissions?.toUpperCase())
  const strange = named.filter((p) => !isPermission(p))
  if (strange.length)
    throw new UsageError(`${strange.join(', ')} is no permission. There are: ${PERMISSIONS.join(', ')}.`)
  const permissions = named.filter(isPermission)
  if (!permissions.length) throw new UsageError('Name what it may do: --permissions MANAGE_PRODUCTS,MANAGE_ORDERS')
  return { name, permissions }
}

const isPermission = (name: string): name is PermissionEnum => (PERMISSIONS as readonly string[]).includes(name)

export const appCommand: Command = {
  usage: 'app create <name> --permissions A,B | app list',
  does: 'makes an app and prints its token, or lists the apps',
  async run(args) {
    const create = readApp(args)
    await withDatabase(async (database) => {
      if (!create) {
        for (const { name, identifier, permissions, isActive } of await listApps({ database }))
          console.log(line(name, identifier, permissions.join(', ') || 'no permission', isActive ? '' : 'not active'))
        return
      }
      const made = await addApp({ database }, create.name, create.permissions)
      if (!made.ok) throw new StartError(made.errors.map((e) => e.message).join(' '))
      console.log(`${made.value.app.name} may ${made.value.app.permissions.join(', ')}.`)
      console.log(`Token, shown only now: ${made.value.token}`)
    })
  },
}
