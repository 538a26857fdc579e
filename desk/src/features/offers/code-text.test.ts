/** Codes that are pasted and codes that are made. */
import { expect, it } from 'vitest'
import { makeCodes, MOST_CODES, readCodes } from './code-text.ts'

it('reads pasted codes however they are set apart, each once', () => {
  expect(readCodes('ONE\r\nTWO;THREE, "FOUR"\tONE\n\n')).toEqual(['ONE', 'TWO', 'THREE', 'FOUR'])
  expect(readCodes('  \n')).toEqual([])
})

it('makes as many different codes as asked for, up to a limit', () => {
  const codes = makeCodes(200, ' SPRING- ')
  expect(new Set(codes).size).toBe(200)
  for (const code of codes) expect(code).toMatch(/^SPRING-[A-HJKMNP-Z2-9]{8}$/)
  expect(makeCodes(1, '')[0]).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
  expect(makeCodes(MOST_CODES + 5, '')).toHaveLength(MOST_CODES)
})
