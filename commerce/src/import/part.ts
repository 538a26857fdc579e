/**
 * Common types of the importer's parts. Each part reads its files and answers a function that writes them. Files that
 * grow with the catalogue are read some rows at a time, and a second time where they are written.
 */
import type { PoolClient } from 'pg'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Folder } from './folder.ts'
import type { Goods } from './goods.ts'
import type { Known } from './known.ts'
import type { MarkdownReader } from './markdown-reader.ts'
import type { Pictures } from './pictures.ts'
import type { Facts } from './plate-facts.ts'
import type { Progress } from './progress.ts'
import type { Row } from './row.ts'
import type { Problems } from './problems.ts'
import { copyIn, nextIds } from '../db/driver/copy-in.ts'
import { type Counts, save, type SavedRow, saveSet, type SetOptions, type Values } from '../db/statements/save.ts'
import { type LongSheet, openLongSheet, readSheet, type Sheet, type SheetColumns } from './sheet.ts'

interface ReadingFrom {
  folder: Folder
  problems: Problems
  known: Known
  client: PoolClient
  goods: Goods
  pictures: Pictures
  markdown: MarkdownReader
  now: Date
  /** The shop's time zone. */
  zone: string
  /** The shop's name on drawn packs. */
  maker: string
  progress: Progress
}

/** The files that are read some rows at a time. */
const LONG_FILES = ['products.csv', 'variants.csv'] as const

/** The first phase of an import: files are read, every fault is reported, and nothing is written. */
export class Reading {
  readonly folder: Folder
  readonly problems: Problems
  readonly known: Known
  readonly client: PoolClient
  readonly goods: Goods
  readonly pictures: Pictures
  readonly markdown: MarkdownReader
  readonly now: Date
  readonly zone: string
  readonly maker: string
  readonly progress: Progress
  /** Number of rows that were read, by file; all pages count as one file. */
  readonly rows: Record<string, number> = {}
  /** What plates are drawn from, of the products whose plates other things than products show. */
  readonly plateFacts = new Map<string, Facts | null>()
  /** How many bytes of long sheets were read. */
  readonly #positions = new Map<string, number>()
  readonly #later: (() => void | Promise<void>)[] = []

  constructor({ folder, problems, known, client, goods, pictures, markdown, now, zone, maker, progress }: ReadingFrom) {
    this.folder = folder
    this.problems = problems
    this.known = known
    this.client = client
    this.goods = goods
    this.pictures = pictures
    this.markdown = markdown
    this.now = now
    this.zone = zone
    this.maker = maker
    this.progress = progress
  }

  async sheet(file: string, columns: SheetColumns): Promise<Sheet | null> {
    const sheet = await readSheet(this.folder, file, columns, this.problems)
    if (!sheet) return null
    this.rows[file] = sheet.rows.length
    await this.markdown.readAhead(sheet.rows)
    return sheet
  }

  /** A sheet that is read some rows at a time. */
  async longSheet(
    file: (typeof LONG_FILES)[number],
    columns: Parameters<typeof openLongSheet>[2],
  ): Promise<LongSheet | null> {
    const sheet = await openLongSheet(this.folder, file, columns, this.problems)
    if (!sheet) return null
    this.rows[file] = 0
    return sheet
  }

