/** `demo status | remove | undo`: takes the demo away, and brings it back within a day. */
import { DEMO_KINDS, demoStatus, removeDemo, undoRemoval } from '@semena/commerce/owner'
import { StartError } from '@semena/commerce/settings'
import { serviceSettings } from '../config/service-settings.ts'
import { inboxDemoKinds } from '../inbox/demo/kinds.ts'
import { mediaOf } from '../start/media.ts'
import type { Command } from './command.ts'
import { listed, parsed, UsageError } from './usage.ts'
import { withDatabase } from './with-database.ts'

const KINDS = [...DEMO_KINDS, ...inboxDemoKinds]

export interface DemoArguments {
  verb: 'status' | 'remove' | 'undo'
  /** The kinds that are meant. */
  kinds: typeof KINDS
  withChanged: boolean
}

/** Reads the arguments after `demo`; throws a UsageError. */
export function readDemo(args: string[]): DemoArguments {
  const { values, positionals } = parsed(args, { only: { type: 'string' }, 'with-changed': { type: 'boolean' } })
  const [verb, ...more] = positionals
  if (verb !== 'status' && verb !== 'remove' && verb !== 'undo') throw new UsageError('Say status, remove or undo.')
  if (more.length) throw new UsageError(`${more[0]} is too much.`)
  const named = listed(values.only).map((name) => name.toUpperCase().replaceAll('-', '_'))
  const unknown = named.find((name) => !KINDS.some(({ kind }) => kind === name))
  if (unknown) throw new UsageError(`${unknown} is no kind; there are ${KINDS.map(({ kind }) => kind).join(', ')}.`)
  if (verb !== 'remove' && (values.only !== undefined || values['with-changed']))
    throw new UsageError(`${verb} takes nothing else.`)
  const kinds = values.only === undefined ? KINDS : KINDS.filter(({ kind }) => named.includes(kind))
  if (kinds.length === 0) throw new UsageError('Name kinds after --only, with commas between them.')
  return { verb, kinds, withChanged: values['with-changed'] ?? false }
}

export const demoCommand: Command = {
  usage: 'demo status | demo remove [--only orders,posts] [--with-changed] | demo undo',
  does: 'says what goes with the demo, takes it away for good after a day, or brings it back; see docs/guides/demo.md',
  async run(args) {
    const { verb, ...choice } = readDemo(args)
    await withDatabase(async (database, config, changes) => {
      const { clock } = database
      const ctx = { database, clock, changes, media: mediaOf(config, { database, clock }) }
      if (verb === 'status') {
        const status = await demoStatus(ctx, choice)
        if (!status) console.log('There is nothing of the demo in this shop.')
        for (const { kind, goes, changed, needed } of status?.plan ?? [])
          console.log(`${kind.kind}: ${goes.length} go, ${changed.length} changed stay, ${needed.length} needed stay`)
        for (const { at, eraseAfter, things } of status?.removals ?? [])
          console.log(
            `Taken away ${at.toISOString()}, can be undone until ${eraseAfter.toISOString()}: ${told(things)}`,
          )
        return
      }
      const backups = serviceSettings(config).backupFolder ?? null
      const done = verb === 'undo' ? await undoRemoval(ctx) : await removeDemo(ctx, { choice, userId: null, backups })
      if (!done.ok) throw new StartError(done.errors.map(({ message }) => message).join(' '))
      console.log(`${verb === 'undo' ? 'Brought back' : 'Taken away'}: ${told(done.value)}`)
    })
  },
}

/** How many things of each kind, in words such as "66 products, 3 posts". */
const told = (things: Readonly<Record<string, number>>): string =>
  KINDS.filter(({ kind }) => things[kind])
    .map(({ kind }) => `${things[kind]} ${kind.toLowerCase().replaceAll('_', ' ')}`)
    .join(', ') || 'nothing'
