import { expect, it } from 'vitest'
import { OWN_WORDS, readWords, readYears, wordsIn, yearsOf } from './own-words.ts'

it('words of the owner are read in their language, and blank ones count as none', () => {
  const text = JSON.stringify({ en: { claim: 'Old tomatoes.', lead: ' ' }, cs: { claim: 'Stará rajčata.' } })
  expect(wordsIn('en', text)).toEqual({ claim: 'Old tomatoes.' })
  expect(wordsIn('cs', text)).toEqual({ claim: 'Stará rajčata.' })
  expect(wordsIn('ru', text)).toEqual({})
  expect(wordsIn('en', null)).toEqual({})
})

it.each([
  'no JSON',
  'null',
  '[]',
  '"en"',
  '{"de":{"claim":"Tomaten"}}',
  '{"en":"Old tomatoes."}',
  '{"en":{"claim":5}}',
  '{"en":{"slogan":"x"}}',
  '{"en":{"toString":"x"}}',
  '{"__proto__":{"claim":"x"}}',
  JSON.stringify({ en: { claim: 'x'.repeat(OWN_WORDS.claim + 1) } }),
  `"${'x'.repeat(300_000)}"`,
])('%.40s is no value of words', (text) => {
  expect(readWords(text)).toEqual({ ok: false })
  expect(wordsIn('en', text)).toEqual({})
})

it('a shop without an age sells to adults, and one that asks nobody says so', () => {
  expect(yearsOf(undefined)).toBe(18)
  expect(yearsOf('{"years":21}')).toBe(21)
  expect(yearsOf('{"years":null}')).toBeNull()
})

it.each(['', '18', '{}', '{"years":"18"}', '{"years":0}', '{"years":100}', '{"years":18.5}', '{"years":1e400}'])(
  '%s is no age',
  (text) => {
    expect(readYears(text)).toEqual({ ok: false })
    expect(yearsOf(text)).toBe(18)
  },
)
