/** The storefront's error catalogue has a text for every code that may reach a shopper, and no other texts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSdl } from '../../contract/src/sdl.ts'
import { LANGUAGES } from '../../contract/src/languages.ts'
import { buildSchema, isEnumType } from 'graphql'
import { describe, expect, it } from 'vitest'

type Catalogue = Record<string, string>

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const catalogue = (language: string): Catalogue =>
  JSON.parse(read(`storefront/src/features/errors/catalogue/${language}.json`)) as Catalogue
const en = catalogue('en')

const codesOf = Object.fromEntries(
  Object.values(buildSchema(readSdl()).getTypeMap())
    .filter(isEnumType)
    .filter(({ name }) => name.endsWith('ErrorCode'))
    .map((type) => [type.name, type.getValues().map(({ name }) => name)]),
)
/** Error types of the operations that pages of the storefront call. All others are for staff and apps. */
const SHOPPERS = new Set([
  'OrderErrorCode',
  'PaymentGatewayConfigErrorCode',
  'PaymentGatewayInitializeErrorCode',
  'TransactionInitializeErrorCode',
  'TransactionProcessErrorCode',
  'CheckoutErrorCode',
  'AccountErrorCode',
  'MetadataErrorCode',
  'DeliveryOptionsCalculateErrorCode',
  'SendConfirmationEmailErrorCode',
  'CheckoutCreateFromOrderErrorCode',
  'CheckoutCreateFromOrderUnavailableVariantErrorCode',
])
/** Errors beside the data, as `docs/errors.md` names them. */
const TOP_LEVEL = [
  'PermissionDenied',
  'ExpiredSignatureError',
  'InvalidSignatureError',
  'InvalidTokenError',
  'GraphQLError',
  'GraphQLSyntaxError',
  'TooManyRequests',
  'ServiceBusy',
  'OutOfTime',
  'MediaUnavailable',
  'InternalError',
]
/** Codes of Saleor's discount and upload errors, which an outside service may answer and ours never does. */
const OUTSIDE = [
  'ALREADY_EXISTS',
  'CANNOT_MANAGE_PRODUCT_WITHOUT_VARIANT',
  'VOUCHER_ALREADY_USED',
  'INVALID_FILE_TYPE',
  'UNSUPPORTED_MIME_TYPE',
]
/**
 * Codes of the storefront itself, of the shop's own API, and the one with which Saleor refuses a token that cannot be
 * read.
 */
const OWN = ['SERVICE_UNREACHABLE', 'NOT_SIGNED_IN', 'DecodeError', 'TOO_MANY_REQUESTS', 'SECOND_FACTOR_DEMANDED']
/** The codes of the service's limits, read from the files that define them. */
const limits = ['document', 'refused'].flatMap((file) =>
  [...read(`commerce/src/graphql/limits/${file}.ts`).matchAll(/'(\w+(?:Limit|Depth|Field|Alias|Cost)Error)'/g)].map(
    ([, code]) => code!,
  ),
)

const shown = Object.entries(codesOf).flatMap(([name, own]) => (SHOPPERS.has(name) ? own : []))
const codes = new Set([...shown, ...TOP_LEVEL, ...OUTSIDE, ...OWN, ...limits].map((code) => code.toLowerCase()))
/** Names in the catalogue that are not codes. */
const WORDS = [
  'unknown',
  'unknown_code',
  'done_title',
  'done_created',
  'done_updated',
  'done_deleted',
  'insufficient_stock_count',
  'quantity_greater_than_limit_count',
]

describe('the error catalogue', () => {
  it.each(LANGUAGES)('has a text for every code that may reach a shopper, in %s', (language) => {
    const table = catalogue(language)
    expect([...codes].filter((code) => !table[code])).toEqual([])
  })
  it.each(LANGUAGES)('has nothing else, in %s', (language) => {
    const known = (name: string): boolean => {
      const own = /^[a-z][a-zA-Z]*?([A-Z][a-z]+(?:_[a-z]+)*)$/.exec(name)?.[1]
      return WORDS.includes(name) || codes.has(name) || (own !== undefined && codes.has(own.toLowerCase()))
    }
    expect(Object.keys(catalogue(language)).filter((name) => !known(name))).toEqual([])
  })
  it.each(LANGUAGES)('says the same things in the same order, in %s', (language) => {
    expect(Object.keys(catalogue(language))).toEqual(Object.keys(en))
  })
  it('has the names of fields that the schema knows', () => {
    const schema = readSdl()
    const fields = Object.keys(en).flatMap((name) => /^([a-z][a-zA-Z]*?)[A-Z][a-z]+(?:_[a-z]+)*$/.exec(name)?.[1] ?? [])
    expect(fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(schema))).toEqual([])
  })
})
