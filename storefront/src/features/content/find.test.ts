/** Words are found whatever their case and accents. */
import { describe, expect, it } from 'vitest'
import { mentions } from './find.ts'

const TEXT = 'Как долго хранятся семена? Три–пять лет при 4–8 °C. Doručení trvá 7–14 dní.'

describe('a text', () => {
  it.each(['', '  ', '?', 'хран', 'СЕМЕНА', 'пять лет', 'doruceni', 'DORUČ', '14 dni', 'лет хранятся'])(
    'mentions %j',
    (asked) => expect(mentions(TEXT, asked)).toBe(true),
  )
  it.each(['мена', 'bitcoin', 'хранятся bitcoin'])('does not mention %j', (asked) =>
    expect(mentions(TEXT, asked)).toBe(false),
  )
})
