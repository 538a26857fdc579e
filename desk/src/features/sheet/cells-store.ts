/**
 * What is typed in the sheet and not saved, for all screens that show it: it stays while one filters, goes elsewhere, or
 * loads the page again.
 */
import { useSyncExternalStore } from 'react'
import { person } from '../../platform/session.ts'
import { type Column, keyOf, readCell, type Row, valueOf } from './cells.ts'
import { change, type Edit, EMPTY, type Grid, redo, settled, undo, withEdits } from './grid.ts'
import { keep, readKept } from './kept.ts'
import { rowsAnew } from './load.ts'
import { cellsOf } from './plan.ts'
import { saveAll } from './save.ts'
import type { Rows } from './rows.ts'
import { m } from '../../paraglide/messages.js'

export interface Progress {
  done: number
  of: number
}

/** A cell that somebody else has changed since it was loaded, and which is typed here. */
export interface Clash {
  key: string
  theirs: string
}

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
    this.touch(await rowsAnew([...new Set([...edits.values()].map(({ row }) => row))]).catch(() => []))
  }

  /** Remembers rows as the server has them. */
  touch(rows: readonly Row[]): void {
    this.set({ rows: new Map([...this.state.rows, ...rows.map((row): [string, Row] => [row.id, row])]) })
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

  /**
   * Saves all that can be read. The rows are read again before: where somebody else has changed a cell meanwhile, nothing
   * is saved, and the answer is `clash`.
   */
  async save(columns: ReadonlyMap<string, Column>, shown: Rows | null): Promise<'saved' | 'clash' | 'partly'> {
    const ids = [...new Set([...this.state.grid.edits.values()].map(({ row }) => row))]
    this.set({ progress: { done: 0, of: this.state.grid.edits.size } })
    try {
      const before = await rowsAnew(ids)
      this.touch(before)
      shown?.renew(before)
      if (this.clashes(columns).length) return 'clash'
      const there = new Map(before.map((row) => [row.id, row]))
      const { grid } = this.state
      const cells = cellsOf(grid.edits, there, columns).filter(
        ({ column, value }) => !('fault' in readCell(column, value)),
      )
      const { saved, refused } = await saveAll(cells, (done) => this.set({ progress: { done, of: cells.length } }))
      for (const [key, { row }] of grid.edits) if (!there.has(row)) refused.set(key, m.sheet_gone())
      this.set({ grid: settled(this.state.grid, saved, refused), restoredFrom: null })
      const after = await rowsAnew(ids)
      this.touch(after)
      shown?.renew(after)
      return this.state.grid.edits.size ? 'partly' : 'saved'
    } finally {
      this.set({ progress: null })
    }
  }
}

export const cells = new Cells()
export const useCells = (): State => useSyncExternalStore(cells.subscribe, cells.get)