  /** Notes that some rows of a long sheet were read. */
  read({ file, position }: LongSheet, rows: number): void {
    this.rows[file]! += rows
    this.#positions.set(file, position)
    const whole = LONG_FILES.reduce((sum, name) => sum + this.folder.sizeOf(name), 0)
    const done = [...this.#positions.values()].reduce((a, b) => a + b, 0)
    this.progress.at('read', done / whole)
  }

  /** Puts off a check that needs files which are read later. */
  later(check: () => void | Promise<void>): void {
    this.#later.push(check)
  }

  async checkLater(): Promise<void> {
    for (const check of this.#later) await check()
  }
}

/** The second phase of an import: everything is written in one transaction. */
export class Writing {
  readonly client: PoolClient
  readonly known: Known
  readonly goods: Goods
  readonly now: Date
  readonly progress: Progress
  /** How many rows of long sheets are to be written. */
  readonly #rows: number
  #written = 0
  readonly counts: Counts = { added: 0, changed: 0 }

  constructor(client: PoolClient, { known, goods, now, progress, rows }: Reading) {
    this.client = client
    this.known = known
    this.goods = goods
    this.now = now
    this.progress = progress
    this.#rows = Object.values(rows).reduce((a, b) => a + b, 0)
  }

  /** Notes that some rows of a long sheet were written. */
  wrote(rows: number): void {
    this.#written += rows
    this.progress.at('write', this.#written / this.#rows)
  }

  /** Writes the stock that was noted while variants were written. */
  async writeStocks(): Promise<void> {
    const { added, changed } = await this.goods.writeStocks()
    this.counts.added += added
    this.counts.changed += changed
  }

  /** Adds rows without ids, of things of which nothing is in the table. */
  addSet<T extends PgTable>(table: T, rows: readonly Values<T>[]): Promise<void> {
    return copyIn(
      this.client,
      table,
      rows.map((values) => ({ values })),
      this.counts,
    )
  }

  /** Adds rows that are in no table yet. Answers their ids, which may be given already, in the order of the rows. */
  async addKnown<T extends PgTable>(
    table: T,
    rows: readonly (Omit<SavedRow<T>, 'id'> & { id?: number | undefined })[],
  ): Promise<number[]> {
    const free = await nextIds(this.client, table, rows.filter(({ id }) => id === undefined).length)
    const ids = rows.map(({ id }) => id ?? free.shift()!)
    const whole = rows.map((row, i) => ({ ...row, values: { ...row.values, id: ids[i] } }))
    await copyIn(this.client, table, whole, this.counts)
    return ids
  }

  save<T extends PgTable>(table: T, rows: readonly SavedRow<T>[]): Promise<(number | string)[]> {
    return save(this.client, table, rows, this.counts)
  }

  /** Saves rows to which others refer; each `thing` gets its id. */
  async saveKnown<T extends PgTable>(
    table: T,
    rows: readonly (Omit<SavedRow<T>, 'id'> & { thing: { id?: number | string } })[],
  ): Promise<void> {
    const ids = await this.save(
      table,
      rows.map(({ thing, ...row }) => ({ ...row, id: thing.id })),
    )
    rows.forEach(({ thing }, i) => {
      thing.id = ids[i]!
    })
  }

  saveSet<T extends PgTable>(table: T, rows: readonly Values<T>[], options: SetOptions<T>): Promise<void> {
    return saveSet(this.client, table, rows, options, this.counts)
  }
}

export type Write = (w: Writing) => Promise<void>
export type Part = (r: Reading) => Promise<Write>

export const noWrite: Write = async () => {}

/**
 * The thing of that key, which is made when nobody has named it yet; `isNew` says whether it is missing in the
 * database.
 */
export function thingOf<T extends { id?: number | string }>(
  known: Map<string, T>,
  key: string,
  make: () => NoInfer<T>,
): { thing: T; isNew: boolean } {
  let thing = known.get(key)
  if (!thing) known.set(key, (thing = make()))
  return { thing, isNew: thing.id === undefined }
}

/** Ids of keys that were checked before and whose rows have been written. */
export const idsOf = <Id>(known: ReadonlyMap<string, { id?: Id | undefined }>, keys: readonly string[]): Id[] =>
  keys.map((key) => known.get(key)!.id!)

/** Parts what is new from what is there, each in its order. */
export function parted<T extends { isNew: boolean }>(all: readonly T[]): { fresh: T[]; there: T[] } {
  return { fresh: all.filter((one) => one.isNew), there: all.filter((one) => !one.isNew) }
}

/** So many rows are thought through before others get their turn. */
const SLICE = 50

/** Reads rows in slices, between which what waits for the database goes on. */
export async function inSlices<R, P>(rows: readonly R[], read: (row: R) => P): Promise<P[]> {
  const plans: P[] = []
  for (const [place, row] of rows.entries()) {
    if (place % SLICE === SLICE - 1) await new Promise((resolve) => setImmediate(resolve))
    plans.push(read(row))
  }
  return plans
}

/**
 * Writes the rows of a long sheet. While the database writes some of them, the next ones are read from the file and
 * thought through; what these need to know of the database (`look`) is asked before, because a connection does one thing
 * at a time.
 */
export async function writeSheet<F, P>(
  sheet: LongSheet,
  look: (rows: readonly Row[]) => Promise<F>,
  read: (rows: readonly Row[], found: F) => Promise<P>,
  write: (plans: P) => Promise<void>,
): Promise<void> {
  const batches = sheet.again()
  let plans: { of: P } | null = null
  for (;;) {
    const { value: rows } = await batches.next()
    const found = rows && { of: await look(rows) }
    const writing: Promise<void> = plans ? write(plans.of) : Promise.resolve()
    const [next]: [P | null, void] = await Promise.all([rows && found ? read(rows, found.of) : null, writing])
    if (!rows) return
    plans = { of: next! }
  }
}
