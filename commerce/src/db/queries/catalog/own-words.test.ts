import { describe, expect, test } from 'vitest'
import { type OwnThing, OwnWords } from './own-words.ts'

const choice = (id: number, attributeId: number, slug: string, ...names: string[]): OwnThing => ({
  kind: 'choice',
  id,
  attributeId,
  slug,
  names,
})
const own = new OwnWords(
  [
    choice(1, 1, 'feminized', 'Feminized', 'Феминизированные'),
    choice(2, 1, 'autoflowering', 'Autoflowering', 'Автоцветущие', 'Samonakvétací'),
    choice(3, 2, 'pine', 'Pine', 'Хвоя'),
    choice(4, 2, 'pineapple', 'Pineapple'),
    choice(5, 3, 'dutch-passion', 'Dutch Passion'),
    { kind: 'collection', id: 6, attributeId: null, slug: 'indica', names: ['Indica', 'Индика'] },
    { kind: 'category', id: 7, attributeId: null, slug: 'regular', names: ['Regular seeds'] },
  ],
  [
    { attributeId: 1, words: 'feminised, fem = feminized\nindoor, seeds =\nno line' },
    { attributeId: 8, words: 'high thc, strong = 21-; low thc = -15; indica = nothing' },
    { attributeId: 9, words: 'indica, mostly indica = 70-' },
  ],
)
const values = (...valueIds: number[]) => ({
  attributes: [{ attributeId: null, ofProduct: true, ofVariant: false, valueIds }],
})
const range = (attributeId: number, bounds: object) => ({
  attributes: [{ attributeId, ofProduct: true, ofVariant: false, range: bounds }],
})
const either = (search: string, ...meant: object[]) => ({ or: [{ search }, ...meant] })

describe('words that mean more than names', () => {
  test.each([
    ['Feminized', [either('feminized', values(1))]],
    ['автоцвет', [either('автоцвет', values(2))]],
    ['samonakvetaci', [either('samonakvetaci', values(2))]],
    ['feminised', [either('feminised', values(1))]],
    // The whole word counts before one that only begins so.
    ['pine', [either('pine', values(3))]],
    ['pinea', [either('pinea', values(4))]],
    ['dutch passion', [either('dutch', values(5)), either('passion', values(5))]],
    ['regular', [either('regular', { categoryIds: [7] })]],
    ['High-THC', [either('high thc', range(8, { gte: 21 }))]],
    ['low thc', [either('low thc', range(8, { lte: 15 }))]],
    ['mostly indica', [either('mostly indica', range(9, { gte: 70 }))]],
    ['indica', [either('indica', range(9, { gte: 70 }), { collectionIds: [6] })]],
    ['strong kush', [either('strong', range(8, { gte: 21 })), { search: 'kush' }]],
    // What says nothing about a product is left out beside other words.
    ['feminised indoor', [either('feminised', values(1))]],
    ['white widow seeds', [{ search: 'white' }, { search: 'widow' }]],
  ])('%s', (typed, parts) => expect(own.filterOf(typed)).toEqual({ and: parts }))

  test.each(['white widow', 'indoor', 'in', '"pine"', 'pine -lemon', 'pine OR lemon', ''])(
    '%s is words alone',
    (typed) => expect(own.filterOf(typed)).toBeNull(),
  )
})
