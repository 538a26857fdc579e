/** Two people change one thing: what only one changed is kept, what both changed is asked. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differences, isSame, merge, takeTheirs } from './merge.ts'

const base = { name: 'Blue', packs: { a: { sku: '1', price: '2' }, b: { sku: '3', price: '4' } }, order: ['a', 'b'] }

describe('two people at one form', () => {
  it('keeps both changes where they are in different fields', () => {
    const theirs = { ...base, name: 'Red' }
    const mine = { ...base, packs: { ...base.packs, a: { sku: '1', price: '9' } } }
    const { tree, taken, conflicts } = merge(base, theirs, mine)
    expect(tree).toEqual({ ...mine, name: 'Red' })
    expect(taken.map(({ path }) => path.join('.'))).toEqual(['name'])
    expect(conflicts).toEqual([])
  })

  it('asks where both changed one field, and keeps what was typed until then', () => {
    const { tree, conflicts } = merge(base, { ...base, name: 'Red' }, { ...base, name: 'Green' })
    expect(tree.name).toBe('Green')
    expect(conflicts).toEqual([{ path: ['name'], from: 'Blue', to: 'Red', mine: 'Green' }])
    expect(takeTheirs(tree, { ...base, name: 'Red' }, ['name']).name).toBe('Red')
  })

  it('brings a whole row back that was removed here and changed there', () => {
    const theirs = { ...base, packs: { ...base.packs, a: { sku: '1', price: '7' } } }
    const mine = { ...base, packs: { b: base.packs.b }, order: ['b'] } as unknown as typeof base
    const { tree, conflicts } = merge(base, theirs, mine)
    expect(conflicts).toHaveLength(1)
    expect(takeTheirs(tree, theirs, conflicts[0]!.path).packs.a).toEqual({ sku: '1', price: '7' })
  })

  it('asks about a row that was removed here and got something new there, instead of bringing back a part of it', () => {
    const rows = (prices: Record<string, string>) => ({ packs: { a: { sku: '1', prices } }, listings: { eu: null } })
    const theirs = rows({ eu: '2', us: '5' })
    const removed: object = { packs: {}, listings: { eu: null } }
    const { tree, taken, conflicts } = merge<object>(rows({ eu: '2' }), theirs, removed)
    expect(tree).toEqual(removed)
    expect(taken).toEqual([])
    expect(conflicts).toEqual([{ path: ['packs', 'a', 'prices', 'us'], from: undefined, to: '5', mine: undefined }])
    expect(takeTheirs(tree, theirs, conflicts[0]!.path)).toEqual(theirs)
    // The same where nothing stands in its place.
    const listed = (fields: object | null): object => ({ listings: { eu: fields } })
    const more = listed({ isListed: true, from: 'May' })
    expect(merge(listed({ isListed: true }), more, listed(null))).toMatchObject({
      tree: listed(null),
      conflicts: [{ path: ['listings', 'eu', 'from'] }],
    })
    expect(takeTheirs(listed(null), more, ['listings', 'eu', 'from'])).toEqual(more)
  })

  it('brings lists of things together, and asks where both moved them', () => {
    const lists = (from: string[], theirs: string[], mine: string[]) =>
      merge({ order: from }, { order: theirs }, { order: mine }, ([part]) => part === 'order')
    expect(lists(['a', 'b', 'c'], ['a', 'x', 'b', 'c'], ['c', 'a', 'new'])).toMatchObject({
      tree: { order: ['c', 'a', 'x', 'new'] },
      conflicts: [],
    })
    expect(lists(['a', 'b'], ['b', 'a', 'x'], ['a', 'b', 'new'])).toMatchObject({
      tree: { order: ['b', 'new', 'a', 'x'] },
      conflicts: [],
    })
    expect(lists(['a'], ['x', 'a'], [])).toMatchObject({ tree: { order: ['x'] }, conflicts: [] })
    expect(lists(['a', 'b', 'c'], ['b', 'a', 'c'], ['a', 'c', 'b']).conflicts).toHaveLength(1)
    // Things are known by their ids, and what is not there yet is an empty list.
    const goods = (...ids: string[]) => ids.map((id) => ({ id, name: `Name of ${id}` }))
    expect(
      merge({ goods: goods('a', 'b') }, { goods: goods('a', 'b', 'x') }, { goods: goods('b', 'new') }, () => true),
    ).toMatchObject({ tree: { goods: goods('b', 'x', 'new') }, conflicts: [] })
    expect(merge<object>({}, { facts: ['x'] }, { facts: ['new'] }, () => true)).toMatchObject({
      tree: { facts: ['x', 'new'] },
      conflicts: [],
    })
    const rules = (...channels: string[]) => ({ rules: { a: { channels } } })
    expect(merge<object>(rules('x'), rules('x', 'y'), { rules: {} }, () => true)).toMatchObject({
      tree: { rules: {} },
      conflicts: [{ path: ['rules', 'a', 'channels'] }],
    })
    // A list that is one value, such as that of a single choice, is not brought together.
    expect(merge({ choice: ['a'] }, { choice: ['b'] }, { choice: ['c'] }).conflicts).toHaveLength(1)
  })

  const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
  it('holds in a list all that either added and nothing that either took away', () => {
    fc.assert(
      fc.property(names, names, names, (from, theirs, mine) => {
        const { tree, conflicts } = merge({ order: from }, { order: theirs }, { order: mine }, () => true)
        if (conflicts.length > 0) return
        const added = [...theirs, ...mine].filter((one) => !from.includes(one))
        const left = from.filter((one) => theirs.includes(one) && mine.includes(one))
        expect(tree.order.toSorted()).toEqual([...new Set([...added, ...left])].toSorted())
      }),
    )
  })

  const tree = fc.dictionary(
    fc.constantFrom('a', 'b', 'c'),
    fc.oneof(fc.string(), fc.array(fc.string()), fc.dictionary(fc.constantFrom('x', 'y'), fc.string())),
  )
  it('gives the other’s state where nothing was typed, and mine where the other did nothing', () => {
    fc.assert(
      fc.property(tree, tree, (one, other) => {
        expect(isSame(merge(one, other, one).tree, other)).toBe(true)
        expect(merge(one, one, other)).toEqual({ tree: other, taken: [], conflicts: [] })
        expect(differences(one, one)).toEqual([])
      }),
    )
  })
})
