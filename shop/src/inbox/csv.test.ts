import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

describe('a line of CSV', () => {
  it('quotes every cell', () => {
    expect(csvLine(['a', 'say "yes"', 'two\nlines', ''])).toBe('"a","say ""yes""","two\nlines",""\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '|cmd', '%0', "=cmd|'/c calc'!A1"])(
    'holds no formula: %j',
    (text) => {
      expect(csvLine([text])).toBe(`"'${text}"\r\n`)
    },
  )
})
