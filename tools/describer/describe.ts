/**
 * Asks a database that has every table which types a statement takes and answers, and which columns it reads and
 * writes, without running it.
 */
import type { Connection, PoolClient, Submittable } from 'pg'
import { type Catalogue, isNeverNull, targetsOf } from './nullability.ts'
import { everyNode, isNode, type Node, nodesOf, numbersOf, readTree } from './node-tree.ts'

export interface ColumnRef {
  table: string
  column: string
}

export interface Parameter {
  /** The type as PostgreSQL writes it: `integer`, `text[]`. */
  type: string
  /** The column to which the parameter is written; null where there is none. */
  into: ColumnRef | null
  /** Whether the statement tests the parameter for null. */
  mayBeNull: boolean
  /** The properties that it reads of JSON, and whether the JSON is a list; null where it reads none by name. */
  record: { properties: Map<string, string>; isList: boolean } | null
}

export interface Answered {
  name: string
  type: string
  /** The column from which the value comes unchanged; null where there is none. */
  from: ColumnRef | null
  /** Whether the value can be null, which it may be even where its column cannot. */
  nullable: boolean
}

export interface Description {
  params: Parameter[]
  row: Answered[]
  /** Columns by table, by their names in the database. */
  reads: Map<string, Set<string>>
  writes: Map<string, Set<string>>
}

interface Column extends ColumnRef {
  notNull: boolean
  /** The words that a check of its table allows; null where any text is allowed. */
  words: readonly string[] | null
}

export interface Describer {
  describe(text: string): Promise<Description>
  /** Whether a column of a table may not be null. */
  isNotNull(ref: ColumnRef): boolean
  /** The words that a column can hold; null where any text is allowed. */
  wordsOf(ref: ColumnRef): readonly string[] | null
}

/** PostgreSQL's sets of columns count from this number, which is below the first system column. */
const FIRST_COLUMN = -7
const UPDATED_OR_INSERTED = ['insertedCols', 'updatedCols'] as const

/** Makes a describer on a connection, which it uses for its questions; the database must have every table. */
export async function createDescriber(client: PoolClient): Promise<Describer> {
  const columns = await columnsOf(client)
  const byName = new Map([...columns.values()].map((c) => [`${c.table}.${c.column}`, c]))
  const catalogue: Catalogue = {
    notNull: new Set([...columns].filter(([, c]) => c.notNull).map(([key]) => key)),
    functions: await namesOf(client, 'select oid::text as id, proname as name from pg_proc'),
  }
  return {
    isNotNull: ({ table, column }) => byName.get(`${table}.${column}`)!.notNull,
    wordsOf: ({ table, column }) => byName.get(`${table}.${column}`)!.words,
    async describe(text) {
      const { params, fields } = await ask(client, text)
      const types = await typeNames(client, [...params, ...fields.map((f) => f.type)])
      const query = await treeOf(
        client,
        text,
        params.map((oid) => types.get(oid)!),
      )
      const targets = targetsOf(query)
      const records = params.map((_, i) => recordIn(query, i + 1))
      const ofRecords = await typeNames(client, [
        ...new Set(records.flatMap((r) => [...(r?.properties.values() ?? [])])),
      ])
      const named = (record: ReturnType<typeof recordIn>): Parameter['record'] =>
        record && {
          ...record,
          properties: new Map([...record.properties].map(([name, oid]) => [name, ofRecords.get(oid)!])),
        }
      const refOf = (oid: unknown, number: unknown): ColumnRef | null => {
        const found = columns.get(`${String(oid)}.${String(number)}`)
        return found ? { table: found.table, column: found.column } : null
      }
      return {
        params: params.map((oid, i) => ({
          type: types.get(oid)!,
          into: writtenTo(query, i + 1, refOf),
          mayBeNull: isTested(query, i + 1),
          record: named(records[i] ?? null),
        })),
        row: fields.map(({ name, type }, i) => ({
          name,
          type: types.get(type)!,
          from: refOf(targets[i]?.resorigtbl, targets[i]?.resorigcol),
          nullable: !isNeverNull(catalogue, query, i),
        })),
        ...touched(query, refOf, columns),
      }
    },
  }
}

/** Matches a check of words as PostgreSQL writes it: `CHECK ((state = ANY (ARRAY['OPEN'::text, 'DONE'::text])))`. */
const WORDS = /^CHECK \(\("?\w+"? = ANY \(ARRAY\[(.*)\]\)\)\)$/

