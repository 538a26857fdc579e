import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CODES, FIELD_CODES, errorKey, messageName } from './error-key.ts'

const schema = readFileSync(join(import.meta.dirname, '../../../../contract/schema.graphql'), 'utf8')
const texts = (language: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `messages/${language}.json`), 'utf8')) as Record<string, unknown>

/** Enums whose values reach a shopper in the basket, at checkout and on the payment page. */
const SHOWN = [
  'CheckoutErrorCode',
  'PaymentGatewayInitializeErrorCode',
  'PaymentGatewayConfigErrorCode',
  'TransactionInitializeErrorCode',
  'TransactionProcessErrorCode',
]
const valuesOf = (name: string): string[] => {
  const body = new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(schema)?.[1]
  if (!body) throw new Error(`no enum ${name}`)
  return body.split('\n').flatMap((line) => /^\s*([A-Z_]+)/.exec(line)?.[1] ?? [])
}

describe('an error of the service', () => {
  it.each(SHOWN)('has a text in every language for each value of %s', (name) => {
    for (const code of valuesOf(name)) {
      const key = errorKey({ code, field: null })
      expect(key).toBe(code.toLowerCase())
      for (const language of ['en', 'ru', 'cs']) expect(texts(language)).toHaveProperty(messageName(key))
    }
  })
  it('has nothing in the table without a text', () => {
    for (const key of [...CODES, ...FIELD_CODES, 'unknown' as const])
      for (const language of ['en', 'ru', 'cs']) expect(texts(language)).toHaveProperty(messageName(key))
  })
  it('takes the text of its field where there is one', () => {
    expect(errorKey({ code: 'INVALID', field: 'postalCode' })).toBe('postalCodeInvalid')
    expect(errorKey({ code: 'INVALID', field: 'city' })).toBe('invalid')
    expect(errorKey({ code: 'VOUCHER_NOT_APPLICABLE', field: 'promoCode' })).toBe('promoCodeVoucher_not_applicable')
  })
  it('is unknown when nobody has heard of it', () => {
    expect(errorKey({ code: 'SOLAR_FLARE', field: 'email' })).toBe('unknown')
  })
})
