/** Mails and invoices write an address as it was typed. */
import { expect, test } from 'vitest'
import { NO_ADDRESS } from '../../db/tables/columns.ts'
import { addressLines as onInvoice } from '../invoice/content.ts'
import { addressLines as inMail } from '../mail/order-parts.ts'

const RECIFE = {
  ...NO_ADDRESS,
  firstName: 'Ana',
  streetAddress1: 'Rua da Aurora 1',
  city: 'RECIFE',
  cityArea: 'Boa Vista',
  countryArea: 'PE',
  postalCode: '50050-000',
  country: 'BR',
  metadata: { 'typed.city': 'Recife' },
}
const CHIYODA = {
  ...NO_ADDRESS,
  firstName: 'Aki',
  streetAddress1: 'Marunouchi 1',
  countryArea: '東京都',
  postalCode: '100-0001',
  country: 'JP',
  metadata: { 'typed.city': 'Chiyoda' },
}

test.each([
  ['a mail', inMail],
  ['an invoice', onInvoice],
])('%s has city and part of the city', (_, linesOf) => {
  expect(linesOf(RECIFE, 'en')).toContain('50050-000 Recife, Boa Vista PE')
  expect(linesOf(CHIYODA, 'en')).toContain('100-0001 Chiyoda 東京都')
})
