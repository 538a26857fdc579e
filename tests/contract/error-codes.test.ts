/**
 * Every error code of the schema is either answered, explained and reached by a test, or listed as one that is never
 * answered.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isEnumType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { readSdl } from '../../contract/src/sdl.ts'
import { UNSERVED_CODES } from '../../contract/src/unserved-codes.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const all = (...patterns: string[]): string =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: (name) => name.includes('node_modules') }))
    .map(read)
    .join('\n')

const enums = Object.values(buildSchema(readSdl()).getTypeMap())
  .filter(isEnumType)
  .filter((e) => e.name.endsWith('ErrorCode'))
const tests = all('commerce/src/**/*.test.ts', 'tests/service/*.test.ts', 'tests/recordings/cases*/*.json')
const guide = read('docs/errors.md')
const says = (text: string, code: string): boolean => new RegExp(`\\b${code}\\b`).test(text)

describe.each(enums.map((e) => [e.name, e.getValues().map((v) => v.name)] as const))('%s', (name, codes) => {
  const unserved = UNSERVED_CODES[name] ?? {}
  const served = codes.filter((code) => !(code in unserved))

  it('has every code that is given reached by a test and explained', () => {
    expect(served.filter((code) => !says(tests, code))).toEqual([])
    expect(served.filter((code) => !says(guide, code))).toEqual([])
  })

  it('knows every code that is listed as not given', () => {
    expect(Object.keys(unserved).filter((code) => !codes.includes(code))).toEqual([])
  })
})
