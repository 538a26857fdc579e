import { describe, expect, it } from 'vitest'
import { catalogSearch } from '../search.ts'
import type { Facts } from '../variety.ts'
import { fitOf, questionsFor, reasonsOf, searchUpTo, stateOf } from './questions.ts'
import { finderSearch } from './search.ts'

const kinds = {
  genetics: [
    { slug: 'feminized', name: 'Feminized' },
    { slug: 'regular', name: 'Regular' },
  ],
}
const questions = questionsFor(kinds)

describe('the seed finder', () => {
  it('asks three questions, also where a shop has no kinds of seed', () => {
    expect(questions.map(({ topic }) => topic)).toEqual(['kind', 'side', 'thc'])
    expect(questionsFor({ genetics: [] }).map(({ topic }) => topic)).toEqual(['side', 'thc', 'time'])
  })
  it('goes on where the first answer is missing or means nothing', () => {
    expect(stateOf(questions, {}).next?.topic).toBe('kind')
    expect(stateOf(questions, { kind: 'feminized', thc: 'mild' }).next?.topic).toBe('side')
    expect(stateOf(questions, { kind: 'nonsense', side: 'indica' }).next?.topic).toBe('kind')
  })
  it('ends in filters that the catalogue takes as they are', () => {
    for (const question of [...questions, ...questionsFor({ genetics: [] })])
      for (const { filters } of question.answers) {
        const taken = catalogSearch(filters as Record<string, unknown>)
        expect(Object.fromEntries(Object.entries(taken).filter(([, value]) => value !== undefined))).toEqual(filters)
      }
    const { next, filters } = stateOf(questions, { kind: 'regular', side: 'any', thc: 'middle' })
    expect(next).toBeNull()
    expect(filters).toEqual({ genetics: ['regular'], 'min-thc': '16', 'max-thc': '20' })
  })
  it('leads back one answer at a time', () => {
    const { answered } = stateOf(questions, { kind: 'regular', side: 'any' })
    expect(searchUpTo(answered, 1)).toEqual({ kind: 'regular' })
    expect(searchUpTo(answered, 2)).toEqual({ kind: 'regular', side: 'any' })
  })
  it('puts what fits best first, and says why in facts of the variety', () => {
    const { answered } = stateOf(questions, { kind: 'feminized', side: 'indica', thc: 'strong' })
    const facts = (indica: number | null, thc: number): Facts =>
      ({
        genetics: { slug: 'feminized', name: 'Feminized' },
        indica,
        thc: [thc - 2, thc],
        days: null,
      }) as unknown as Facts
    const fits = [facts(75, 22), facts(100, 25), facts(80, 22)].toSorted(
      (a, b) => fitOf(answered, b) - fitOf(answered, a),
    )
    expect(fits.map(({ indica }) => indica)).toEqual([100, 80, 75])
    expect(reasonsOf(answered, facts(80, 22))).toBe('Feminized · 80% indica · THC up to 22%')
    // What was left open, and what the variety does not say, is no reason.
    const open = stateOf(questions, { kind: 'any', side: 'half', thc: 'any' }).answered
    expect(reasonsOf(open, facts(50, 22))).toBe('50% indica')
    expect(reasonsOf(open, facts(null, 22))).toBe('')
  })
  it('reads no more than it knows', () => {
    expect(finderSearch({ kind: ['regular', 'x'], side: '<b>', more: 'x' })).toEqual({ kind: 'regular' })
  })
})
