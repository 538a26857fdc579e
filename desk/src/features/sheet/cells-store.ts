/**
 * What is typed in the sheet and not saved, for all screens that show it: it stays while one filters, goes elsewhere, or
 * loads the page again.
 */
import { useSyncExternalStore } from 'react'
import { person } from '../../platform/session.ts'
import { beginWork, type Doing } from '../../platform/works.ts'
import { type Column, keyOf, readCell, type Row, valueOf } from './cells.ts'
import { change, type Edit, EMPTY, type Grid, redo, settled, undo, withEdits } from './grid.ts'
import { keep, readKept } from './kept.ts'
import { rowsAnew } from './load.ts'
import { cellsOf } from './plan.ts'
import { saveAll, type Saved } from './save.ts'
import type { Rows } from './rows.ts'
import { m } from '../../paraglide/messages.js'

export interface Progress {
  done: number
  of: number
  isStopping: boolean
}

/** A cell that somebody else has changed since it was loaded, and which is typed here. */
export interface Clash {
  key: string
  theirs: string
}

/** How saving ended. `stopped` says how many cells are saved. */
export type Outcome = { is: 'saved' | 'clash' | 'partly' } | { is: 'stopped'; done: number; of: number }

/** From so many cells on, saving is shown on every screen. */
const LONG = 50

interface State {
  grid: Grid
  /** The rows in which something is typed, as the server had them last. */
  rows: ReadonlyMap<string, Row>
  /** When what is there was typed on an earlier visit. */
  restoredFrom: number | null
  progress: Progress | null
}

const START: State = { grid: EMPTY, rows: new Map(), restoredFrom: null, progress: null }

class Cells {
  private state = START
  private owner: string | null = null
  private readonly listeners = new Set<() => void>()

  get = (): State => this.state
  subscribe = (hear: () => void): (() => void) => {
    this.listeners.add(hear)
    void this.restore()
    return () => this.listeners.delete(hear)
  }

  private set(part: Partial<State>): void {
    const before = this.state.grid.edits
    this.state = { ...this.state, ...part }
    if (this.state.grid.edits !== before) void keep(this.state.grid.edits)
    for (const listener of this.listeners) listener()
  }

  /** Reads what was typed on an earlier visit, once for whoever is signed in. */
  private async restore(): Promise<void> {
    const now = person()?.id ?? null
    if (this.owner === now) return
    this.owner = now
    this.state = START
    const found = await readKept()
    if (!found || this.owner !== now) return
    // What was typed meanwhile wins.
    const edits = new Map([...found.edits, ...this.state.grid.edits])
    this.set({ grid: withEdits(edits), restoredFrom: found.at })
    this.touch(await rowsAnew(this.typedInto()).catch(() => []))
  }

  /** Rows in which something is typed, by their ids. */
  typedInto = (): string[] => [...new Set([...this.state.grid.edits.values()].map(({ row }) => row))]

  /** Remembers rows in which something is typed, as the server has them. */
  touch(rows: readonly Row[]): void {
    const typed = new Set(this.typedInto())
    const touched = rows.filter(({ id }) => typed.has(id)).map((row): [string, Row] => [row.id, row])
    if (touched.length === 0) return
    const fresh = new Map(touched)
    // What the server has by now, such as from another window or before a reload, is typed no more.
    const there = new Map<string, string>()
    for (const [key, { row, column, now, fault }] of this.state.grid.edits) {
      const [found, place] = [fresh.get(row), column.split(':')[1]]
      if (found && !fault && valueOf(found, { id: column, ...(place ? { place } : {}) }) === now) there.set(key, now)
    }
    this.set({
      rows: new Map([...this.state.rows, ...fresh]),
      ...(there.size ? { grid: settled(this.state.grid, there, new Map()) } : {}),
    })
  }

  /** What a cell shows: what is typed, else what the server has. */
  value = (row: Row, column: Column): string =>
    this.state.grid.edits.get(keyOf(row, column))?.now ?? valueOf(row, column)

