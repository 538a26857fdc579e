/** Every table that can be undone has a line that says what apps hear of it. */
import { expect, test } from 'vitest'
import { LOGGED_TABLES } from '../../db/triggers/change-log.ts'
import { eventsOfUndo, PARTS, PEOPLE, THINGS, UNTOLD } from './told.ts'

test('every table of the log that can be undone has one line', () => {
  const lines = [...Object.keys(THINGS), ...Object.keys(PARTS), ...Object.keys(PEOPLE), ...UNTOLD]
  const undone = [...LOGGED_TABLES.values()].filter((table) => !table.isBooks).map((table) => table.name)
  expect(lines.toSorted()).toEqual(undone.toSorted())
})

test('parts lead to their things by a column that they have', () => {
  for (const [table, { of, by }] of Object.entries(PARTS))
    expect([table, LOGGED_TABLES.get(table)?.columns.get(by)?.leadsTo]).toEqual([table, of])
})

const row = (tableName: string, key: object, before: object | null, after: object | null) => ({
  tableName,
  key: key as Record<string, unknown>,
  before: before as Record<string, unknown> | null,
  after: after as Record<string, unknown> | null,
})
const types = (...rows: ReturnType<typeof row>[]): string[] =>
  eventsOfUndo(rows).map((e) => `${e.type} ${e.subjectType} ${e.subjectKey}`)

test('what was made is deleted, what was deleted is made, and its parts are not told of', () => {
  expect(types(row('products', { id: 3 }, null, { id: 3, name: 'New' }))).toEqual(['PRODUCT_DELETED Product 3'])
  expect(
    types(
      row('products', { id: 3 }, { id: 3, name: 'Old' }, null),
      row('product_listings', { id: 9 }, { id: 9, product_id: 3 }, null),
    ),
  ).toEqual(['PRODUCT_CREATED Product 3'])
  expect(eventsOfUndo([row('products', { id: 3 }, null, { id: 3, product_type_id: 1 })])[0]!.snapshot).toEqual({
    id: 3,
    productTypeId: 1,
  })
})

test('a part, metadata and translations are told of as by their own operations, each once', () => {
  expect(
    types(
      row('variant_listings', { id: 1, variant_id: 7 }, { price: 1 }, { price: 2 }),
      row('variant_listings', { id: 2, variant_id: 7 }, { price: 1 }, { price: 2 }),
      row('stocks', { id: 4, variant_id: 7 }, { quantity: 1 }, { quantity: 2 }),
      row('products', { id: 3 }, { metadata: {} }, { metadata: { a: 'b' } }),
    ),
  ).toEqual([
    'PRODUCT_VARIANT_UPDATED ProductVariant 7',
    'PRODUCT_VARIANT_STOCK_UPDATED ProductVariant 7',
    'PRODUCT_METADATA_UPDATED Product 3',
  ])
  const [updated, ...texts] = eventsOfUndo([
    row(
      'products',
      { id: 3 },
      { translations: { RU: { name: 'Было' }, CS: { name: 'x' } } },
      { translations: { RU: { name: 'Стало' }, CS: { name: 'x' } } },
    ),
  ])
  expect(updated).toMatchObject({ type: 'PRODUCT_UPDATED' })
  expect(texts).toMatchObject([{ type: 'TRANSLATION_UPDATED', snapshot: { language: 'RU', texts: { name: 'Было' } } }])
})

test('an older sale is told of by its number, and nothing of its promotion and rules', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const sales = new Map([[id, 7]])
  const told = (...rows: ReturnType<typeof row>[]): string[] =>
    eventsOfUndo(rows, sales).map((e) => `${e.type} ${e.subjectType} ${e.subjectKey}`)
  expect(told(row('promotions', { id }, { name: 'Was' }, { name: 'Is' }))).toEqual(['SALE_UPDATED Sale 7'])
  expect(told(row('promotion_rules', { id: 'r', promotion_id: id }, null, { id: 'r', promotion_id: id }))).toEqual([
    'SALE_UPDATED Sale 7',
  ])
  const other = '00000000-0000-4000-8000-000000000002'
  expect(
    told(
      row('promotions', { id: other }, { id: other, sale_id: 8 }, null),
      row('promotion_rules', { id: 's' }, { id: 's', promotion_id: other }, null),
    ),
  ).toEqual(['SALE_CREATED Sale 8'])
  expect(told(row('promotion_rules', { id: 't', promotion_id: other }, { name: 'a' }, { name: 'b' }))).toEqual([
    'PROMOTION_RULE_UPDATED PromotionRule t',
  ])
  expect(
    eventsOfUndo([row('promotions', { id: other }, null, { id: other, sale_id: 8, name: 'Gone' })])[0],
  ).toMatchObject({ type: 'SALE_DELETED', subjectKey: '8', snapshot: { saleId: 8, name: 'Gone' } })
  const texts = row('promotions', { id }, { translations: { RU: { name: 'Было' } } }, { translations: {} })
  expect(eventsOfUndo([texts], sales)[1]).toMatchObject({ type: 'TRANSLATION_UPDATED', subjectType: 'Sale' })
})

test('codes of vouchers are told of when they come back, and when they go', () => {
  const code = { id: 'c', voucher_id: 3, code: 'TEN' }
  const made = row('voucher_codes', { id: 'c' }, null, code)
  const dropped = row('voucher_codes', { id: 'c' }, code, null)
  expect(eventsOfUndo([made])).toMatchObject([
    { type: 'VOUCHER_CODES_DELETED', subjectKey: '3', snapshot: { gone: [{ code: 'TEN', voucherId: 3 }] } },
    { type: 'VOUCHER_UPDATED' },
  ])
  expect(eventsOfUndo([dropped])).toMatchObject([
    { type: 'VOUCHER_CODES_CREATED', subjectKey: '3', snapshot: { codes: ['TEN'] } },
    { type: 'VOUCHER_UPDATED' },
  ])
  expect(types(row('vouchers', { id: 3 }, { id: 3 }, null), dropped)).toEqual(['VOUCHER_CREATED Voucher 3'])
  expect(types(row('vouchers', { id: 3 }, null, { id: 3 }), made)).toEqual([
    'VOUCHER_CODES_DELETED Voucher 3',
    'VOUCHER_DELETED Voucher 3',
  ])
})