/** Every column of the tables, by `oid.number`. */
async function columnsOf(client: PoolClient): Promise<Map<string, Column>> {
  const { rows } = await client.query<Omit<Column, 'words'> & { key: string; checks: string[] }>(
    `select a.attrelid || '.' || a.attnum as key, c.relname as "table", a.attname as "column", a.attnotnull as "notNull",
        array(select pg_get_constraintdef(k.oid) from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  )
  return new Map(
    rows.map(({ checks, key, ...column }) => {
      const list = checks.map((check) => WORDS.exec(check)?.[1]).find((found) => found !== undefined)
      return [key, { ...column, words: list ? Array.from(list.matchAll(/'(\w+)'::text/g), ([, word]) => word!) : null }]
    }),
  )
}

async function namesOf(client: PoolClient, text: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; name: string }>(text)
  return new Map(rows.map((r) => [r.id, r.name]))
}

const typeNames = async (client: PoolClient, oids: readonly number[]): Promise<Map<number, string>> => {
  const { rows } = await client.query<{ id: number; name: string }>(
    'select t::int as id, format_type(t, null) as name from unnest($1::oid[]) t',
    [oids],
  )
  return new Map(rows.map((r) => [r.id, r.name]))
}

interface Asked {
  /** Oids of the parameters' types. */
  params: number[]
  fields: { name: string; type: number }[]
}

/** Asks by PostgreSQL's protocol, with `Parse` and `Describe` but without `Execute`. */
function ask(client: PoolClient, text: string): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const asked: Asked = { params: [], fields: [] }
    let failed: Error | undefined
    const onParams = (message: { dataTypeIDs: number[] }): void => {
      asked.params = message.dataTypeIDs
    }
    let wire: Connection
    const question: Submittable & Record<string, unknown> = {
      submit(connection: Connection) {
        wire = connection
        wire.on('parameterDescription', onParams)
        wire.parse({ text, name: '', types: [] }, true)
        wire.describe({ type: 'S', name: '' }, true)
        wire.sync()
      },
      handleRowDescription(message: { fields: { name: string; dataTypeID: number }[] }) {
        asked.fields = message.fields.map((f) => ({ name: f.name, type: f.dataTypeID }))
      },
      handleError(error: Error) {
        // The client forgets a question that failed, so that it hears nothing more.
        wire.off('parameterDescription', onParams)
        failed = error
        reject(error)
      },
      handleReadyForQuery() {
        wire.off('parameterDescription', onParams)
        if (failed) reject(failed)
        else resolve(asked)
      },
    }
    client.query(question)
  })
}

/**
 * The statement's tree. PostgreSQL stores it with every name resolved when it is the body of a function; the function
 * is rolled back.
 */
async function treeOf(client: PoolClient, text: string, params: readonly string[]): Promise<Node> {
  await client.query('begin')
  try {
    await client.query(
      `create function pg_temp.described(${params.join(', ')}) returns void language sql begin atomic ${text}; end`,
    )
    const { rows } = await client.query<{ body: string }>(
      "select prosqlbody as body from pg_proc where proname = 'described' and pronamespace = pg_my_temp_schema()",
    )
    for (const node of everyNode(readTree(rows[0]!.body))) if (node.is === 'QUERY') return node
    throw new Error('no query in it')
  } finally {
    await client.query('rollback')
  }
}

type RefOf = (oid: unknown, number: unknown) => ColumnRef | null

/** The column to which a parameter is written unchanged. */
function writtenTo(query: Node, number: number, refOf: RefOf): ColumnRef | null {
  for (const change of everyNode(query)) {
    if (change.is !== 'QUERY' || (change.commandType !== '2' && change.commandType !== '3')) continue
    const table = nodesOf(change.rtable)[Number(change.resultRelation) - 1]
    const set = isNode(change.onConflict) ? nodesOf(change.onConflict.onConflictSet) : []
    for (const target of [...nodesOf(change.targetList), ...set]) {
      if (paramOf(target.expr, change) === number) return refOf(table?.relid, target.resno)
    }
  }
  return null
}

/**
 * The number of the parameter that an expression is, directly or through the select list of an `insert`; null where it
 * is none.
 */
function paramOf(expr: Node[string] | undefined, query: Node): number | null {
  if (!isNode(expr)) return null
  if (expr.is === 'PARAM' && expr.paramkind === '0') return Number(expr.paramid)
  if (expr.is === 'RELABELTYPE') return paramOf(expr.arg, query)
  if (expr.is !== 'VAR' || expr.varlevelsup !== '0') return null
  const source = nodesOf(query.rtable)[Number(expr.varno) - 1]?.subquery
  return isNode(source) ? paramOf(nodesOf(source.targetList)[Number(expr.varattno) - 1]?.expr, source) : null
}

function isTested(query: Node, number: number): boolean {
  for (const test of everyNode(query)) if (test.is === 'NULLTEST' && paramOf(test.arg, query) === number) return true
  return false
}

/** The properties, with the oids of their types, that functions such as `jsonb_to_recordset` read of a parameter. */
function recordIn(query: Node, number: number): { properties: Map<string, number>; isList: boolean } | null {
  const properties = new Map<string, number>()
  let isList = false
  for (const read of everyNode(query)) {
    if (read.is !== 'RANGETBLFUNCTION' || !isNode(read.funcexpr) || !Array.isArray(read.funccolnames)) continue
    if (paramOf(nodesOf(read.funcexpr.args)[0], query) !== number) continue
    isList = read.funcexpr.funcretset === 'true'
    const types = numbersOf(read.funccoltypes)
    for (const [i, name] of read.funccolnames.entries()) properties.set(String(name), types[i]!)
  }
  return properties.size > 0 ? { properties, isList } : null
}

/** The columns for which PostgreSQL would check permissions. */
function touched(
  query: Node,
  refOf: RefOf,
  columns: ReadonlyMap<string, Column>,
): Pick<Description, 'reads' | 'writes'> {
  const reads = new Map<string, Set<string>>()
  const writes = new Map<string, Set<string>>()
  const note = (into: Map<string, Set<string>>, oid: unknown, set: number[]): void => {
    for (const member of set) {
      const number = member + FIRST_COLUMN
      const refs = number === 0 ? wholeRow(oid) : [refOf(oid, number)]
      for (const ref of refs) if (ref) into.set(ref.table, (into.get(ref.table) ?? new Set()).add(ref.column))
    }
  }
  const wholeRow = (oid: unknown): ColumnRef[] =>
    [...columns].filter(([key]) => key.startsWith(`${String(oid)}.`)).map(([, column]) => column)
  for (const node of everyNode(query)) {
    if (node.is !== 'RTEPERMISSIONINFO') continue
    note(reads, node.relid, numbersOf(node.selectedCols))
    for (const kind of UPDATED_OR_INSERTED) note(writes, node.relid, numbersOf(node[kind]))
  }
  return { reads, writes }
}
