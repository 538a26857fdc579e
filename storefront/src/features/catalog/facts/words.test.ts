import { describe, expect, it } from 'vitest'
import { spoken } from '../../../testing/language.ts'
import type { Span } from '../variety.ts'
import { aromaText, daysText, heightText, thcText, weeksText } from './words.ts'

const { inEach } = spoken()

describe('a fact', () => {
  it.each<[Span, string[]]>([
    [
      [8, 9],
      ['8–9 weeks', '8–9 недель', '8–9 týdnů'],
    ],
    [
      [3, 4],
      ['3–4 weeks', '3–4 недели', '3–4 týdny'],
    ],
    [
      [21, 21],
      ['21 weeks', '21 неделя', '21 týdnů'],
    ],
    [
      [8, 8.5],
      ['8–8.5 weeks', '8–8,5 недели', '8–8,5 týdne'],
    ],
  ])('in weeks is declined: %j', (span, texts) => expect(inEach(() => weeksText(span))).toEqual(texts))

  it('that is no whole number is written as the language does', () => {
    expect(inEach(() => daysText([60.5, 60.5]))).toEqual(['60.5 days', '60,5 дня', '60,5 dne'])
    expect(inEach(() => thcText([18.5, 22]))).toEqual(['18.5–22%', '18,5–22 %', '18,5–22 %'])
    expect(inEach(() => heightText(99.5))).toEqual(['99.5 cm', '99,5 см', '99,5 cm'])
  })

  it('of several words is written as one phrase', () => {
    expect(aromaText(['Лимон', 'Земля', 'Дерево'])).toBe('Лимон, земля, дерево')
    expect(aromaText([])).toBe('')
  })
})
