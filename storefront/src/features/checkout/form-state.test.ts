import { describe, expect, it } from 'vitest'
import { EMPTY_ADDRESS } from '../address/index.ts'
import { type CheckoutForm, cheapestMethod, checkForm, fieldOf, filledIn, toSave } from './form-state.ts'

const ann = {
  ...EMPTY_ADDRESS,
  firstName: 'Ann',
  lastName: 'Smith',
  streetAddress1: 'Broadway 1',
  city: 'New York',
  country: 'US',
  countryArea: 'NY',
  postalCode: '10013',
}
const form: CheckoutForm = {
  email: 'ann@example.com',
  shipping: ann,
  sameBilling: true,
  billing: EMPTY_ADDRESS,
  deliveryId: 'M1',
  consent: true,
}
const nothing = { email: '', shipping: null, billing: null, deliveryId: null }

describe('the checkout form', () => {
  it('may be ordered when everything is there', () => {
    expect(checkForm(form, { shipping: true, canPay: true, canShip: true })).toEqual({})
  })
  it('names everything that is missing', () => {
    expect(
      checkForm(
        { ...form, email: 'ann@', deliveryId: null, consent: false, shipping: { ...ann, city: '' } },
        { shipping: true, canPay: false, canShip: true },
      ),
    ).toEqual({
      email: 'INVALID',
      'shipping.city': 'REQUIRED',
      delivery: 'REQUIRED',
      payment: 'REQUIRED',
      consent: 'REQUIRED',
    })
  })
  it('asks for a shipping method once there are any', () => {
    const open = { ...form, deliveryId: null }
    const needs = { shipping: true, canPay: true, canShip: false }
    expect(checkForm({ ...open, shipping: { ...ann, city: '' } }, needs)).toEqual({ 'shipping.city': 'REQUIRED' })
    expect(checkForm(open, needs)).toEqual({})
    expect(checkForm(open, { ...needs, canShip: true })).toEqual({ delivery: 'REQUIRED' })
  })
  it('begins with the cheapest shipping method that can be chosen', () => {
    const method = (id: string, amount: number, active = true) => ({ id, active, price: { amount } })
    expect(cheapestMethod([method('a', 9), method('b', 0, false), method('c', 5), method('d', 5)])).toBe('c')
    expect(cheapestMethod([method('b', 0, false)])).toBeNull()
  })
  it('asks for a billing address of its own when it is not the same, or nothing is shipped', () => {
    expect(
      checkForm({ ...form, sameBilling: false }, { shipping: true, canPay: true, canShip: true })['billing.city'],
    ).toBe('REQUIRED')
    expect(
      checkForm({ ...form, shipping: EMPTY_ADDRESS }, { shipping: false, canPay: true, canShip: true }),
    ).toMatchObject({
      'billing.city': 'REQUIRED',
    })
  })
  it('saves only what is complete and new, in order', () => {
    expect(toSave(form, nothing)).toEqual(['email', 'shipping', 'billing', 'delivery'])
    expect(toSave(form, { email: 'ann@example.com', shipping: ann, billing: ann, deliveryId: 'M1' })).toEqual([])
    expect(toSave({ ...form, shipping: { ...ann, postalCode: '1' }, email: 'ann' }, nothing)).toEqual(['delivery'])
    expect(
      toSave(
        { ...form, shipping: { ...ann, city: 'Buffalo' } },
        { email: 'ann@example.com', shipping: ann, billing: ann, deliveryId: 'M1' },
      ),
    ).toEqual(['shipping', 'billing'])
  })
})

describe('an error of the service', () => {
  it.each([
    [{ code: 'INVALID', field: 'postalCode', addressType: 'SHIPPING' }, 'shipping', true, 'shipping.postalCode'],
    [{ code: 'REQUIRED', field: 'countryArea', addressType: 'BILLING' }, 'billing', true, 'shipping.countryArea'],
    [{ code: 'REQUIRED', field: 'countryArea', addressType: 'BILLING' }, 'billing', false, 'billing.countryArea'],
    [{ code: 'INVALID', field: 'email' }, 'email', true, 'email'],
    [{ code: 'EMAIL_NOT_SET', field: null }, 'complete', true, 'email'],
    [{ code: 'SHIPPING_METHOD_NOT_SET', field: 'shippingMethod' }, 'complete', true, 'delivery'],
    [{ code: 'BILLING_ADDRESS_NOT_SET', field: 'billingAddress' }, 'complete', true, 'shipping.streetAddress1'],
    [{ code: 'INSUFFICIENT_STOCK', field: null }, 'complete', true, null],
    [{ code: 'INSUFFICIENT_STOCK', field: 'quantity' }, 'shipping', true, null],
  ] as const)('is shown at its field: %o', (error, step, same, field) => {
    expect(fieldOf(error, step, same)).toBe(field)
  })
})

describe('a checkout that has no address yet', () => {
  const blank = { ...form, shipping: { ...EMPTY_ADDRESS, country: 'US' } }
  const office = { ...ann, streetAddress1: 'Wall Street 2' }

  it('is filled in with the customer’s own', () => {
    expect(filledIn(blank, nothing, { shipping: ann, billing: ann }, true)).toEqual({ shipping: ann })
    expect(filledIn(blank, nothing, { shipping: ann, billing: null }, true)).toEqual({ shipping: ann })
    expect(filledIn(blank, nothing, { shipping: ann, billing: office }, true)).toEqual({
      shipping: ann,
      billing: office,
      sameBilling: false,
    })
    expect(filledIn(blank, nothing, { shipping: null, billing: office }, true)).toMatchObject({ billing: office })
    expect(filledIn({ ...blank, sameBilling: false }, nothing, { shipping: ann, billing: office }, false)).toEqual({
      billing: office,
      sameBilling: false,
    })
  })
  it('is left alone once somebody types, and where it has one', () => {
    const typed = { ...blank, shipping: { ...blank.shipping, firstName: 'E' } }
    const own = { shipping: ann, billing: office }
    expect(filledIn(typed, nothing, own, true)).toEqual({})
    expect(filledIn(blank, { ...nothing, shipping: ann }, own, true)).toEqual({})
    expect(filledIn(blank, { ...nothing, billing: ann }, own, true)).toEqual({})
  })
})
