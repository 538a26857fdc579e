/** What rows of the change log are called, and how many of them are not shown. */
import { afterAll, describe, expect, it } from 'vitest'
import { getLocale, overwriteGetLocale } from '../paraglide/runtime.js'
import type { ChangeRow } from './change-log.ts'
import { isOfBooks, nounWord, restText, rowName, shownFields } from './change-words.ts'

const chosen = getLocale
overwriteGetLocale(() => 'en')
afterAll(() => overwriteGetLocale(chosen))

const NO_NAMES = { of: new Map<string, string>(), currencies: new Map<string, string>() }
const row = (part: Partial<ChangeRow>): ChangeRow => ({
  noun: 'Order',
  id: btoa('Order:7'),
  key: {},
  did: 'CREATED',
  fields: [],
  ...part,
})
const field = (name: string, after: unknown) => ({ name, before: null, after })

describe('rows of the change log', () => {
  it('are counted exactly as far as the service counts, and have a plus beyond', () => {
    expect(restText(2500, 3)).toBe('2,497')
    expect(restText(10_000, 3)).toBe('9,997+')
  })

  it('are called as people know them, else by a short number', () => {
    expect(rowName(row({ fields: [field('id', 7), field('number', 1004)] }), NO_NAMES)).toBe('No. 1004')
    expect(rowName(row({ fields: [field('code', 'FAIR-1'), field('name', 'Fair')] }), NO_NAMES)).toBe('Fair')
    expect(rowName(row({ fields: [field('code', 'FAIR-1')] }), NO_NAMES)).toBe('FAIR-1')
    expect(rowName(row({ fields: [field('code', '(masked)')] }), NO_NAMES)).toBe('No. 7')
    // Of an id that no two things have people make nothing.
    expect(rowName(row({ id: btoa('Order:7174e22a-4dcb-4726-b36d-a4a419e779d6') }), NO_NAMES)).toBe('')
    // Short ids as well, such as those of apps.
    expect(rowName(row({ noun: 'App', id: btoa('App:4') }), NO_NAMES)).toBe('No. 4')
  })

  it('have words for parts of things too, and know which belong to the books', () => {
    expect(nounWord('OrderLine')).toBe('Line of an order')
    expect(nounWord('VoucherChannelListing')).toBe('Voucher in a channel')
    expect([row({}), row({ noun: 'Stock' })].map(isOfBooks)).toEqual([true, false])
  })

  it('tell amounts in the currency that another row of the change knows', () => {
    const made = row({ fields: [field('currency', 'USD')] })
    const summed = row({ did: 'UPDATED', fields: [{ name: 'totalGross', before: 0, after: 1700 }] })
    expect(shownFields(summed, NO_NAMES, [summed, made])).toEqual([
      { name: 'Total', before: '0.00\u00a0$', after: '17.00\u00a0$' },
    ])
  })
})
