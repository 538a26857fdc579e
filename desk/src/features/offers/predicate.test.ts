/** Rows of a rule, to and from Saleor's predicates, and which goods they cover. */
import { describe, expect, it } from 'vitest'
import { covers, type Groups, predicateOf, readGroups } from './predicate.ts'

const of = (variantId: string, productId: string, categoryId: string | null = null, collectionIds: string[] = []) => ({
  variantId,
  productId,
  categoryId,
  collectionIds,
})

describe('rows of a rule', () => {
  it('come back as they were written', () => {
    const groups: Groups = [
      [
        { kind: 'products', ids: ['p1', 'p2'] },
        { kind: 'variants', ids: ['v9'] },
      ],
      [{ kind: 'collections', ids: ['c1'] }],
    ]
    expect(readGroups(predicateOf(groups))).toEqual(groups)
    expect(readGroups(JSON.stringify(predicateOf(groups)))).toEqual(groups)
  })

  it('without goods ask for nothing', () => {
    expect(predicateOf([[{ kind: 'products', ids: [] }], []])).toEqual({})
    expect(readGroups({})).toEqual([])
    expect(readGroups(null)).toEqual([])
  })

  it('read predicates beside each other as all of them', () => {
    expect(readGroups({ productPredicate: { ids: ['p'] }, categoryPredicate: { ids: ['k'] } })).toEqual([
      [{ kind: 'products', ids: ['p'] }],
      [{ kind: 'categories', ids: ['k'] }],
    ])
  })

  it.each([
    ['a name', { productPredicate: { name: { eq: 'Tomato' } } }],
    [
      'one of several groups',
      { OR: [{ AND: [{ productPredicate: { ids: ['p'] } }, { variantPredicate: { ids: ['v'] } }] }] },
    ],
    ['a kind that is not known', { shelfPredicate: { ids: ['s'] } }],
  ])('do not pretend to say %s', (_, predicate) => {
    expect(readGroups(predicate)).toBeNull()
  })

  it('cover what is in all groups', () => {
    const groups: Groups = [
      [
        { kind: 'products', ids: ['p1'] },
        { kind: 'categories', ids: ['k1'] },
      ],
      [{ kind: 'collections', ids: ['c1'] }],
    ]
    expect(covers(groups, of('v1', 'p1', null, ['c1']))).toBe(true)
    expect(covers(groups, of('v1', 'p2', 'k1', ['c1']))).toBe(true)
    expect(covers(groups, of('v1', 'p1', 'k1', ['c2']))).toBe(false)
    expect(covers(groups, of('v1', 'p2', 'k2', ['c1']))).toBe(false)
    expect(covers([], of('v1', 'p1'))).toBe(false)
  })
})
