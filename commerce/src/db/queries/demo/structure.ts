/** What belongs to what, as the database's own references say. */
import type { Queryable } from '../../statements/statement.ts'
import { quote } from '../../statements/quote.ts'

/** A column that leads from a row to another one. */
export interface Reference {
  child: string
  column: string
  /** The column's type in SQL. */
  type: string
  parent: string
  parentColumn: string
  /** Whether the child goes with its parent. */
  isPart: boolean
  /** Whether the column can be empty. */
  isLoose: boolean
}

export interface Table {
  name: string
  key: readonly string[]
  /** The columns that can be written. */
  columns: readonly string[]
}

export interface Structure {
  references: readonly Reference[]
  tables: ReadonlyMap<string, Table>
}

/** An order keeps its payments with it, although nothing else may delete them. */
const PARTS: ReadonlySet<string> = new Set(['transactions.order_id'])

const REFERENCES = `select t.relname as child, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, p.relname as parent,
    b.attname as "parentColumn", c.confdeltype = 'c' as "isPart", not a.attnotnull as "isLoose"
  from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class p on p.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and t.relname not like 'demo\\_%' order by c.conname`

const TABLES = `select t.relname as name,
    array(select a.attname::text from pg_index i, unnest(i.indkey) with ordinality k (num, place)
      join pg_attribute a on a.attrelid = t.oid and a.attnum = k.num where i.indrelid = t.oid and i.indisprimary order by k.place) as key,
    array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' order by a.attnum) as columns
  from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'`

/** Reads the tables and their references. */
export async function readStructure(on: Queryable): Promise<Structure> {
  const { rows: references } = await on.query<Reference>(REFERENCES)
  const { rows: tables } = await on.query<Table>(TABLES)
  return {
    references: references.map((one) => {
      const isPart = one.isPart || PARTS.has(`${one.child}.${one.column}`)
      return { ...one, isPart, isLoose: one.isLoose && !isPart }
    }),
    tables: new Map(tables.map((table) => [table.name, table])),
  }
}

/** The key of a row `t` as it stands in `demo_parked`. */
export const keyOf = ({ key }: Table): string =>
  `jsonb_build_array(${key.map((name) => `t.${quote(name)}`).join()})::text`
