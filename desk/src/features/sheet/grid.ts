/**
 * The sheet's model without a screen: what is chosen, what is typed and not saved, and how it is taken back. Cells are
 * named by keys and hold texts; what the texts mean is told by `cells.ts`.
 */

export interface Place {
  row: number
  column: number
}

/** What is chosen: from where it was begun to where it is now. The typing goes to `focus`. */
export interface Selection {
  anchor: Place
  focus: Place
}

/** A rectangle of cells, with its last row and column. */
export interface Rect {
  top: number
  left: number
  bottom: number
  right: number
}

export const rectOf = ({ anchor, focus }: Selection): Rect => ({
  top: Math.min(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  bottom: Math.max(anchor.row, focus.row),
  right: Math.max(anchor.column, focus.column),
})

export const isIn = ({ top, left, bottom, right }: Rect, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

/** A place moved by a step, kept within the sheet. */
export const moved = ({ row, column }: Place, rows: number, columns: number, by: Place): Place => ({
  row: Math.max(0, Math.min(rows - 1, row + by.row)),
  column: Math.max(0, Math.min(columns - 1, column + by.column)),
})

/** The next place for Enter or Tab: inside a rectangle it goes around, else on. */
export function nextIn(rect: Rect, { row, column }: Place, by: 1 | -1, along: 'rows' | 'columns'): Place {
  const [height, width] = [rect.bottom - rect.top + 1, rect.right - rect.left + 1]
  const [r, c] = [row - rect.top, column - rect.left]
  const at = along === 'rows' ? c * height + r : r * width + c
  const next = (at + by + height * width) % (height * width)
  return along === 'rows'
    ? { row: rect.top + (next % height), column: rect.left + Math.floor(next / height) }
    : { row: rect.top + Math.floor(next / width), column: rect.left + (next % width) }
}

/** A cell that is not as it was loaded. */
export interface Edit {
  /** The row in which it was typed: a variant's or a product's id. */
  row: string
  column: string
  /** What the server had when it was typed. */
  was: string
  now: string
  /** Why it cannot be saved; undefined where it can. */
  fault?: string | undefined
}

export type Edits = ReadonlyMap<string, Edit>
interface Step {
  key: string
  before: Edit | undefined
  after: Edit | undefined
}

export interface Grid {
  edits: Edits
  past: readonly (readonly Step[])[]
  future: readonly (readonly Step[])[]
}

export const EMPTY: Grid = { edits: new Map(), past: [], future: [] }
/** So many actions can be taken back. */
const REMEMBERED = 200

export const withEdits = (edits: Edits): Grid => ({ edits, past: [], future: [] })

/** One action: several cells are typed at once. A cell that is as it was is no edit. */
export function change(grid: Grid, given: readonly { key: string; edit: Edit | undefined }[]): Grid {
  const edits = new Map(grid.edits)
  const steps = new Map<string, Step>()
  for (const { key, edit } of given) {
    const after = edit && (edit.now !== edit.was || edit.fault) ? edit : undefined
    const now = edits.get(key)
    if (now === after || (now && after && isSame(now, after))) continue
    steps.set(key, { key, before: steps.has(key) ? steps.get(key)!.before : now, after })
    put(edits, key, after)
  }
  if (steps.size === 0) return grid
  return { edits, past: [...grid.past, [...steps.values()]].slice(-REMEMBERED), future: [] }
}

const isSame = (a: Edit, b: Edit): boolean =>
  a.row === b.row && a.now === b.now && a.was === b.was && a.fault === b.fault

function put(edits: Map<string, Edit>, key: string, edit: Edit | undefined): void {
  if (edit) edits.set(key, edit)
  else edits.delete(key)
}

/** What differs between two states: cells that are typed otherwise, and those that are not typed any more. */
export interface Told {
  put: readonly (readonly [string, Edit])[]
  gone: readonly string[]
}

export const toldOf = (before: Edits, now: Edits): Told => ({
  put: [...now].filter(([key, edit]) => {
    const old = before.get(key)
    return !old || (old !== edit && !isSame(old, edit))
  }),
  gone: [...before.keys()].filter((key) => !now.has(key)),
})

/**
 * Takes what another window of the same person typed, saved or dropped. What was done here to the same cells cannot be
 * taken back any more; all else can. The same grid where nothing is new.
 */
export function heard(grid: Grid, { put: typed, gone }: Told): Grid {
  const edits = new Map(grid.edits)
  const touched = new Set<string>()
  for (const [key, edit] of typed) {
    const own = edits.get(key)
    if (own && isSame(own, edit)) continue
    edits.set(key, edit)
    touched.add(key)
  }
  for (const key of gone) if (edits.delete(key)) touched.add(key)
  if (touched.size === 0) return grid
  const left = (actions: Grid['past']): Grid['past'] =>
    actions.map((steps) => steps.filter(({ key }) => !touched.has(key))).filter((steps) => steps.length > 0)
  return { edits, past: left(grid.past), future: left(grid.future) }
}

/** What a window knows that has asked for what is typed in the others. */
interface Asking {
  /** Cells that were found on the device and that nobody has changed since. */
  found: ReadonlySet<string>
  /** Cells that were saved or dropped since. */
  gone: ReadonlySet<string>
}

/**
 * Takes all that is typed in another window, which was asked for it. What the device kept may have been saved there
 * meanwhile, and is as it is there; what was typed, saved or dropped here since is not touched.
 */
export const heardAll = (grid: Grid, theirs: Edits, { found, gone }: Asking): Grid =>
  heard(grid, {
    put: [...theirs].filter(([key]) => (grid.edits.has(key) ? found.has(key) : !gone.has(key))),
    gone: [...found].filter((key) => !theirs.has(key)),
  })

/** Takes the last action back. */
export function undo(grid: Grid): Grid {
  const steps = grid.past.at(-1)
  if (!steps) return grid
  const edits = new Map(grid.edits)
  for (const { key, before } of steps) put(edits, key, before)
  return { edits, past: grid.past.slice(0, -1), future: [...grid.future, steps] }
}

/** Does again what was taken back. */
export function redo(grid: Grid): Grid {
  const steps = grid.future.at(-1)
  if (!steps) return grid
  const edits = new Map(grid.edits)
  for (const { key, after } of steps) put(edits, key, after)
  return { edits, past: [...grid.past, steps], future: grid.future.slice(0, -1) }
}

/**
 * After saving: what is saved is no edit any more, what was refused says why and keeps what was typed. Nothing of before
 * can be taken back here, since the server has it now.
 */
export function settled(grid: Grid, saved: ReadonlyMap<string, string>, refused: ReadonlyMap<string, string>): Grid {
  const edits = new Map<string, Edit>()
  for (const [key, edit] of grid.edits) {
    const fault = refused.get(key)
    // What was typed while it was saved is still to be saved.
    if (saved.get(key) === edit.now) continue
    if (saved.has(key)) edits.set(key, { ...edit, was: saved.get(key)! })
    else edits.set(key, fault === undefined ? edit : { ...edit, fault })
  }
  return saved.size || refused.size ? withEdits(edits) : grid
}

/** Rows of cells from the text of a spreadsheet: tabs and lines, with quotes around cells that hold either. */
export function readTable(text: string): string[][] {
  const rows: string[][] = [[]]
  const put = (cell: string): void => void rows.at(-1)!.push(cell)
  let at = 0
  while (at <= text.length) {
    let cell: string
    const quoted = text[at] === '"' ? /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y : null
    if (quoted) quoted.lastIndex = at
    const found = quoted?.exec(text)
    if (found) {
      cell = found[1]!.replaceAll('""', '"')
      at += found[0].length
    } else {
      const plain = /[^\t\r\n]*/y
      plain.lastIndex = at
      cell = plain.exec(text)![0]
      at += cell.length
    }
    put(cell)
    if (at >= text.length) break
    if (text[at] === '\t') at++
    else {
      at += text.startsWith('\r\n', at) ? 2 : 1
      if (at >= text.length) break
      rows.push([])
    }
  }
  return rows
}

/** The text of rows of cells, as spreadsheets understand it. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n')

export interface Typed extends Place {
  text: string
}

/**
 * Where the cells of a table go when it is pasted: from the upper left of what is chosen; once, or as often as it fits
 * where the chosen part is a multiple of it. What would stand beyond the last column is left out.
 */
export function pasted(table: readonly (readonly string[])[], rect: Rect, rows: number, columns: number): Typed[] {
  const height = table.length
  const width = Math.max(...table.map((row) => row.length))
  const [chosenHeight, chosenWidth] = [rect.bottom - rect.top + 1, rect.right - rect.left + 1]
  const repeats = chosenHeight % height === 0 && chosenWidth % width === 0
  const bottom = Math.min(rows, rect.top + (repeats ? chosenHeight : height))
  const right = Math.min(columns, rect.left + (repeats ? chosenWidth : width))
  const typed: Typed[] = []
  for (let row = rect.top; row < bottom; row++)
    for (let column = rect.left; column < right; column++) {
      const text = table[(row - rect.top) % height]![(column - rect.left) % width]
      if (text !== undefined) typed.push({ row, column, text })
    }
  return typed
}

/** What stands in the first row of what is chosen, in all rows below; a single row takes what stands above it. */
export function filledDown(rect: Rect, read: (place: Place) => string): Typed[] {
  const from = rect.top === rect.bottom ? rect.top - 1 : rect.top
  if (from < 0) return []
  const typed: Typed[] = []
  for (let column = rect.left; column <= rect.right; column++) {
    const text = read({ row: from, column })
    for (let row = from + 1; row <= rect.bottom; row++) typed.push({ row, column, text })
  }
  return typed
}
