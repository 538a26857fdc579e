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
