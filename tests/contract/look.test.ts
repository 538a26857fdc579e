import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { colourText, contrast, parseColour, type Rgb } from '@semena/contract/colour'
import { fontNames, FONT_PAIRS, fontFiles, fontRules } from '@semena/contract/font-pairs'
import {
  coloursOf,
  EDGE,
  isPaper,
  type Look,
  LOOKS,
  lookName,
  lookNamed,
  lookSheet,
  READ,
  readLook,
  SEEN,
  shownLook,
  type Tokens,
} from '@semena/contract/look'

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const look: fc.Arbitrary<Look> = fc.record({
  paper: colour.filter((one) => isPaper(parseColour(one)!)),
  ink: colour,
  accent: colour,
  fonts: fc.constantFrom(...FONT_PAIRS),
})

/** The pairs that stand on each other in the shop, with the contrast that each needs. */
function faultsOf(tokens: Tokens): string[] {
  const of = (token: string): Rgb => tokens[token]!
  const grounds = ['paper', 'sheet', 'well']
  const pairs: [string, string, number][] = [
    ...grounds.flatMap((ground): [string, string, number][] => [
      ['ink', ground, READ],
      ['ink-2', ground, READ],
      ['ink-3', ground, SEEN],
      ['leaf', ground, SEEN],
      ['leaf-2', ground, SEEN],
      ['clay', ground, SEEN],
      ['err', ground, SEEN],
      ['edge', ground, EDGE],
      ['focus', ground, EDGE],
    ]),
    ['on-ink', 'ink', SEEN],
    ['on-leaf', 'leaf', SEEN],
    ['on-clay', 'clay', SEEN],
    ['on-foot', 'foot', READ],
    ['leaf', 'leaf-wash', SEEN],
    ['clay', 'clay-wash', SEEN],
  ]
  return pairs.flatMap(([a, b, least]) => {
    const found = contrast(of(a), of(b))
    return found >= least ? [] : [`${a} on ${b}: ${found.toFixed(2)} of ${least}`]
  })
}

it.each(Object.entries(LOOKS))('%s is read by day and by night', (_name, one) => {
  const { day, night } = coloursOf(one)
  expect(faultsOf(day)).toEqual([])
  expect(faultsOf(night)).toEqual([])
})

it('any light paper and any dark one is read, whatever ink and accent somebody chooses', () => {
  fc.assert(
    fc.property(look, (one) => {
      const { day, night } = coloursOf(one)
      expect(faultsOf(day)).toEqual([])
      expect(faultsOf(night)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

it('the colours that the shop shows can be taken, and are then shown as they are', () => {
  fc.assert(
    fc.property(look, (one) => {
      const { day } = coloursOf(one)
      const taken = { ...one, ink: colourText(day['ink']!), accent: colourText(day['leaf']!) }
      const again = coloursOf(taken).day
      expect([colourText(again['ink']!), colourText(again['leaf']!)]).toEqual([taken.ink, taken.accent])
    }),
  )
})

it('a name leads back to its look, and its sheet has nothing but its fonts and tokens', () => {
  fc.assert(
    fc.property(look, (one) => {
      expect(lookNamed(lookName(one))).toEqual(one)
      expect(readLook(JSON.stringify(one))).toEqual(one)
      const fonts = fontRules(one.fonts)
      expect(lookSheet(one).startsWith(fonts)).toBe(true)
      expect(lookSheet(one).slice(fonts.length)).toMatch(
        /^:root\{(?:--[a-z0-9-]+:(?:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)|var\(--text\)|"[A-Za-z0-9 ",-]+);?)+\}\n$/,
      )
    }),
  )
})

it.each([
  '',
  'null',
  '[]',
  '{}',
  '{"paper":"red","ink":"#000000","accent":"#000000","fonts":"book"}',
  '{"paper":"#fff","ink":"#000000","accent":"#000000","fonts":"book"}',
  '{"paper":"#ffffff;}","ink":"#000000","accent":"#000000","fonts":"book"}',
  '{"paper":"#888888","ink":"#000000","accent":"#000000","fonts":"book"}',
  '{"paper":"#ffffff","ink":"#000000","accent":"url(x)","fonts":"book"}',
  '{"paper":"#ffffff","ink":"#000000","accent":"#000000","fonts":"Comic Sans"}',
  `{"paper":"#ffffff","ink":"#000000","accent":"#000000","fonts":"book","more":"${'x'.repeat(600)}"}`,
])('%.60s is no look', (text) => {
  expect(readLook(text)).toBeNull()
})

it.each([
  '',
  'ffffff-000000-000000-book.css',
  '../look.css',
  'FFFFFF-000000-000000-book.css',
  'ffffff-000000-000000-serif.css',
])('%s names no look', (name) => expect(lookNamed(name)).toBeNull())

it('the usual look needs no sheet, and a wrong value counts as the usual one', () => {
  expect(shownLook(null)).toBeNull()
  expect(shownLook(JSON.stringify(LOOKS.herbarium))).toBeNull()
  expect(shownLook('{"paper":"red"}')).toBeNull()
  expect(shownLook(JSON.stringify(LOOKS.plain))?.sheet).toMatch(
    /^\/look\/ffffff-16181c-1d4ed8-plain\.[0-9a-f]{8}\.css$/,
  )
})

it('each file of a font is there, under a name that its content gives it', () => {
  expect(fontNames()).toHaveLength(9)
  for (const name of fontNames()) {
    const content = readFileSync(join(import.meta.dirname, '../../ui/src/fonts', name))
    expect(name.split('.')[1]).toBe(hash('sha256', content).slice(0, 8))
  }
})

it('the usual fonts are declared by no look, and no look declares those of another', () => {
  expect(fontRules('book') + fontRules('plain')).toBe('')
  expect(fontRules('letter')).not.toContain('nunito')
  for (const pair of FONT_PAIRS)
    for (const file of fontFiles(pair, ['latin', 'latin-ext', 'cyrillic'], { hasItalics: true }))
      expect(fontRules(pair)).toContain(file)
})
