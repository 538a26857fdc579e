/** How the arguments of `changes` are read, and how a change is shown. */
import { describe, expect, test } from 'vitest'
import { linesOf, readChanges } from './changes.ts'

describe('changes', () => {
  test('what is understood', () => {
    expect(readChanges(['list'])).toEqual({ verb: 'list', last: 20, table: null })
    expect(readChanges(['list', '--last', '5', '--table', 'products'])).toEqual({
      verb: 'list',
      last: 5,
      table: 'products',
    })
    expect(readChanges(['undo', '12'])).toEqual({ verb: 'undo', id: 12 })
  })

  test.each([
    [[], 'Say list, show or undo.'],
    [['undo'], 'A change is a number from 1 on, not "".'],
    [['undo', '1; drop table'], 'A change is a number from 1 on, not "1; drop table".'],
    [['show', '1', '2'], 'show takes the number of a change, and nothing else.'],
    [['list', '--last', '5000'], '--last is a number from 1 to 1000, not "5000".'],
  ])('%j is refused', (args, message) => {
    expect(() => readChanges(args)).toThrow(message)
  })

  test('a changed row shows each value before and after', () => {
    expect(linesOf({ tableName: 'products', key: { id: 5 }, before: { name: 'Old' }, after: { name: 'New' } })).toEqual(
      ['products 5: changed', '  name: "Old" → "New"'],
    )
    expect(linesOf({ tableName: 'menus', key: { id: 1 }, before: null, after: { id: 1 } })).toEqual([
      'menus 1: new',
      '  id: 1',
    ])
  })
})
