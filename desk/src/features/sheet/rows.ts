/**
 * The rows of a sheet, however many: pages come as they are looked at, and some ahead. A page can be asked for only
 * from the end of the one before it (or the beginning of the one after it). A far page is asked for by its number where
 * the server knows such places; else it is reached through the pages between, from whichever side is nearer.
 */
import type { Row } from './cells.ts'

export const PAGE = 100
/** Rows that are asked for before they are in sight. */
const AHEAD = 300
/** From how many pages away on the place of a page is asked for by its number. */
const FAR = 3

export interface Span {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}

export interface Page {
  rows: readonly Row[]
  total: number
  /** The cursors of the first and of the last row. */
  start: string | null
  end: string | null
}

export interface Pages {
  load(span: Span, signal: AbortSignal): Promise<Page>
  /** The cursor of a row far away, by its number; missing where the server can only be asked page by page. */
  place?(row: number, signal: AbortSignal): Promise<string | null>
}

/** What the screen reads. `change` is another number after each change. */
export interface Rows {
  readonly change: number
  /** Null until it is known. */
  readonly total: number | null
  /** Whether the total is a guess. */
  readonly isGuess: boolean
  readonly error: unknown
  /** How far a far place is reached, 0 to 1; null when nobody is on the way to one. */
  readonly way: number | null
  at(index: number): Row | undefined
  /** Says which rows are in sight. */
  want(from: number, to: number): void
  /** Loads rows up to an index, such as those that are pasted into. */
  ensure(from: number, to: number): Promise<void>
  /** Takes what the server has now. */
  renew(rows: readonly Row[]): void
  /** Forgets what is not in sight, since it may not be as it was, and answers the rows that are in sight. */
  stale(): readonly Row[]
  /** Reads how many rows there are now, and with that what begins in sight. */
  recount(): Promise<void>
  again(): void
  subscribe(hear: () => void): () => void
  close(): void
}

abstract class Watched {
  change = 0
  error: unknown = null
  way: number | null = null
  protected readonly end = new AbortController()
  private readonly listeners = new Set<() => void>()
  subscribe = (hear: () => void): (() => void) => {
    this.listeners.add(hear)
    return () => this.listeners.delete(hear)
  }
  protected tell(): void {
    this.change++
    for (const listener of this.listeners) listener()
  }
  close(): void {
    this.end.abort()
  }
}

/** Rows of which each is one of a connection, so that their number is known. */
export class PagedRows extends Watched implements Rows {
  readonly isGuess = false
  total: number | null = null
  private readonly pages: Pages
  private readonly loaded: (readonly Row[] | undefined)[] = []
  /** The cursor after which a page begins, and before which it ends, by the page's number. */
  private readonly after: (string | null | undefined)[] = [null]
  private readonly before: (string | null | undefined)[] = []
  private wanted = { from: 0, to: 0 }
  private running: Promise<void> | null = null

  constructor(pages: Pages) {
    super()
    this.pages = pages
  }

  private get count(): number {
    return this.total === null ? 1 : Math.ceil(this.total / PAGE)
  }

  at = (index: number): Row | undefined => this.loaded[Math.floor(index / PAGE)]?.[index % PAGE]

  want(from: number, to: number): void {
    this.wanted = { from, to }
    if (!this.running && !this.error && this.next() !== null)
      this.running = this.run().finally(() => {
        this.running = null
      })
  }

  again(): void {
    this.error = null
    this.tell()
    this.want(this.wanted.from, this.wanted.to)
  }

  async ensure(from: number, to: number): Promise<void> {
    for (let page = Math.floor(from / PAGE); page <= Math.min(this.count - 1, Math.floor(to / PAGE)); page++)
      // One after the other, because each says where the next begins.
      // oxlint-disable-next-line no-await-in-loop
      if (!this.loaded[page]) await this.loadPage(page, () => false)
    this.tell()
  }

  renew(rows: readonly Row[]): void {
    const fresh = new Map(rows.map((row) => [row.id, row]))
    for (const [page, old] of this.loaded.entries())
      if (old?.some(({ id }) => fresh.has(id))) this.loaded[page] = old.map((row) => fresh.get(row.id) ?? row)
    this.tell()
  }

  stale(): readonly Row[] {
    const [first, last] = [Math.floor(this.wanted.from / PAGE), Math.floor(this.wanted.to / PAGE)]
    for (const page of this.loaded.keys()) if (page < first || page > last) this.loaded[page] = undefined
    return this.loaded.flatMap((rows) => rows ?? [])
  }

  async recount(): Promise<void> {
    const seen = Math.floor(this.wanted.from / PAGE)
    const page = this.after[seen] === undefined && this.before[seen] === undefined ? 0 : seen
    // The last page is asked for from the end only while its size is known, which it may not be any more.
    const after = this.after[page]
    const span = after === undefined ? this.span(page) : { first: PAGE, after }
    const first = await this.pages.load(span, this.end.signal)
    this.total = first.total
    if (after !== undefined) {
      this.loaded[page] = first.rows
      this.keep(page, first)
    }
    this.loaded.length = Math.min(this.loaded.length, this.count)
    this.tell()
  }

  /** The page that is missing most: in sight, else ahead of it. */
  private next(): number | null {
    const [first, last] = [Math.floor(this.wanted.from / PAGE), Math.floor(this.wanted.to / PAGE)]
    const end = Math.min(this.count - 1, Math.floor((this.wanted.to + AHEAD) / PAGE))
    for (let page = first; page <= end; page++) if (!this.loaded[page]) return page
    const ahead = Math.min(last, Math.max(0, first - 1))
    return this.loaded[ahead] ? null : ahead
  }

