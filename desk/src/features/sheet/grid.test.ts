/** The sheet's model: what is copied is what is pasted, and what is undone is as it was. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  change,
  type Edit,
  EMPTY,
  filledDown,
  heard,
  type Grid,
  moved,
  nextIn,
  pasted,
  readTable,
  type Rect,
  redo,
  settled,
  toldOf,
  undo,
  withEdits,
  writeTable,
} from './grid.ts'

const cellText = fc.string({ unit: fc.constantFrom('a', '1', ',', '.', ' ', '"', '\t', '\n', 'ж', '€') })
const table = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(cellText, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
  )

const edit = fc.record({
  key: fc.constantFrom('a x', 'a y', 'b x', 'b y', 'c x'),
  was: fc.constantFrom('1', '2'),
  now: fc.constantFrom('1', '2', '3', ''),
})
const actions = fc.array(fc.array(edit, { minLength: 1, maxLength: 5 }), { maxLength: 12 })
const apply = (grid: Grid, action: { key: string; was: string; now: string }[]): Grid =>
  change(
    grid,
    action.map(({ key, was, now }) => ({
      key,
      edit: { row: key[0]!, column: key[2]!, was, now } satisfies Edit,
    })),
  )
const shown = ({ edits }: Grid): unknown => [...edits].toSorted(([a], [b]) => (a < b ? -1 : 1))

describe('tables as text', () => {
  it('reads what it has written', () => {
    fc.assert(
      fc.property(table, (rows) => {
        // A last line of one empty cell cannot be told from the end of the line before.
        fc.pre(!(rows[0]!.length === 1 && rows.at(-1)![0] === '' && rows.length > 1))
        expect(readTable(writeTable(rows))).toEqual(rows)
      }),
    )
  })
  it('reads lines of any system and quotes that stand inside a cell', () => {
    expect(readTable('1,50\t2\r\n3\t4\r\n')).toEqual([
      ['1,50', '2'],
      ['3', '4'],
    ])
    expect(readTable('5" pot\t"two\nlines"\n')).toEqual([['5" pot', 'two\nlines']])
    expect(readTable('"said ""no"""')).toEqual([['said "no"']])
    expect(readTable('a\t\n\tb')).toEqual([
      ['a', ''],
      ['', 'b'],
    ])
  })
})

describe('pasting', () => {
  const one: Rect = { top: 2, left: 1, bottom: 2, right: 1 }
  it('puts a table from the upper left, and leaves out what is beyond the sheet', () => {
    expect(
      pasted(
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        one,
        4,
        2,
      ),
    ).toEqual([
      { row: 2, column: 1, text: 'a' },
      { row: 3, column: 1, text: 'c' },
    ])
  })
  it('fills what is chosen where it is a multiple', () => {
    const typed = pasted([['a'], ['b']], { top: 0, left: 0, bottom: 3, right: 1 }, 9, 9)
    expect(typed.map(({ text }) => text).join('')).toBe('aabbaabb')
  })
  it('stays within the sheet and takes each cell once', () => {
    fc.assert(
      fc.property(table, fc.nat(20), fc.nat(8), fc.nat(20), fc.nat(8), (rows, top, left, height, width) => {
        const typed = pasted(rows, { top, left, bottom: top + height, right: left + width }, 20, 8)
        expect(typed.every(({ row, column }) => row >= top && row < 20 && column >= left && column < 8)).toBe(true)
        expect(new Set(typed.map(({ row, column }) => `${row} ${column}`)).size).toBe(typed.length)
      }),
    )
  })
  it('takes ten thousand rows of six columns without going through all of them for each', () => {
    const text = Array.from({ length: 10_000 }, (_, row) =>
      Array.from({ length: 6 }, (_of, column) => `${row},${column}5`).join('\t'),
    ).join('\r\n')
    const typed = pasted(readTable(text), one, 400_000, 12)
    const grid = change(
      EMPTY,
      typed.map(({ row, column, text: now }) => ({
        key: `${row} ${column}`,
        edit: { row: String(row), column: String(column), was: '', now },
      })),
    )
    expect(grid.edits.size).toBe(60_000)
  })
})

describe('filling down', () => {
  const read = ({ row, column }: { row: number; column: number }) => `${row}${column}`
  it('repeats the first row, or the row above a single one', () => {
    expect(filledDown({ top: 1, left: 0, bottom: 3, right: 0 }, read)).toEqual([
      { row: 2, column: 0, text: '10' },
      { row: 3, column: 0, text: '10' },
    ])
    expect(filledDown({ top: 1, left: 2, bottom: 1, right: 2 }, read)).toEqual([{ row: 1, column: 2, text: '02' }])
    expect(filledDown({ top: 0, left: 0, bottom: 0, right: 0 }, read)).toEqual([])
  })
})

describe('undo', () => {
  it('takes everything back, and does it all again', () => {
    fc.assert(
      fc.property(actions, (all) => {
        const grids = [EMPTY]
        for (const action of all) grids.push(apply(grids.at(-1)!, action))
        const last = grids.at(-1)!
        let grid = last
        while (grid.past.length) grid = undo(grid)
        expect(grid.edits.size).toBe(0)
        while (grid.future.length) grid = redo(grid)
        expect(shown(grid)).toEqual(shown(last))
      }),
    )
  })
  it('takes back the last action alone', () => {
    fc.assert(
      fc.property(actions, fc.array(edit, { minLength: 1, maxLength: 5 }), (all, more) => {
        const before = all.reduce(apply, EMPTY)
        const after = apply(before, more)
        // An action that changes nothing is none that could be taken back.
        expect(shown(after === before ? after : undo(after))).toEqual(shown(before))
      }),
    )
  })
  it('never keeps a cell that is as it was', () => {
    fc.assert(
      fc.property(actions, (all) => {
        for (const one of all.reduce(apply, EMPTY).edits.values()) expect(one.now).not.toBe(one.was)
      }),
    )
  })
})

describe('after saving', () => {
  const cell = (now: string): Edit => ({ row: 'a', column: 'x', was: '1', now })
  const grid = withEdits(
    new Map([
      ['a x', cell('2')],
      ['b x', cell('3')],
      ['c x', cell('4')],
    ]),
  )
  it('forgets what is saved, keeps what is refused with the reason, and what was typed meanwhile', () => {
    const meanwhile = change(grid, [{ key: 'c x', edit: cell('5') }])
    const after = settled(
      meanwhile,
      new Map([
        ['a x', '2'],
        ['c x', '4'],
      ]),
      new Map([['b x', 'taken']]),
    )
    expect([...after.edits]).toEqual([
      ['b x', { ...cell('3'), fault: 'taken' }],
      ['c x', { ...cell('5'), was: '4' }],
    ])
    expect(undo(after)).toBe(after)
  })
})

describe('moving', () => {
  it('goes around a rectangle and comes to every cell of it', () => {
    const rect = { top: 2, left: 1, bottom: 4, right: 3 }
    for (const along of ['rows', 'columns'] as const) {
      const seen = new Set<string>()
      let place = { row: 2, column: 1 }
      for (let step = 0; step < 9; step++) {
        seen.add(`${place.row} ${place.column}`)
        place = nextIn(rect, place, 1, along)
      }
      expect(seen.size).toBe(9)
      expect(place).toEqual({ row: 2, column: 1 })
      expect(nextIn(rect, nextIn(rect, place, 1, along), -1, along)).toEqual(place)
    }
  })
  it('stays in the sheet', () => {
    expect(moved({ row: 5, column: 5 }, 10, 6, { row: Infinity, column: -Infinity })).toEqual({ row: 9, column: 0 })
  })
})

describe('two windows with the sheet open', () => {
  it('have the same cells after each has heard what the other did, in turns', () => {
    fc.assert(
      fc.property(actions, (all) => {
        const windows: [Grid, Grid] = [EMPTY, EMPTY]
        for (const [turn, action] of all.entries()) {
          const at = turn % 2
          const before = windows[at]!.edits
          windows[at] = turn % 5 === 4 ? undo(windows[at]!) : apply(windows[at]!, action)
          windows[1 - at] = heard(windows[1 - at]!, toldOf(before, windows[at].edits))
        }
        expect(new Map(windows[0].edits)).toEqual(new Map(windows[1].edits))
      }),
    )
  })

  it('can take back what they did themselves where the other did nothing, and nothing else', () => {
    const type = (grid: Grid, key: string, now: string): Grid =>
      change(grid, [{ key, edit: { row: key[0]!, column: key[2]!, was: '1', now } }])
    const here = type(type(EMPTY, 'a x', '5'), 'b x', '6')
    const there = type(EMPTY, 'b x', '7')
    const both = heard(here, toldOf(EMPTY.edits, there.edits))
    expect([...both.edits].map(([key, { now }]) => [key, now])).toEqual([
      ['a x', '5'],
      ['b x', '7'],
    ])
    expect([...undo(both).edits.keys()]).toEqual(['b x'])
    expect(undo(undo(both))).toEqual(undo(both))
    expect(heard(both, toldOf(EMPTY.edits, there.edits))).toBe(both)
  })
})
