import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NearWords, soundOf } from './near-words.ts'

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

/** Letters missed, added, changed or swapped to write one text instead of the other, by the whole table. */
function slips(typed: string, meant: string): number {
  const rows = Array.from({ length: typed.length + 1 }, (_, i) => [i, ...Array.from(meant, () => 0)])
  for (let j = 0; j <= meant.length; j++) rows[0]![j] = j
  for (let i = 1; i <= typed.length; i++)
    for (let j = 1; j <= meant.length; j++) {
      const changed = typed[i - 1] === meant[j - 1] ? 0 : 1
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1]
      rows[i]![j] = Math.min(
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        rows[i - 1]![j - 1]! + changed,
        isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
      )
    }
  return rows[typed.length]![meant.length]!
}

/** A hundred for each slip to the best beginning of a text, and one for each letter after it. */
function costOf(typed: string, text: string, allowed: number): number {
  const beginnings = Array.from({ length: text.length + 1 }, (_, n) => n)
  const near = beginnings.map((n) => [slips(typed, text.slice(0, n)), text.length - n] as const)
  return Math.min(...near.filter(([n]) => n <= allowed).map(([n, left]) => n * 100 + left))
}

test('the nearest of all words is found, as by comparing each', () => {
  // Few letters, so that many words are near.
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'k', 'r', 't'), minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 60 }), word, (known, typed) => {
      fc.pre(!known.some((one) => one.startsWith(typed)))
      const sound = soundOf(typed)
      const costs = known.map((one) => {
        const slipped = costOf(typed, one, typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2)
        const heard = sound.length < 3 ? Infinity : costOf(sound, soundOf(one), sound.length < 5 ? 0 : 1)
        return { one, cost: Math.min(slipped, heard + 50) }
      })
      const nearest = costs.toSorted((a, b) => a.cost - b.cost || (a.one < b.one ? -1 : 1))[0]!
      const words = new NearWords(known.map((one) => ({ word: one, products: 1 })))
      expect(words.meant(typed)).toBe(nearest.cost === Infinity ? typed : nearest.one)
    }),
    { numRuns: 2000 },
  )
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
