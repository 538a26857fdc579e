/**
 * Takes rows out of their tables with everything that belongs to them, and puts them back. They lie in `demo_parked` as
 * JSON. Parents are parked before what belongs to them.
 */
import type { PoolClient } from 'pg'
import { literal, quote } from '../../statements/quote.ts'
import { keyOf, type Reference, type Structure, type Table } from './structure.ts'

/** The rows to take: the keys by table. */
export type Roots = ReadonlyMap<string, readonly string[]>

/** Columns that triggers count while rows come back one by one. */
const COUNTED: Readonly<Record<string, string>> = { users: 'orders_count', orders: 'lines_count' }

/** Rows that belong to others without a reference of the database: values of attributes. */
const VALUES_OF: Readonly<Record<string, { entity: string; prefix: string | null }>> = {
  products: { entity: 'PRODUCT', prefix: 'product' },
  variants: { entity: 'PRODUCT_VARIANT', prefix: 'variant' },
  pages: { entity: 'PAGE', prefix: 'page' },
  categories: { entity: 'CATEGORY', prefix: null },
  collections: { entity: 'COLLECTION', prefix: null },
}

/** Moves the rows and what belongs to them into `demo_parked`. Others that change one of them wait for the end. */
export async function park(client: PoolClient, structure: Structure, removal: number, roots: Roots): Promise<void> {
  const touched = new Set<string>()
  for (const [name, keys] of roots) {
    if (keys.length === 0) continue
    const table = tableOf(structure, name)
    await keep(client, table, removal, `t.${quote(table.key[0]!)}::text = any($2)`, [keys])
    touched.add(name)
  }
  await keepParts(client, structure, removal, touched)
  for (const reference of structure.references)
    if (reference.isLoose && touched.has(reference.parent)) await empty(client, structure, removal, reference)
  for (const name of [...touched].toReversed()) await remove(client, tableOf(structure, name), removal)
  await client.query(
    `with gone as (delete from demo_marks m using demo_parked q where q.removal_id = $1 and q.emptied is null
        and m.table_name = q.table_name and m.key = q.key::jsonb ->> 0 returning m.*)
      insert into demo_parked (removal_id, table_name, key, row)
        select $1, 'demo_marks', jsonb_build_array(table_name, gone.key)::text, to_jsonb(gone) from gone`,
    [removal],
  )
  await countAllocated(client, removal)
}

const tableOf = ({ tables }: Structure, name: string): Table => tables.get(name)!

/** Parks rows `t` of a table that are not parked yet; answers how many. */
async function keep(
  client: PoolClient,
  table: Table,
  removal: number,
  where: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const name = literal(table.name)
  const { rowCount } = await client.query(
    `insert into demo_parked (removal_id, table_name, key, row)
      select $1, ${name}, t.place, t.row from (select ${keyOf(table)} as place, to_jsonb(t) as row from ${quote(table.name)} t
        where ${where} and ${keyOf(table)} not in (select q.key from demo_parked q
          where q.removal_id = $1 and q.table_name = ${name} and q.emptied is null) for update of t) t`,
    [removal, ...values],
  )
  return rowCount ?? 0
}

/** Parks what belongs to parked rows, until nothing more does. */
async function keepParts(
  client: PoolClient,
  structure: Structure,
  removal: number,
  touched: Set<string>,
): Promise<void> {
  for (let waiting = [...touched]; waiting.length > 0;) {
    const more = new Set<string>()
    for (const parent of waiting) {
      for (const reference of structure.references)
        if (reference.isPart && reference.parent === parent) {
          const where = `t.${quote(reference.column)} in (${parkedValues(reference)})`
          if (await keep(client, tableOf(structure, reference.child), removal, where)) more.add(reference.child)
        }
      const values = VALUES_OF[parent]
      if (values && (await keep(client, tableOf(structure, 'attribute_values'), removal, valuesOf(parent, values))))
        more.add('attribute_values')
    }
    for (const name of more) touched.add(name)
    waiting = [...more]
  }
}

/** What the column of a reference holds that leads to a parked row. */
const parkedValues = ({ parent, parentColumn, type }: Reference): string =>
  `select (q.row ->> ${literal(parentColumn)})::${type} from demo_parked q
    where q.removal_id = $1 and q.table_name = ${literal(parent)} and q.emptied is null`

/** Values `t` that lead to a parked row, or that nothing but it has. */
function valuesOf(parent: string, { entity, prefix }: { entity: string; prefix: string | null }): string {
  const parked = `from demo_parked q where q.removal_id = $1 and q.table_name = ${literal(parent)} and q.emptied is null`
  const own = prefix && `split_part(t.slug, '_', 1) in (select ${literal(`${prefix}-`)} || (q.row ->> 'id') ${parked})`
  const leads = `t.reference_id in (select (q.row ->> 'id')::int ${parked}) and exists
    (select from attributes a where a.id = t.attribute_id and a.entity_type = ${literal(entity)})`
  return `(${own ? `${own} or ` : ''}${leads})`
}

/** Empties a column of rows that stay, and notes what it held. */
async function empty(client: PoolClient, structure: Structure, removal: number, reference: Reference): Promise<void> {
  const { child, column } = reference
  const table = tableOf(structure, child)
  const noted = [...new Set([...table.key, column])].map((name) => `${literal(name)}, t.${quote(name)}`).join()
  await client.query(
    `with emptied as (insert into demo_parked (removal_id, table_name, key, row, emptied)
        select $1, ${literal(child)}, t.place, t.noted, ${literal(column)} from (
          select ${keyOf(table)} as place, jsonb_build_object(${noted}) as noted from ${quote(child)} t
            where t.${quote(column)} in (${parkedValues(reference)}) and ${keyOf(table)} not in (
              select q.key from demo_parked q where q.removal_id = $1 and q.table_name = ${literal(child)} and q.emptied is null)
            for update of t) t returning key)
      update ${quote(child)} t set ${quote(column)} = null where ${keyOf(table)} in (select key from emptied)`,
    [removal],
  )
}

