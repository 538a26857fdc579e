/** Reads the structure of the shop's tables from the database itself, so that a new table needs no change here. */
import type { ClientBase } from 'pg'

export type Queryable = Pick<ClientBase, 'query'>

export interface Table {
  name: string
  /** Columns that hold data of their own, without generated ones. */
  columns: string[]
}

export interface ForeignKey {
  table: string
  name: string
  /** The text that `alter table … add constraint … <definition>` takes. */
  definition: string
}

/** The schema into which every migration writes. */
const SCHEMA = 'public'

/** A name, qualified and quoted for a statement. */
export const quoted = (name: string): string => `${SCHEMA}."${name.replaceAll('"', '""')}"`

/** Tables by name, without those that extensions made. */
export async function readTables(client: Queryable): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
      from pg_class c
      where c.relnamespace = $1::regnamespace and c.relkind = 'r'
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by c.relname`,
    [SCHEMA],
  )
  return rows
}

/** Names of the sequences, including those of identity columns. */
export async function readSequences(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = $1::regnamespace and relkind = 'S' order by relname`,
    [SCHEMA],
  )
  return rows.map((r) => r.name)
}

/** Foreign keys of every table, with the text that adds each again. */
export async function readForeignKeys(client: Queryable): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where c.relnamespace = $1::regnamespace and k.contype = 'f' and k.conparentid = 0
      order by c.relname, k.conname`,
    [SCHEMA],
  )
  return rows
}

/** Settings of a session that make the text of rows the same whatever the server's own settings are. */
export const PLAIN_FORMATS = `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'; set row_security = off;
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`
