import { describe, expect, it } from 'vitest'
import type { DeskMenuItemFragment } from './menus.generated.ts'
import { moveTo, placesOf, stepOf } from './menu-tree.ts'

const item = (id: string, children: object[] = []): DeskMenuItemFragment & { children: never[] } => ({
  id,
  name: id,
  url: null,
  level: 0,
  ru: null,
  cs: null,
  page: null,
  category: null,
  collection: null,
  children: children as never[],
})
const places = placesOf({
  id: 'menu',
  name: 'Menu',
  slug: 'menu',
  items: [item('a', [item('a1'), item('a2', [item('a2x')])]), item('b'), item('c')],
})

describe('a menu', () => {
  it('is read from top to bottom, with the depth of each item', () => {
    expect(places.map(({ item: { id }, depth, at }) => [id, depth, at])).toEqual([
      ['a', 0, 0],
      ['a1', 1, 0],
      ['a2', 1, 1],
      ['a2x', 2, 0],
      ['b', 0, 1],
      ['c', 0, 2],
    ])
  })

  it.each([
    ['b', 'up', { itemId: 'b', parentId: null, sortOrder: -1 }],
    ['a', 'up', null],
    ['c', 'down', null],
    ['b', 'in', { itemId: 'b', parentId: 'a', sortOrder: 0 }],
    ['a', 'in', null],
    ['a1', 'out', { itemId: 'a1', parentId: null, sortOrder: -2 }],
    ['b', 'out', null],
  ] as const)('moves %s %s', (id, step, move) => {
    expect(stepOf(places, id, step)).toEqual(move)
  })

  it.each([
    ['to the end', 'a', null, 3, { itemId: 'a', parentId: null, sortOrder: 2 }],
    ['to the beginning', 'c', null, 0, { itemId: 'c', parentId: null, sortOrder: -2 }],
    ['before its own place', 'b', null, 1, null],
    ['after its own place', 'b', null, 2, null],
    ['under another item', 'c', 'a', 1, { itemId: 'c', parentId: 'a', sortOrder: -1 }],
    ['under itself', 'a', 'a', 0, null],
    ['under what stands below it', 'a', 'a2', 0, null],
    ['as deep as is allowed', 'b', 'a2x', 0, { itemId: 'b', parentId: 'a2x', sortOrder: 0 }],
  ] as const)('drops an item %s', (_, id, parentId, at, move) => {
    expect(moveTo(places, id, parentId, at)).toEqual(move)
  })
})
