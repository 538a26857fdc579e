/** What `one-language.ts` leans on in Paraglide is looked for in every build. */
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { ofOneLanguage, oneLanguage } from './one-language.ts'

const MESSAGE = `const en_basket_add = () => { return (\`Add\`) };
const cs_basket_add = () => { return (\`Do košíku\`) };
export const basket_add = (inputs = {}, options = {}) => en_basket_add(inputs);`
const parse = (code: string) => parseAst(code) as never

test('of a message the function of one language is taken', () => {
  expect(ofOneLanguage(MESSAGE, 'cs', parse)).toEqual({
    code: 'const cs_basket_add = () => { return (`Do košíku`) };',
    entry: 'cs_basket_add',
  })
})

test('a message written otherwise fails the build', () => {
  for (const other of [MESSAGE.replaceAll('cs_', 'czech_'), MESSAGE.replace('export const', 'const')])
    expect(() => ofOneLanguage(other, 'cs', parse)).toThrow('a message has no text in cs')
})

test('a build that never saw Paraglide’s files fails', () => {
  const plugin = oneLanguage('/nowhere') as unknown as {
    configResolved(config: { command: string }): void
    generateBundle(): void
  }
  plugin.configResolved({ command: 'build' })
  expect(() => plugin.generateBundle()).toThrow('Paraglide writes other files now')
})
