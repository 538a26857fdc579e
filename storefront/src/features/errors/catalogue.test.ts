import { describe, expect, it } from 'vitest'
import en from './catalogue/en.json' with { type: 'json' }
import { lookUp, lookUpAll } from './catalogue.ts'
import { LANGUAGES } from '../../platform/i18n.ts'
import { m } from '../../paraglide/messages.js'
import cs from './catalogue/cs.json' with { type: 'json' }
import ru from './catalogue/ru.json' with { type: 'json' }

describe('an error', () => {
  it('takes the text of its field where there is one', () => {
    expect(lookUp(en, { code: 'INVALID', field: 'postalCode' })).toBe('Invalid postal code')
    expect(lookUp(en, { code: 'VOUCHER_NOT_APPLICABLE', field: 'promoCode' })).toBe(
      'This promo code does not apply to this order. Enter a code for delivery once delivery is chosen',
    )
  })
  it('falls back to its code', () => {
    expect(lookUp(en, { code: 'INVALID', field: 'city' })).toBe('Invalid value')
    expect(lookUp(en, { code: 'INVALID', field: null })).toBe('Invalid value')
    expect(lookUp(en, { code: 'PermissionDenied', field: null })).toBe('You do not have permission for this')
  })
  it('is looked up under the form’s own name for the field where one is given', () => {
    expect(lookUp(en, { code: 'INVALID', field: 'x' }, 'phone')).toBe('Invalid phone number')
  })
  it('says the number that the service names', () => {
    const limit = { code: 'QUANTITY_GREATER_THAN_LIMIT', field: 'quantity' }
    expect(lookUp(en, { ...limit, message: 'Cannot add more than 3 times this item: Tin 500.' })).toBe(
      'At most 3 of one item can be ordered at a time',
    )
    expect(lookUp(en, limit)).toBe('Quantity exceeds allowed limit')
    const stock = { code: 'INSUFFICIENT_STOCK', field: 'quantity' }
    expect(lookUp(en, { ...stock, message: 'Could not add items Tin 500. Only 2 remaining in stock.' })).toBe(
      'Only 2 of this item left in stock',
    )
    expect(lookUp(en, { ...stock, message: 'Could not add items Tin 500. Only 0 remaining in stock.' })).toBe(
      'Insufficient stock available',
    )
  })
  it('says what to do where a program beside the shop has failed or takes a method away', () => {
    expect(lookUp(en, { code: 'TAX_ERROR', field: null })).toContain('please try again in a few minutes')
    expect(lookUp(en, { code: 'INVALID_SHIPPING_METHOD', field: 'shippingMethod' })).toContain('choose another one')
  })
  it('says that the shop is closed where its channel is', () => {
    expect(lookUp(en, { code: 'CHANNEL_INACTIVE', field: 'channel' })).toContain('closed at the moment')
  })
  it('is unknown when nobody has heard of it', () => {
    expect(lookUp(en, { code: 'SOLAR_FLARE', field: 'email' })).toBe('Unknown error (SOLAR_FLARE)')
  })
})

describe('several errors', () => {
  it('are joined with newlines, each text once', () => {
    const errors = [
      { code: 'NO_LINES', field: 'lines' },
      { code: 'EMAIL_NOT_SET', field: 'email' },
      { code: 'NO_LINES', field: null },
    ]
    expect(lookUpAll(en, errors)).toBe('No order items found\nEmail not set')
  })
  it('are an unknown error when there are none', () => {
    expect(lookUpAll(en, [])).toBe('Unknown error')
  })
})

it('has one wording for a wrong e-mail, in every form and in the codes of the service', () => {
  const catalogues = { en, ru, cs }
  for (const locale of LANGUAGES) {
    const { emailInvalid, newEmailInvalid } = catalogues[locale]
    const inForms = [
      m.auth_email_wrong({}, { locale }),
      m.checkout_email_invalid({}, { locale }),
      m.contact_fault_email({}, { locale }),
      m.newsletter_fault_email({}, { locale }),
    ]
    expect(new Set([emailInvalid, newEmailInvalid, ...inForms])).toEqual(new Set([emailInvalid]))
  }
})
