/** Common types of the importer's parts. Each part reads its files whole and answers a function that writes them. */
import type { PoolClient } from 'pg'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Folder } from './folder.ts'
import type { Known } from './known.ts'
import type { Pictures } from './pictures.ts'
import type { Problems } from './problems.ts'
import { type Counts, save, type SavedRow, saveSet, type SetOptions, type Values } from '../db/save.ts'
import { readSheet, type Sheet, type SheetColumns } from './sheet.ts'

/** What a row of products.csv says about the channels that show the product. */
export interface ListingWish {
  /** Slugs of channels; empty for all in which a variant has a price. */
  channels: string[]
  isPublished: boolean | undefined
  publishedAt: Date | null | undefined
  isAvailable: boolean | undefined
  availableFrom: Date | null | undefined
}

/** The first phase of an import: files are read, every fault is reported, and nothing is written. */
export class Reading {
  readonly folder: Folder
  readonly problems: Problems
  readonly known: Known
  readonly pictures: Pictures
  readonly now: Date
  /** Number of rows that were read, by file; all pages count as one file. */
  readonly rows: Record<string, number> = {}
  /** What products.csv says about channels. Listings follow from it and from `priced`, the products that got prices. */
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

  /** Puts off a check that needs files which are read later. */
  later(check: () => void): void {
    this.#later.push(check)
  }

  checkLater(): void {
    for (const check of this.#later) check()
  }
}

/** The second phase of an import: everything is written in one transaction. */
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
export type Part = (r: Reading) => Write

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
export const idsOf = <Id>(known: ReadonlyMap<string, { id?: Id }>, keys: readonly string[]): Id[] =>
  keys.map((key) => known.get(key)!.id!)