  private async run(): Promise<void> {
    try {
      for (;;) {
        const page = this.next()
        if (page === null || this.end.signal.aborted) break
        // oxlint-disable-next-line no-await-in-loop
        await this.loadPage(page, () => this.next() !== page)
        this.tell()
      }
    } catch (error) {
      if (this.end.signal.aborted) return
      this.error = error
    }
    this.way = null
    this.tell()
  }

  /** Loads a page, over those between where it cannot be asked for yet. Stops when it is not wanted any more. */
  private async loadPage(page: number, isGiven: () => boolean): Promise<void> {
    let steps = 0
    while (this.after[page] === undefined && this.before[page] === undefined) {
      const low = this.after.findLastIndex((cursor, at) => at < page && cursor !== undefined)
      let high = page + 1
      while (high < this.count && this.before[high] === undefined) high++
      if (this.pages.place && page > 0 && Math.min(page - low, high - page) >= FAR) {
        // oxlint-disable-next-line no-await-in-loop
        const cursor = await this.pages.place(page * PAGE - 1, this.end.signal)
        if (cursor !== null) this.after[page] = cursor
        if (isGiven()) return
        if (cursor !== null) break
      }
      if (high >= this.count) {
        // Whoever looks at the last page begins at the end.
        this.before[this.count - 1] = null
        continue
      }
      const at = page - low <= high - page ? low : high
      steps++
      this.way = steps / (steps + Math.abs(page - at))
      // oxlint-disable-next-line no-await-in-loop
      await this.pass(at)
      if (steps % 10 === 0) this.tell()
      if (isGiven()) return
    }
    this.way = null
    this.loaded[page] = (await this.pass(page)).rows
  }

  /** Asks for a page. Where the next ones begin is remembered; its rows are not, which would be too many on a far way. */
  private async pass(page: number): Promise<Page> {
    const found = await this.pages.load(this.span(page), this.end.signal)
    this.total = found.total
    this.keep(page, found)
    return found
  }

  private span(page: number): Span {
    const size = page === this.count - 1 && this.total ? ((this.total - 1) % PAGE) + 1 : PAGE
    return this.after[page] === undefined
      ? { last: size, before: this.before[page] ?? null }
      : { first: PAGE, after: this.after[page] ?? null }
  }

  private keep(page: number, { start, end }: Page): void {
    if (end) this.after[page + 1] = end
    if (start && page > 0) this.before[page - 1] = start
  }
}

export interface FlatPage {
  rows: readonly Row[]
  /** Of what is paged, such as products, each of which can have several rows. */
  units: number
  totalUnits: number
  end: string | null
}

/** Rows that lie several to one of a connection; how many there are is guessed until the last page is there. */
export class FlatRows extends Watched implements Rows {
  private rows: readonly Row[] = []
  private units = 0
  private totalUnits: number | null = null
  private cursor: string | null = null
  private isWhole = false
  private wanted = 0
  private running: Promise<void> | null = null
  private readonly load: (after: string | null, signal: AbortSignal) => Promise<FlatPage>

  constructor(load: (after: string | null, signal: AbortSignal) => Promise<FlatPage>) {
    super()
    this.load = load
  }

  get isGuess(): boolean {
    return !this.isWhole
  }
  get total(): number | null {
    if (this.totalUnits === null) return null
    if (this.isWhole) return this.rows.length
    const each = this.rows.length / Math.max(1, this.units)
    return Math.max(this.rows.length + 1, Math.round(each * this.totalUnits))
  }
  at = (index: number): Row | undefined => this.rows[index]

  want(_from: number, to: number): void {
    this.wanted = Math.max(to + AHEAD, 1)
    if (!this.error) this.start()
  }
  again(): void {
    this.error = null
    this.start()
  }
  async ensure(_from: number, to: number): Promise<void> {
    this.wanted = Math.max(this.wanted, to + 1)
    this.start()
    await this.running
  }
  renew(rows: readonly Row[]): void {
    const fresh = new Map(rows.map((row) => [row.id, row]))
    this.rows = this.rows.map((row) => fresh.get(row.id) ?? row)
    this.tell()
  }

  stale(): readonly Row[] {
    return this.rows.slice(Math.max(0, this.wanted - 2 * AHEAD), this.wanted)
  }

  async recount(): Promise<void> {
    const first = await this.load(null, this.end.signal)
    const isOther = this.isWhole && first.totalUnits !== this.units
    this.totalUnits = first.totalUnits
    if (isOther) {
      this.rows = first.rows
      this.units = first.units
      this.cursor = first.end
      this.isWhole = first.end === null
      this.start()
    }
    this.tell()
  }

  private start(): void {
    this.running ??= this.run().finally(() => {
      this.running = null
    })
  }
  private async run(): Promise<void> {
    try {
      while (!this.isWhole && this.rows.length < this.wanted && !this.end.signal.aborted) {
        const from = this.rows.length
        // oxlint-disable-next-line no-await-in-loop
        const page = await this.load(this.cursor, this.end.signal)
        this.rows = [...this.rows, ...page.rows]
        this.units += page.units
        this.totalUnits = page.totalUnits
        this.cursor = page.end
        this.isWhole = page.end === null
        this.way = this.wanted - from > 10 * AHEAD ? Math.min(1, this.rows.length / this.wanted) : null
        this.tell()
      }
    } catch (error) {
      if (this.end.signal.aborted) return
      this.error = error
    }
    this.way = null
    this.tell()
  }
}
