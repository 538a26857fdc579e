/** The check of patterns finds those that texts from outside could make slow, and lets linear ones pass. */
import { expect, it } from 'vitest'
import { patternsIn, prove } from '../support/patterns.ts'

const faultsOf = async (source: string): Promise<string[]> => (await prove(patternsIn('planted.ts', source))).faults

it('finds a planted quadratic and a planted exponential pattern', async () => {
  expect(await faultsOf(String.raw`export const a = (t: string) => /\s+$/.test(t)`)).toEqual([
    String.raw`planted.ts:1: /\s+$/ is 2nd degree polynomial`,
  ])
  expect(await faultsOf('// one line above\nexport const b = /^(?:a|a)*$/')).toEqual([
    'planted.ts:2: /^(?:a|a)*$/ is exponential',
  ])
  expect(await faultsOf(String.raw`const c = /^-?(?:\d+\.?\d*|\.\d+)$/i`)).toHaveLength(1)
})

it('finds a pattern that is made from a text', async () => {
  expect(await faultsOf('export const a = (t: string) => new RegExp(t).test("x") || RegExp(t)')).toHaveLength(2)
})

it('finds a search for a text, which makes a pattern of it', async () => {
  expect(await faultsOf('export const a = (t: string, u: string) => [t.match(u), t?.search(`${u}x`)]')).toHaveLength(2)
  expect(await faultsOf("for (const x of 'text'.matchAll(String(y))) console.log(x)")).toHaveLength(1)
  expect(await faultsOf("const A =\n  /a/g\nconst a = ['x'.match(A), 'x'.search(/b/), index.match(x, y)]")).toEqual([])
})

it('lets linear patterns pass', async () => {
  expect(await faultsOf(String.raw`const a = [/^\d+(?:\.\d*)?$/, /<[^<>]*>/g, /\s+/]`)).toEqual([])
})
