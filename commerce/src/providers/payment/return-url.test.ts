/** Payers are led back to this shop and nowhere else. */
import { describe, expect, it } from 'vitest'
import { fromGlobalId } from '../../domain/global-id.ts'
import type { GatewayRequest } from '../../domain/payment/port.ts'
import { payersLanguage, readBackUrl, readReturnUrl } from './return-url.ts'

const ORDER = '5a0c1f0e-6a55-4a8e-9c39-0c4c2a3a7f10'
const PAYMENT = '0d9f2a52-21c5-4d0c-8a2f-3d4f2f6b8e11'
const asked = (data: unknown): GatewayRequest => ({
  transactionId: PAYMENT,
  amount: 100,
  currency: 'USD',
  action: 'CHARGE',
  data,
  subject: { kind: 'order', number: 1, id: ORDER },
  pspReference: '',
  origin: 'http://eu.shop.test:3000',
  languageCode: 'EN',
  expiresAt: null,
})
const PUBLIC = 'https://shop.example.com'

describe('return addresses', () => {
  it.each([
    'https://evil.example/payment',
    '//evil.example/payment',
    'https://shop.example.com.evil.example/',
    'https://user@shop.example.com/payment',
    'javascript:alert(1)',
    'ftp://shop.example.com/',
    'https://shop.example.com:8443/payment',
    `${PUBLIC}/${'x'.repeat(2100)}`,
    7,
    {},
  ])('outside of the shop are refused: %s', (returnUrl) => {
    expect(readReturnUrl(asked({ returnUrl }), PUBLIC)).toBeNull()
    expect(readBackUrl(asked({ returnUrl }), PUBLIC)).toBeNull()
  })

  it('may be the public address, the one that was asked, or a path of it', () => {
    expect(readReturnUrl(asked({ returnUrl: `${PUBLIC}/payment` }), PUBLIC)).toBe(`${PUBLIC}/payment`)
    expect(readReturnUrl(asked({ returnUrl: '/ru/payment' }), PUBLIC)).toBe('http://eu.shop.test:3000/ru/payment')
    for (const none of [null, {}, { returnUrl: null }, { returnUrl: '' }, 'text'])
      expect(readReturnUrl(asked(none), PUBLIC)).toBe('')
  })

  it('are told the order and the payment; without one it is the shop’s payment page', () => {
    const back = new URL(readBackUrl(asked({ returnUrl: '/payment?order=old&x=1' }), null)!)
    expect(back.searchParams.get('x')).toBe('1')
    expect(fromGlobalId(back.searchParams.get('order')!)).toEqual({ type: 'Order', key: ORDER })
    expect(fromGlobalId(back.searchParams.get('transaction')!)).toEqual({ type: 'TransactionItem', key: PAYMENT })
    expect(readBackUrl(asked(null), PUBLIC)).toMatch(/^https:\/\/shop\.example\.com\/payment\?order=/)
  })

  it('come with a language', () => {
    expect(payersLanguage(asked({ languageCode: 'cs_cz' }))).toBe('cs')
    for (const none of [null, {}, { languageCode: '<x>' }, { languageCode: 7 }])
      expect(payersLanguage(asked(none))).toBe('en')
  })
})
