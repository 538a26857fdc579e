/** What the parts of the importer share. Each part reads one file whole, and answers how to write it. */
import type { PoolClient } from 'pg'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Folder } from './folder.ts'
import type { Known } from './known.ts'
import type { Pictures } from './pictures.ts'
import type { Problems } from './problems.ts'
import { type Counts, save, type SavedRow, saveSet, type SetOptions, type Values } from './save.ts'
import { readSheet, type Sheet, type SheetColumns } from './sheet.ts'

/** What a row of products.csv says of the channels that show the product. */
export interface ListingWish {
  /** Slugs; none: where a variant has a price. */
  channels: string[]
  isPublished: boolean | undefined
  publishedAt: Date | null | undefined
  isAvailable: boolean | undefined
  availableFrom: Date | null | undefined
}

/** While files are read: nothing is written, everything wrong is reported. */
export class Reading {
  readonly folder: Folder
  readonly problems: Problems
  readonly known: Known
  readonly pictures: Pictures
  readonly now: Date
  /** Rows read, by file; pages together. */
  readonly rows: Record<string, number> = {}
  /** What products.csv says of the channels, and products that got prices: listings follow from both. */
  readonly listings = new Map<string, ListingWish>()
  readonly priced = new Set<string>()
  readonly #later: (() => void)[] = []

  constructor(folder: Folder, problems: Problems, known: Known, pictures: Pictures, now: Date) {
    this.folder = folder
    this.problems = problems
    this.known = known
    this.pictures = pictures
    this.now = now
  }

  sheet(file: string, columns: SheetColumns): Sheet | null {
    const sheet = readSheet(this.folder, file, columns, this.problems)
    if (sheet) this.rows[file] = sheet.rows.length
    return sheet
  }

  /** A check that needs files which are read later. */
  later(check: () => void): void {
    this.#later.push(check)
  }

  checkLater(): void {
    for (const check of this.#later) check()
  }
}

/** While everything is written, in one transaction. */
export class Writing {
  readonly client: PoolClient
  readonly known: Known
  readonly now: Date
  readonly counts: Counts = { added: 0, changed: 0 }

  constructor(client: PoolClient, known: Known, now: Date) {
    this.client = client
    this.known = known
    this.now = now
  }

  save<T extends PgTable>(table: T, rows: readonly SavedRow<T>[]): Promise<(number | string)[]> {
    return save(this.client, table, rows, this.counts)
  }

  /** Saves rows that others refer to; `things` get their ids. */
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
export type Part = (r: Reading) => Write

export const noWrite: Write = async () => {}

/** The thing of that key, made when it is new; `isNew` says whether the database has it. */
export function thingOf<T extends { id?: number | string }>(
  known: Map<string, T>,
  key: string,
  make: () => NoInfer<T>,
): { thing: T; isNew: boolean } {
  let thing = known.get(key)
  if (!thing) known.set(key, (thing = make()))
  return { thing, isNew: thing.id === undefined }
}

/** Ids of keys that were checked before; every one has been written by now. */
export const idsOf = <Id>(known: ReadonlyMap<string, { id?: Id }>, keys: readonly string[]): Id[] =>
  keys.map((key) => known.get(key)!.id!)
