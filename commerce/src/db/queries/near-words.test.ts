import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costOfSlips, NearWords, soundOf } from './near-words.ts'

const NAMES =
  'northern lights white widow amnesia haze super skunk blue dream critical mass jack herer cheese cherry pie gorilla glue blueberry gelato mazar auto pineapple express purple kush og automatic feminised'
const words = new NearWords([
  ...NAMES.split(' ').map((word) => ({ word, products: 1 })),
  { word: 'северное', products: 1 },
  { word: 'сияние', products: 1 },
])

describe('what was meant', () => {
  test.each([
    ['nothern lights', 'northern lights'],
    ['norhtern ligths', 'northern lights'],
    ['whitte wido', 'white wido'],
    ['amnezia hase', 'amnesia haze'],
    ['gorila glu', 'gorilla glu'],
    ['bluebery', 'blueberry'],
    // What is typed half.
    ['nothe', 'northern'],
  ])('%s is %s, with a slip of the finger', (typed, meant) => expect(words.meant(typed)).toBe(meant))

  test.each([
    ['нортен лайтс', 'northern lights'],
    ['нортерн лайтс', 'northern lights'],
    ['вайт видоу', 'white widow'],
    ['амнезия хейз', 'amnesia haze'],
    ['супер сканк', 'super skunk'],
    ['Джек Херер', 'jack herer'],
    ['блю дрим', 'blue dream'],
    ['чиз', 'cheese'],
    ['блюберри', 'blueberry'],
    ['гелато', 'gelato'],
    ['пурпл куш', 'purple kush'],
    ['севирное сеяние', 'северное сияние'],
  ])('%s is %s, by its sound', (typed, meant) => expect(words.meant(typed)).toBe(meant))

  test.each([
    ['тщкерукт дшпреы', 'northern lights'],
    ['фьтуышф', 'amnesia'],
    ['ЫЛГТЛ', 'skunk'],
    ['ctdthyjt cbzybt', 'северное сияние'],
  ])('%s is %s, on the other keyboard', (typed, meant) => expect(words.meant(typed)).toBe(meant))

  test.each([
    'northern lights',
    'north',
    'haze OR widow',
    '"nothern lights"',
    '-nothern',
    'sku-1299-x',
    'zzzzzz',
    'nothern zzzzzz',
    'norhtern ligths whitte bluebery',
    'ol',
    '',
  ])('%j stays as it is', (typed) => expect(words.meant(typed)).toBe(typed))

  test('stays as it is where every word begins a known one', () => {
    const known = fc
      .constantFrom(...NAMES.split(' '))
      .chain((w) => fc.integer({ min: 1, max: w.length }).map((n) => w.slice(0, n)))
    fc.assert(
      fc.property(fc.array(known, { minLength: 1, maxLength: 4 }), (typed) => {
        expect(words.meant(typed.join(' '))).toBe(typed.join(' '))
      }),
    )
  })

  test('of any text is a text, and what was meant is not changed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
        const meant = words.meant(typed)
        expect(words.meant(meant)).toBe(meant)
      }),
      { numRuns: 500 },
    )
  })

  test('of a catalogue without words is what was typed', () => {
    expect(new NearWords([]).meant('nothern')).toBe('nothern')
  })
})

test('the word of more products comes first where two are as near', () => {
  const two = new NearWords([
    { word: 'bright', products: 1 },
    { word: 'fright', products: 3 },
  ])
  expect(two.meant('xright')).toBe('fright')
})

test('slips are counted', () => {
  expect(costOfSlips('abcd', 'abcd', 2)).toBe(0)
  expect(costOfSlips('abdc', 'abcd', 2)).toBe(1)
  expect(costOfSlips('abc', 'abcd', 2)).toBeCloseTo(0.01)
  expect(costOfSlips('axyd', 'abcd', 1)).toBe(Number.POSITIVE_INFINITY)
})

test('a name sounds as Russians write it', () => {
  for (const [latin, cyrillic] of [
    ['haze', 'хейз'],
    ['white', 'вайт'],
    ['lights', 'лайтс'],
    ['jack', 'джек'],
    ['cheese', 'чиз'],
    ['express', 'экспресс'],
  ] as const)
    expect(soundOf(latin)).toBe(soundOf(cyrillic))
})
