/**
 * The shop's languages stand in one table. Nothing else names them, but records of words or files by language: those the
 * compiler checks against the table, so that a new language without its entry there does not compile.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { codeOf, LANGUAGES } from '@semena/contract/languages'

const root = join(import.meta.dirname, '../..')
const TABLE = 'contract/src/languages.ts'

/** Words of all languages side by side, each file with a record by language. */
const WORDS = [
  'commerce/src/domain/invoice/words.ts',
  'commerce/src/domain/mail/texts/by-language.ts',
  'commerce/src/http/sign-in-view.ts',
  'commerce/src/http/test-card-view.ts',
  'commerce/src/import/sample-names.ts',
  'contract/src/usual-home.ts',
  'contract/src/usual-words.ts',
  'shop/src/pages/texts.ts',
  'storefront/src/features/errors/texts.ts',
  'storefront/src/platform/messages.ts',
]

/** `RU` is a country in tables of countries. */
const COUNTRIES = [
  'contract/src/postal-code.ts',
  'desk/src/features/orders/address-lines.ts',
  'desk/src/features/settings/currencies.ts',
]

const files = globSync('{contract,commerce,shop,storefront,desk,plates,ui}/**/*.{ts,tsx,mjs,graphql}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/paraglide/**', '**/testing/**', '**/demo/**', 'contract/schema/**'],
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.generated\.ts$|\.test\.tsx?$/.test(file))

const codes = [...LANGUAGES, ...LANGUAGES.map(codeOf)].join('|')
/** What is written for machines and the owner in English whatever the shop's languages are. */
const ENGLISH = /Intl\.\w+\(\[?(?:tag, )?'en'\]?|toLocale\w+\('en'\)|<html lang="en">/g
/** A code as a text, a key, a member or an argument of GraphQL. */
const NAMED = new RegExp(
  String.raw`['"\`](?:${codes})['"\`]|(?<![\w-])(?:${codes})\??:|\.(?:${codes})\b(?!\.ts)|languageCode: (?:${codes})\b`,
)
const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|(?<![:'"])\/\/.*/g, '')

const naming = files.filter((file) =>
  NAMED.test(withoutComments(readFileSync(join(root, file), 'utf8')).replaceAll(ENGLISH, '')),
)

it('names a language in the table and in records of words only', () => {
  // A file of one language's words is named by it.
  const isWords = (file: string): boolean => LANGUAGES.some((one) => basename(file) === `${one}.ts`)
  expect(naming.filter((file) => file !== TABLE && !isWords(file) && !COUNTRIES.includes(file)).toSorted()).toEqual(
    WORDS,
  )
})

it('has the words of every language where there are those of one', () => {
  const lacking = globSync('{storefront,desk}/src/**/{messages,catalogue}/en.json', { cwd: root }).flatMap((file) =>
    LANGUAGES.map((one) => file.replace(/en\.json$/, `${one}.json`)).filter(
      (one) => globSync(one, { cwd: root }).length === 0,
    ),
  )
  expect(lacking).toEqual([])
})

it.each(WORDS)('lets the compiler check the record in %s', (file) => {
  expect(readFileSync(join(root, file), 'utf8')).toMatch(/Record<Language, /)
})
