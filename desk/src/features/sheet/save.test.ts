/** Saving the sheet: changed cells become as few changes as the service takes. */
import { describe, expect, it } from 'vitest'
import { type Column, type Row, readCell, shownCell, typedCell } from './cells.ts'
import { type Cell, plan } from './plan.ts'
import { groupsOf, together } from './save.ts'
import { DeskSheetSaveProductDocument, DeskSheetSaveStocksDocument } from './sheet.generated.ts'

const column = (id: string, kind: Column['kind'], of: Column['of'] = 'variant', place = ''): Column => ({
  id,
  kind,
  title: id,
  of,
  width: 1,
  place,
  currency: 'EUR',
})
const rowOf = (product: number, variant: number): Row => ({
  id: `v${variant}`,
  product: { id: `p${product}`, name: '', category: null, productType: { id: 't', name: '' }, channelListings: [] },
  variant: {
    id: `v${variant}`,
    name: '',
    sku: '',
    trackInventory: true,
    weight: null,
    channelListings: [{ id: `l${variant}`, channel: { id: 'eu' }, price: { amount: 1 } }],
    stocks: [{ id: `s${variant}`, quantity: 1, quantityAllocated: 0, warehouse: { id: 'w' } }],
  },
})
const cell = (row: Row, of: Column, value: string): Cell => ({ key: `${row.id} ${of.id}`, value, row, column: of })
const price = column('price:eu', 'money', 'variant', 'eu')
const newPrice = column('price:us', 'money', 'variant', 'us')
const stock = column('stock:w', 'count', 'variant', 'w')
const newStock = column('stock:x', 'count', 'variant', 'x')
const published = column('published:eu', 'flag', 'product', 'eu')

describe('the plan', () => {
  it('makes one change for each product, and one for all stocks', () => {
    const rows = Array.from({ length: 40 }, (_, at) => rowOf(Math.floor(at / 4), at))
    const operations = plan(rows.flatMap((row) => [cell(row, price, '2.5'), cell(row, stock, '7')]))
    expect(operations.filter(({ is }) => is === 'VARIANTS')).toHaveLength(10)
    expect(operations.filter(({ is }) => is === 'STOCKS')).toHaveLength(1)
    expect(groupsOf(operations)).toHaveLength(2)
  })
  it('adds what is not there yet, and takes away what is emptied', () => {
    const row = rowOf(1, 1)
    const [operation] = plan([
      cell(row, price, ''),
      cell(row, newPrice, '3'),
      cell(row, stock, ''),
      cell(row, newStock, '4'),
    ])
    expect(operation).toMatchObject({
      is: 'VARIANTS',
      product: 'p1',
      variants: [
        {
          input: {
            id: 'v1',
            channelListings: { update: [], create: [{ channelId: 'us', price: 3 }], remove: ['l1'] },
            stocks: { create: [{ warehouse: 'x', quantity: 4 }], remove: ['s1'] },
          },
        },
      ],
    })
  })
  it('puts all channels of a product into one change', () => {
    const visible = column('visible:eu', 'flag', 'product', 'eu')
    const operations = plan([cell(rowOf(1, 1), published, '1'), cell(rowOf(1, 1), visible, '0')])
    expect(operations).toMatchObject([
      { is: 'LISTINGS', updates: [{ channelId: 'eu', isPublished: true, visibleInListings: false }] },
    ])
  })
})

describe('several changes in one document', () => {
  it('numbers fields and variables', () => {
    const { document, variables } = together([
      { document: DeskSheetSaveStocksDocument, variables: { stocks: [] } },
      { document: DeskSheetSaveProductDocument, variables: { id: 'p', input: {} } },
    ])
    expect(document.source).toContain('$stocks_0:[StockBulkUpdateInput!]! $id_1:ID!$input_1:ProductInput!')
    expect(document.source).toContain('a0:stockBulkUpdate(stocks:$stocks_0')
    expect(document.source).toContain('a1:productUpdate(id:$id_1 input:$input_1)')
    expect(variables).toEqual({ stocks_0: [], id_1: 'p', input_1: {} })
  })
})

describe('what is typed', () => {
  it.each([
    [price, '1 234,50', '1234.5'],
    [price, '1234.5', '1234.5'],
    [price, '€ 7', '7'],
    [stock, '1 200', '1200'],
    [stock, '12,00', '12'],
    [stock, '1,000', '1000'],
    [stock, '1.000', '1000'],
    [stock, '12,345,678', '12345678'],
    [stock, '0,000', '0'],
    [published, 'да', '1'],
    [published, 'ne', '0'],
    [column('weight', 'weight'), '0,25', '0.25'],
  ])('is read: %o %s', (of, text, value) => expect(readCell(of, text)).toEqual({ value }))
  it.each([
    [price, '1.234'],
    [price, '-5'],
    [price, '1e3'],
    [stock, '1e3'],
    [stock, '1.5'],
    [stock, '-1'],
    [stock, '1,000.5'],
    [stock, '1,00,000'],
    [stock, '12,34'],
    [published, 'maybe'],
  ])('is refused and kept: %o %s', (of, text) => {
    const read = readCell(of, text)
    expect(read.value).toBe(text)
    expect(read).toHaveProperty('fault')
    // Neither rounded nor grouped, in the cell and where it is typed anew.
    expect([shownCell(of, text), typedCell(of, text)]).toEqual([text, text])
  })
})
