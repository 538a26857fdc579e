/** `changes list | show | undo`: who changed what of the shop, and taking a change back. */
import { type ChangedRow, listChanges, rowsOfChange, undoChange } from '@semena/commerce/owner'
import { StartError } from '@semena/commerce/settings'
import type { Command } from './command.ts'
import { MOST_LISTED, parsed, UsageError, whole } from './usage.ts'
import { withDatabase } from './with-database.ts'

export type ChangesArguments =
  | { verb: 'list'; last: number; table: string | null }
  | { verb: 'show' | 'undo'; id: number }

const LISTED = 20

/** Reads the arguments after `changes`; throws a UsageError. */
export function readChanges(args: string[]): ChangesArguments {
  const { values, positionals } = parsed(args, { last: { type: 'string' }, table: { type: 'string' } })
  const [verb, id, ...more] = positionals
  if (verb === 'list') {
    if (id !== undefined) throw new UsageError(`${id} is too much.`)
    const last = whole(values.last ?? String(LISTED), '--last', MOST_LISTED)
    return { verb, last, table: values.table ?? null }
  }
  if (verb !== 'show' && verb !== 'undo') throw new UsageError('Say list, show or undo.')
  if (more.length || values.last !== undefined || values.table !== undefined)
    throw new UsageError(`${verb} takes the number of a change, and nothing else.`)
  return { verb, id: whole(id ?? '', 'A change') }
}

export const changesCommand: Command = {
  usage: 'changes list [--last 20] [--table products] | changes show <number> | changes undo <number>',
  does: 'shows who changed what of the shop, and takes a change back; see docs/guides/changes.md',
  async run(args) {
    const asked = readChanges(args)
    if (asked.verb === 'list') await list(asked)
    else if (asked.verb === 'show') await show(asked.id)
    else await undo(asked.id)
  },
}

const list = ({ last, table }: { last: number; table: string | null }): Promise<void> =>
  withDatabase(async ({ pool }) => {
    const found = await listChanges(pool, { before: null, table, key: null, limit: last })
    for (const change of found) {
      const who = change.userEmail ?? change.appIdentifier ?? change.origin.toLowerCase()
      const state = change.undoneBy === null ? '' : `  undone by ${change.undoneBy}`
      const what = change.undoes === null ? change.operation : `undo of ${change.undoes}`
      console.log(
        `${change.id}  ${change.at.toISOString()}  ${who}  ${what}  ${change.rowCount} rows of ${change.tables.join(', ')}${state}`,
      )
    }
    if (found.length === 0) console.log('No change is in the log.')
  })

const show = (id: number): Promise<void> =>
  withDatabase(async ({ pool }) => {
    const rows = await rowsOfChange(pool, id)
    if (rows.length === 0) throw new StartError(`There is no change ${id}.`)
    for (const row of rows.toReversed()) for (const line of linesOf(row)) console.log(line)
  })

/** What happened to a row: a line for the row, and one for each value of it. */
export function linesOf({ tableName, key, before, after }: ChangedRow): string[] {
  const how = before === null ? 'new' : after === null ? 'deleted' : 'changed'
  const place = Object.values(key).join(' ')
  const values = Object.keys({ ...before, ...after }).map((name) => {
    const [was, is] = [before?.[name], after?.[name]].map((value) => JSON.stringify(value))
    return `  ${name}: ${[was, is].filter((value) => value !== undefined).join(' → ')}`
  })
  return [`${tableName} ${place}: ${how}`, ...values]
}

const undo = (id: number): Promise<void> =>
  withDatabase(async (database, _, changes) => {
    const { clock } = database
    const done = await undoChange({ database, changes, clock }, id, { origin: 'COMMAND' })
    if (!done.ok) throw new StartError(done.errors.map((e) => e.message).join(' '))
    console.log(`Change ${id} is undone: ${done.value.length} rows are as they were before.`)
  })
