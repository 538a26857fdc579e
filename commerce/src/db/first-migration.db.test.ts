/**
 * The first migration makes the same schema as the 58 migrations from before the first release. A database on which
 * those ran was described by the statements below, and its description is recorded here. The first migration is never
 * edited, so the record never changes.
 */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bareDatabase, type TestDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

const FIRST = 1_795_902_048_894
const OURS = `'public'::regnamespace`

/** One line for each thing of a kind, with all that is known of it. */
const KINDS: Record<string, string> = {
  extensions: `select extname from pg_extension where extname <> 'plpgsql'`,
  tables: `select relname, relkind, reloptions, relpersistence, relrowsecurity, relreplident from pg_class where relnamespace = ${OURS} and relkind <> 'i'`,
  columns: `select c.relname, a.attnum - (select count(*) from pg_attribute d where d.attrelid = c.oid and d.attisdropped and d.attnum > 0 and d.attnum < a.attnum) as place,
      a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attstorage, a.attcompression, a.attstattarget, a.attoptions, a.attcollation::regcollation,
      pg_get_expr(v.adbin, v.adrelid)
    from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef v on v.adrelid = c.oid and v.adnum = a.attnum
    where c.relnamespace = ${OURS} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  constraints: `select conrelid::regclass, conname, contype, convalidated, pg_get_constraintdef(oid) from pg_constraint where connamespace = ${OURS}`,
  indexes: `select i.indrelid::regclass, i.indisvalid, i.indisclustered, i.indisreplident, c.reloptions, pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = ${OURS}`,
  sequences: `select s.*, pg_get_serial_sequence(d.refobjid::regclass::text, a.attname) from (select seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin, seqcache, seqcycle from pg_sequence join pg_class on pg_class.oid = seqrelid where relnamespace = ${OURS}) s
    left join pg_depend d on d.objid = s.seqrelid and d.deptype in ('a', 'i') and d.refobjsubid > 0 left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid`,
  functions: `select pg_get_functiondef(p.oid) from pg_proc p where p.pronamespace = ${OURS} and p.prokind = 'f' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  triggers: `select tgenabled, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
  types: `select typname, typtype from pg_type where typnamespace = ${OURS} and typtype in ('e', 'd', 'r')`,
  statistics: `select stxname, pg_get_statisticsobjdef(oid) from pg_statistic_ext`,
  comments: `select classoid::regclass, objoid::regclass, objsubid, description from pg_description where objoid in (select oid from pg_class where relnamespace = ${OURS} union select oid from pg_proc where pronamespace = ${OURS})`,
}

const NONE = '0 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
/** The description of the database on which the 58 migrations ran, by PostgreSQL 18. */
const MADE_BEFORE: Record<string, string> = {
  extensions: '1 176f12bea83ba824425a8a584186e87e968fdcd1f069a43b060e0b6e5d677243',
  tables: '176 fd5d70c8ad59041acec897fc46dc8388ca6e40bd5a949ed71fd8793b4d90f3a0',
  columns: '1046 293dc4aa36b9bfe65a4d9be8c5895e17e5a6a441ea70ee4277f59446b45cb1fd',
  constraints: '1103 2d0fa8d658bc0033f68f2ab796a716170aab2b03b3800ca81cf6fbee85d63d8a',
  indexes: '319 955a929135832cce65a836b3042f5586aba84810b73a17f7dea677e130f38956',
  sequences: '63 6b25455e12f54b8dbc1c214780d8fcd3929933a6aecdf61e97c8e85f53faae2b',
  functions: '29 9251113467fe0199ede9b7ad267d8c16d8a2d7553db308bcec6f3cbed1f80e83',
  triggers: '45 862d64ec37ae3b296bd4839e68063186e96f562f65f75a76386a0b5ed384f658',
  types: NONE,
  statistics: NONE,
  comments: NONE,
}

let database: TestDatabase
beforeAll(async () => {
  database = await bareDatabase()
  await migrate(database, FIRST)
})
afterAll(() => database.close())

/** How many there are, and the SHA-256 of their lines in the sequence of the alphabet. */
async function descriptionOf(kind: string): Promise<string> {
  const { rows } = await database.pool.query<{ line: string }>(
    `select line from (select x::text as line from (${KINDS[kind]}) x) l order by line collate "C"`,
  )
  const hash = createHash('sha256').update(rows.map(({ line }) => line).join('\n'))
  return `${rows.length} ${hash.digest('hex')}`
}

it('makes each extension, table, column, constraint, index, sequence, function and trigger as before', async () => {
  const found: Record<string, string> = {}
  for (const kind of Object.keys(KINDS)) found[kind] = await descriptionOf(kind)
  expect(found).toEqual(MADE_BEFORE)
})

it('writes no row', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = ${OURS} and relkind = 'r'`,
  )
  const filled: string[] = []
  for (const { name } of rows)
    if ((await database.pool.query(`select from "${name}" limit 1`)).rowCount) filled.push(name)
  expect(filled).toEqual([])
  expect(rows).toHaveLength(113)
})
