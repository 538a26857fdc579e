/**
 * What is typed in the sheet and not saved, for all screens that show it: it stays while one filters, goes elsewhere, or
 * loads the page again. All windows of a browser have the same: what is typed, saved or dropped in one of them is told to
 * the others.
 */
import { useSyncExternalStore } from 'react'
import { person } from '../../platform/session.ts'
import { beginWork, type Doing } from '../../platform/works.ts'
import { type Column, keyOf, readCell, type Row, valueOf } from './cells.ts'
import {
  change,
  type Edit,
  type Edits,
  EMPTY,
  type Grid,
  heard,
  heardAll,
  redo,
  settled,
  type Told,
  toldOf,
  undo,
} from './grid.ts'
import { keep, readKept } from './kept.ts'
import { rowsAnew } from './load.ts'
import { saveAll } from './save.ts'
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

/** How saving ended. `stopped` says how many cells are saved; `elsewhere`, that another window is saving. */
export type Outcome = { is: 'saved' | 'clash' | 'partly' | 'elsewhere' } | { is: 'stopped'; done: number; of: number }

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

/** What windows tell each other. One that is opened asks for all that is typed in the others, and only it takes the answers. */
type Said =
  | { who: string; is: 'TOLD'; told: Told }
  | { who: string; is: 'ASKED'; ask: string }
  | { who: string; is: 'ALL'; ask: string; edits: Edits }

/** Brings what one window says to all others. */
type Channel = Pick<BroadcastChannel, 'addEventListener' | 'postMessage'>

/** Runs `work` unless another window does the same now; answers null then. A browser without locks has none to ask. */
async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result | null> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return work()
  return locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : null))
}

export class Cells {
  constructor(channel: Channel | null) {
    this.channel = channel
    channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => this.hear(data))
  }

  private readonly channel: Channel | null
  private state = START
  private owner: string | null = null
  /** Whether what the device keeps is read; before, this window knows less than others. */
  private isRestored = false
  /** What this window has asked the others. */
  private asked: { ask: string; found: Set<string>; gone: Set<string> } | null = null
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
    if (this.state.grid.edits !== before) {
      void keep(this.state.grid.edits)
      const told = toldOf(before, this.state.grid.edits)
      this.note(told)
      if (told.put.length + told.gone.length > 0) this.say({ is: 'TOLD', told })
    }
    for (const listener of this.listeners) listener()
  }

  /** Remembers what has changed since the others were asked, so that their answers do not undo it. */
  private note({ put, gone }: Told): void {
    if (!this.asked) return
    for (const [key] of put) this.asked.found.delete(key)
    for (const key of gone) {
      this.asked.found.delete(key)
      this.asked.gone.add(key)
    }
  }

  private ask(found: Iterable<string>): void {
    const ask = crypto.randomUUID()
    this.asked = { ask, found: new Set(found), gone: new Set() }
    this.say({ is: 'ASKED', ask })
  }

  private say(said: DistributiveOmit<Said, 'who'>): void {
    if (this.owner !== null) this.channel?.postMessage({ ...said, who: this.owner })
  }

  /** Takes what another window of the same person tells. */
  private hear(said: Said): void {
    if (this.owner === null || said.who !== this.owner) return
    if (said.is === 'ASKED') {
      if (this.isRestored) this.say({ is: 'ALL', ask: said.ask, edits: this.state.grid.edits })
      return
    }
    let grid: Grid
    if (said.is === 'TOLD') {
      this.note(said.told)
      grid = heard(this.state.grid, said.told)
    } else {
      if (said.ask !== this.asked?.ask) return
      grid = heardAll(this.state.grid, said.edits, this.asked)
    }
    if (grid === this.state.grid) return
    this.state = { ...this.state, grid, restoredFrom: grid.edits.size > 0 ? this.state.restoredFrom : null }
    void keep(grid.edits)
    for (const listener of this.listeners) listener()
    const unknown = this.typedInto().filter((id) => !this.state.rows.has(id))
    if (unknown.length > 0)
      void rowsAnew(unknown).then(
        (rows) => this.touch(rows),
        () => {},
      )
  }

  /** Reads what was typed on an earlier visit, once for whoever is signed in. */
  private async restore(): Promise<void> {
    const now = person()?.id ?? null
    if (this.owner === now) return
    this.owner = now
    this.isRestored = false
    this.asked = null
    this.state = START
    const found = await readKept()
    if (this.owner !== now) return
    this.isRestored = true
    if (!found) return this.ask([])
    // What was typed meanwhile wins, and has taken the place of what the device kept.
    const typed = this.state.grid.edits
    const grid = { ...this.state.grid, edits: new Map([...found.edits, ...typed]) }
    const isTyped = this.state.grid !== START.grid
    this.state = { ...this.state, grid, restoredFrom: found.at }
    if (isTyped) void keep(grid.edits)
    for (const listener of this.listeners) listener()
    this.ask([...found.edits.keys()].filter((key) => !typed.has(key)))
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
    const name = `semena.desk.sheet.${this.owner ?? ''}`
    return (await alone(name, () => this.saveAlone(columns, shown))) ?? { is: 'elsewhere' }
  }

  private async saveAlone(columns: ReadonlyMap<string, Column>, shown: Rows | null): Promise<Outcome> {
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
      const all = [...edits].flatMap(([key, { row: id, column: name, now }]) => {
        const [row, column] = [there.get(id), columns.get(name)]
        return row && column && !('fault' in readCell(column, now)) ? [{ key, value: now, row, column }] : []
      })
      const saved = await saveAll(
        all,
        (part, done) => {
          doing?.tell(done, all.length)
          this.set({
            grid: settled(this.state.grid, part.saved, part.refused),
            progress: { done, of: all.length, isStopping: this.isStopping(doing) },
          })
        },
        () => this.isStopping(doing),
      )
      const isStopped = this.isStopping(doing)
      const gone = [...edits]
        .filter(([, { row }]) => !there.has(row))
        .map(([key]): [string, string] => [key, m.sheet_gone()])
      this.set({ grid: settled(this.state.grid, new Map(), new Map(gone)), restoredFrom: null })
      const after = await rowsAnew(ids)
      this.touch(after)
      shown?.renew(after)
      if (isStopped && saved < all.length) return { is: 'stopped', done: saved, of: all.length }
      return { is: this.state.grid.edits.size ? 'partly' : 'saved' }
    } finally {
      doing?.end()
      this.set({ progress: null })
    }
  }

  private isStopping = (doing: Doing | null): boolean =>
    doing?.isStopping === true || this.state.progress?.isStopping === true
}

type DistributiveOmit<Of, Key extends PropertyKey> = Of extends unknown ? Omit<Of, Key> : never

export const cells = new Cells(
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('semena.desk.sheet'),
)
export const useCells = (): State => useSyncExternalStore(cells.subscribe, cells.get)
