/** What rows of the change log are called, and how many of them are not shown. */
import { afterAll, describe, expect, it } from 'vitest'
import { getLocale, overwriteGetLocale } from '../paraglide/runtime.js'
import type { ChangeRow } from './change-log.ts'
import { isOfBooks, nounWord, restText, rowName, shownFields } from './change-words.ts'

const chosen = getLocale
overwriteGetLocale(() => 'en')
afterAll(() => overwriteGetLocale(chosen))

const NO_NAMES: ReadonlyMap<string, string> = new Map()
const row = (part: Partial<ChangeRow>): ChangeRow => ({
  noun: 'Order',
  id: btoa('Order:7'),
  key: {},
  did: 'CREATED',
  fields: [],
  about: [],
  currency: null,
  ...part,
})
const field = (name: string, after: unknown) => ({ name, before: null, after })

describe('rows of the change log', () => {
  it('are counted exactly as far as the service counts, and have a plus beyond', () => {
    expect(restText(2500, 3)).toBe('2,497')
    expect(restText(10_000, 3)).toBe('9,997+')
  })

  it('are called as people know them, else by a short number', () => {
    expect(rowName(row({ fields: [field('id', 7), field('number', 1004)] }))).toBe('No. 1004')
    expect(rowName(row({ fields: [field('code', 'FAIR-1'), field('name', 'Fair')] }))).toBe('Fair')
    expect(rowName(row({ fields: [field('code', 'FAIR-1')] }))).toBe('FAIR-1')
    expect(rowName(row({ fields: [field('code', '(masked)')] }))).toBe('No. 7')
    // Of an id that no two things have people make nothing.
    expect(rowName(row({ id: btoa('Order:7174e22a-4dcb-4726-b36d-a4a419e779d6') }))).toBe('')
    // Short ids as well, such as those of apps.
    expect(rowName(row({ noun: 'App', id: btoa('App:4') }))).toBe('No. 4')
  })

  it('have words for parts of things too, and know which belong to the books', () => {
    expect(nounWord('OrderLine')).toBe('Line of an order')
    expect(nounWord('VoucherChannelListing')).toBe('Terms in a channel')
    expect([row({}), row({ noun: 'Stock' })].map(isOfBooks)).toEqual([true, false])
  })

  it('name what they are about as an owner does, in each language', () => {
    const thing = (noun: string, name: string, sku: string | null = null) => ({ noun, id: null, name, sku })
    const order = row({ did: 'UPDATED', about: [thing('Order', '1042')] })
    const stock = row({
      noun: 'Stock',
      about: [thing('ProductVariant', 'Northern Lights 5 seeds', 'NL-5'), thing('Warehouse', 'Prague')],
    })
    const price = row({
      noun: 'ShippingMethodChannelListing',
      about: [thing('ShippingMethodType', 'DHL Express'), thing('ShippingZone', 'EU'), thing('Channel', 'Europe')],
    })
    const parcel = row({ noun: 'Fulfillment', about: [thing('Fulfillment', '2'), thing('Order', '1042')] })
    const rate = row({ noun: 'TaxRate', key: { country: 'CZ' } })
    const called = () => [order, stock, price, parcel, rate].map((one) => `${nounWord(one.noun)} ${rowName(one)}`)
    expect(called()).toEqual([
      'Order 1042',
      'Stock Northern Lights 5 seeds, SKU NL-5, warehouse Prague',
      'Shipping price DHL Express (EU), channel Europe',
      'Parcel 2, order 1042',
      'Tax rate Czechia',
    ])
    overwriteGetLocale(() => 'ru')
    expect(called().slice(0, 4)).toEqual([
      'Заказ 1042',
      'Остаток Northern Lights 5 seeds, артикул NL-5, склад Prague',
      'Цена доставки DHL Express (EU), канал Europe',
      'Посылка 2, заказ 1042',
    ])
    overwriteGetLocale(() => 'en')
  })

  it('tell states, sums and what fields lead to in words', () => {
    const change = (name: string, before: unknown, after: unknown) => ({ name, before, after })
    const done = row({
      did: 'UPDATED',
      currency: 'USD',
      fields: [
        change('status', 'UNFULFILLED', 'FULFILLED'),
        change('chargeStatus', 'NONE', 'FULL'),
        change('totalCharged', 0, 1700),
        change('totalNet', 0, 1500),
        change('shippingTaxRate', 0, 0.19),
      ],
    })
    expect(shownFields(done, NO_NAMES)).toEqual([
      { name: 'State', before: 'To send', after: 'Sent' },
      { name: 'Payment', before: 'Not paid', after: 'Paid' },
      { name: 'Paid', before: '0.00\u00a0$', after: '17.00\u00a0$' },
      { name: 'Tax on shipping', before: '0\u202f%', after: '19\u202f%' },
    ])
    const forgotten = row({
      did: 'UPDATED',
      fields: [change('metadata', '(masked)', {}), change('authorizeStatus', 'NONE', 'FULL')],
    })
    expect(shownFields(forgotten, NO_NAMES)).toEqual([
      { name: 'Data of programs', before: '(hidden)', after: '–' },
      { name: 'Paid or reserved', before: 'Nothing', after: 'All of it' },
    ])
    const [from, to] = [btoa('Category:1'), btoa('Category:2')]
    const moved = row({ noun: 'Product', did: 'UPDATED', fields: [change('categoryId', from, to)] })
    expect(shownFields(moved, new Map([[to, 'Indoor']]))).toEqual([
      { name: 'Category', before: 'Category 1', after: 'Indoor' },
    ])
  })
})