/** Deletes the parked rows of a table. */
async function remove(client: PoolClient, table: Table, removal: number): Promise<void> {
  await client.query(
    `delete from ${quote(table.name)} t where ${keyOf(table)} in (select q.key from demo_parked q
      where q.removal_id = $1 and q.table_name = ${literal(table.name)} and q.emptied is null)`,
    [removal],
  )
}

/** Puts back what a removal took. Of what it belongs to and has gone meanwhile, nothing comes back. */
export async function unpark(client: PoolClient, structure: Structure, removal: number): Promise<void> {
  await dropOrphans(client, structure, removal)
  await forgetLost(client, structure, removal)
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from demo_parked where removal_id = $1 and emptied is null group by 1 order by min(id)`,
    [removal],
  )
  for (const { name } of rows) await putBack(client, tableOf(structure, name), removal)
  for (const { name } of rows) await countAgain(client, tableOf(structure, name), removal)
  for (const reference of structure.references) if (reference.isLoose) await fill(client, structure, removal, reference)
  await countAllocated(client, removal)
}

/** Writes the count that a row had, where triggers have counted while rows came back. */
async function countAgain(client: PoolClient, table: Table, removal: number): Promise<void> {
  const counted = COUNTED[table.name]
  if (!counted) return
  const kept = `(q.row ->> ${literal(counted)})::int`
  await client.query(
    `update ${quote(table.name)} t set ${quote(counted)} = ${kept} from demo_parked q
      where q.removal_id = $1 and q.table_name = $2 and q.emptied is null and q.key = ${keyOf(table)}
        and t.${quote(counted)} <> ${kept}`,
    [removal, table.name],
  )
}

/** A condition for parked rows `q` of a reference: what it leads to is neither there nor among the parked rows. */
const isLost = ({ column, type, parent, parentColumn }: Reference): string =>
  `q.row ->> ${literal(column)} is not null
    and not exists (select from ${quote(parent)} p where p.${quote(parentColumn)} = (q.row ->> ${literal(column)})::${type})
    and not exists (select from demo_parked o where o.removal_id = $1 and o.emptied is null
      and o.table_name = ${literal(parent)} and o.row -> ${literal(parentColumn)} = q.row -> ${literal(column)})`

async function dropOrphans(client: PoolClient, { references }: Structure, removal: number): Promise<void> {
  for (let dropped = 1; dropped > 0;) {
    dropped = 0
    for (const reference of references.filter(({ isPart }) => isPart)) {
      const { rowCount } = await client.query(
        `delete from demo_parked q where q.removal_id = $1 and q.table_name = ${literal(reference.child)} and q.emptied is null
          and ${isLost(reference)}`,
        [removal],
      )
      dropped += rowCount ?? 0
    }
  }
}

async function forgetLost(client: PoolClient, { references }: Structure, removal: number): Promise<void> {
  for (const reference of references.filter(({ isLoose }) => isLoose))
    await client.query(
      `update demo_parked q set row = q.row || jsonb_build_object(${literal(reference.column)}, null)
        where q.removal_id = $1 and q.table_name = ${literal(reference.child)} and ${isLost(reference)}`,
      [removal],
    )
}

/** Adds the parked rows of a table. A column that is newer than they are has its default. */
async function putBack(client: PoolClient, table: Table, removal: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct jsonb_object_keys(row) as name from demo_parked where removal_id = $1 and table_name = $2 and emptied is null`,
    [removal, table.name],
  )
  const kept = new Set(rows.map(({ name }) => name))
  const columns = table.columns
    .filter((name) => kept.has(name))
    .map(quote)
    .join()
  await client.query(
    `insert into ${quote(table.name)} (${columns}) overriding system value
      select ${columns} from (select r.* from demo_parked q, jsonb_populate_record(null::${quote(table.name)}, q.row) r
        where q.removal_id = $1 and q.table_name = $2 and q.emptied is null order by q.id) r`,
    [removal, table.name],
  )
}

/** Fills the columns that were emptied, where nobody has filled them meanwhile. */
async function fill(
  client: PoolClient,
  structure: Structure,
  removal: number,
  { child, column, type }: Reference,
): Promise<void> {
  await client.query(
    `update ${quote(child)} t set ${quote(column)} = (q.row ->> ${literal(column)})::${type} from demo_parked q
      where q.removal_id = $1 and q.table_name = ${literal(child)} and q.emptied = ${literal(column)}
        and q.key = ${keyOf(tableOf(structure, child))} and t.${quote(column)} is null and q.row ->> ${literal(column)} is not null`,
    [removal],
  )
}

/** Counts anew how many pieces are allocated of the stock to which parked allocations belong. */
async function countAllocated(client: PoolClient, removal: number): Promise<void> {
  await client.query(
    `update stocks s set allocated = n.allocated from (
        select k.id, coalesce((select sum(a.quantity) from allocations a where a.stock_id = k.id), 0)::int as allocated
        from stocks k where k.id in (select (q.row ->> 'stock_id')::int from demo_parked q
          where q.removal_id = $1 and q.table_name = 'allocations' and q.emptied is null)) n
      where s.id = n.id and s.allocated <> n.allocated`,
    [removal],
  )
}