  /** One action: texts typed, pasted or filled into cells. */
  type(typed: readonly { row: Row; column: Column; text: string }[]): void {
    const edits = this.state.grid.edits
    const given = typed
      .filter(({ column }) => column.kind !== 'fixed')
      .map(({ row, column, text }) => {
        const key = keyOf(row, column)
        const read = readCell(column, text)
        const edit: Edit = {
          row: row.id,
          column: column.id,
          was: edits.get(key)?.was ?? valueOf(row, column),
          now: read.value,
          fault: 'fault' in read ? read.fault : undefined,
        }
        return { key, edit }
      })
    const rows = new Map(this.state.rows)
    for (const { row } of typed) rows.set(row.id, row)
    this.set({ grid: change(this.state.grid, given), rows })
  }

  undo = (): void => this.set({ grid: undo(this.state.grid) })
  redo = (): void => this.set({ grid: redo(this.state.grid) })
  /** Back to what the server has; can be undone. */
  drop = (): void => this.forget([...this.state.grid.edits.keys()])
  forget = (keys: readonly string[]): void =>
    this.set({
      grid: change(
        this.state.grid,
        keys.map((key) => ({ key, edit: undefined })),
      ),
      restoredFrom: null,
    })

  /** What is typed here wins over what somebody else has saved meanwhile. */
  insist(clashes: readonly Clash[]): void {
    const edits = this.state.grid.edits
    this.set({
      grid: change(
        this.state.grid,
        clashes.flatMap(({ key, theirs }) => {
          const edit = edits.get(key)
          return edit ? [{ key, edit: { ...edit, was: theirs } }] : []
        }),
      ),
    })
  }

  clashes(columns: ReadonlyMap<string, Column>): Clash[] {
    const { grid, rows } = this.state
    return [...grid.edits].flatMap(([key, edit]) => {
      const [row, column] = [rows.get(edit.row), columns.get(edit.column)]
      if (!row || !column) return []
      const theirs = valueOf(row, column)
      return theirs === edit.was || theirs === edit.now ? [] : [{ key, theirs }]
    })
  }

  /** Ends saving after the request that is under way. */
  stop = (): void => {
    if (this.state.progress) this.set({ progress: { ...this.state.progress, isStopping: true } })
  }

  /**
   * Saves all that can be read. The rows are read again before: where somebody else has changed a cell meanwhile, nothing
   * is saved, and the answer is `clash`. Each request's cells are settled as it is answered, so that whoever stops, leaves
   * or loses the connection keeps exactly what is not saved.
   */
  async save(columns: ReadonlyMap<string, Column>, shown: Rows | null): Promise<Outcome> {
    if (this.state.progress) throw new Error('Cells are being saved already.')
    const ids = this.typedInto()
    const whole = this.state.grid.edits.size
    this.set({ progress: { done: 0, of: whole, isStopping: false } })
    const doing = whole >= LONG ? beginWork(m.sheet_saving_work(), '/products', whole) : null
    try {
      const before = await rowsAnew(ids)
      this.touch(before)
      shown?.renew(before)
      if (this.clashes(columns).length) return { is: 'clash' }
      const there = new Map(before.map((row) => [row.id, row]))
      const { edits } = this.state.grid
      const all = cellsOf(edits, there, columns).filter(({ column, value }) => !('fault' in readCell(column, value)))
      const { saved } = await saveAll(all, {
        told: (part, done) => this.settle(part, { done, of: all.length, isStopping: false }, doing),
        isStopped: () => this.isStopping(doing),
      })
      const isStopped = this.isStopping(doing)
      const gone = [...edits]
        .filter(([, { row }]) => !there.has(row))
        .map(([key]): [string, string] => [key, m.sheet_gone()])
      this.set({ grid: settled(this.state.grid, new Map(), new Map(gone)), restoredFrom: null })
      const after = await rowsAnew(ids)
      this.touch(after)
      shown?.renew(after)
      if (isStopped && saved.size < all.length) return { is: 'stopped', done: saved.size, of: all.length }
      return { is: this.state.grid.edits.size ? 'partly' : 'saved' }
    } finally {
      doing?.end()
      this.set({ progress: null })
    }
  }

  private isStopping = (doing: Doing | null): boolean =>
    doing?.isStopping === true || this.state.progress?.isStopping === true

  private settle({ saved, refused }: Saved, progress: Progress, doing: Doing | null): void {
    doing?.tell(progress.done, progress.of)
    this.set({
      grid: settled(this.state.grid, saved, refused),
      progress: { ...progress, isStopping: this.isStopping(doing) },
    })
  }
}

export const cells = new Cells()
export const useCells = (): State => useSyncExternalStore(cells.subscribe, cells.get)
