/**
 * The ways to pay stand in one table. Nothing else names a provider, but its own folders and records of words, whose
 * keys the compiler checks against the table.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PAYMENT_WAYS, providerOf } from '@semena/contract/payment-ways'

const root = join(import.meta.dirname, '../..')
const TABLE = 'contract/src/payment-ways.ts'

/** What pages say of single providers. */
const WORDS = ['desk/src/parts/payment-methods.ts', 'storefront/src/features/checkout/payment-words.ts']

const own = PAYMENT_WAYS.filter(({ id }) => id.startsWith('semena.')).map(({ id }) => providerOf(id))
const FOLDERS = own.flatMap((one) => [
  `commerce/src/providers/payment/${one}/`,
  `storefront/src/features/payment/${one}/`,
])

const files = globSync('{contract,commerce,shop,storefront,desk,plates,ui}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/paraglide/**', '**/testing/**', '**/demo/**'],
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.generated\.ts$|\.test\.tsx?$/.test(file))

const ids = PAYMENT_WAYS.map(({ id }) => id.replaceAll('.', String.raw`\.`))
const variables = own.map((one) => `SEMENA_${one.toUpperCase()}_`)
/** An id or a short name as a text or as a key, or one of the provider's variables. */
const NAMED = new RegExp(String.raw`['"\`](?:${[...ids, ...own].join('|')})['"\`]|\b(?:${variables.join('|')})`)
const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|(?<![:'"])\/\/.*/g, '')

const naming = files.filter((file) => NAMED.test(withoutComments(readFileSync(join(root, file), 'utf8'))))

it('names a provider in the table, in its folders and in records of words only', () => {
  const isOwn = (file: string): boolean => FOLDERS.some((folder) => file.startsWith(folder))
  expect(naming.filter((file) => file !== TABLE && !isOwn(file)).toSorted()).toEqual(WORDS)
})

it.each(WORDS)('lets the compiler check the record in %s', (file) => {
  expect(readFileSync(join(root, file), 'utf8')).toMatch(/Record<(?:PaymentWayId|IdOfKind)/)
})
