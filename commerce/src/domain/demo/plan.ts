/** What goes with the demo and what stays, kind by kind. */
import type { PoolClient } from 'pg'
import {
  categoriesInUse,
  customersWithOrders,
  type MarkedThing,
  markedThings,
  noteOwn,
  productsInOrders,
} from '../../db/queries/demo/marks.ts'
import type { DemoKind } from './kinds.ts'

export interface Choice {
  kinds: readonly DemoKind[]
  /** Whether what the owner changed goes, too. */
  withChanged: boolean
}

export interface PlannedKind {
  kind: DemoKind
  goes: MarkedThing[]
  /** What stays because somebody has changed it. */
  changed: MarkedThing[]
  /** What stays because something that stays needs it. */
  needed: MarkedThing[]
}

/** Works out what would go. Each kind sees what goes of the kinds before it. */
export async function planRemoval(client: PoolClient, { kinds, withChanged }: Choice): Promise<PlannedKind[]> {
  await noteOwn(client, kinds)
  const plan: PlannedKind[] = []
  const going = (table: string): string[] =>
    plan.filter(({ kind }) => kind.table === table).flatMap(({ goes }) => goes.map(({ key }) => key))
  for (const kind of kinds) {
    const all = await markedThings(client, kind)
    const changed = withChanged ? [] : all.filter(({ isOwn }) => isOwn)
    const free = all.filter((thing) => !changed.includes(thing))
    const needed = await neededAmong(client, kind, free, going, withChanged)
    plan.push({
      kind,
      goes: free.filter(({ key }) => !needed.has(key)),
      changed,
      needed: free.filter(({ key }) => needed.has(key)),
    })
  }
  return plan
}

const NONE: ReadonlySet<string> = new Set()

async function neededAmong(
  client: PoolClient,
  { table }: DemoKind,
  free: readonly MarkedThing[],
  going: (table: string) => string[],
  withChanged: boolean,
): Promise<ReadonlySet<string>> {
  const keys = free.map(({ key }) => key)
  if (table === 'products') return productsInOrders(client, keys, going('orders'))
  if (table === 'users') return customersWithOrders(client, keys, going('orders'))
  if (table === 'categories') return categoriesInUse(client, going('products'), withChanged)
  return NONE
}
