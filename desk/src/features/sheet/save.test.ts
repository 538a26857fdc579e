/** Saving the sheet: changed cells become as few changes as the service takes. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Column, type Row, readCell, shownCell, typedCell } from './cells.ts'
import { type Cell, plan, saveAll } from './save.ts'

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
    const changes = plan(rows.flatMap((row) => [cell(row, price, '2.5'), cell(row, stock, '7')]))
    const named = (name: string) => changes.filter(({ document }) => document.name === name)
    expect(named('DeskSheetSaveVariants')).toHaveLength(10)
    expect(named('DeskSheetSaveStocks')).toHaveLength(1)
    expect(changes).toHaveLength(11)
  })
  it('adds what is not there yet, and takes away what is emptied', () => {
    const row = rowOf(1, 1)
    const [change] = plan([
      cell(row, price, ''),
      cell(row, newPrice, '3'),
      cell(row, stock, ''),
      cell(row, newStock, '4'),
    ])
    expect(change).toMatchObject({
      document: { name: 'DeskSheetSaveVariants' },
      variables: {
        product: 'p1',
        variants: [
          {
            id: 'v1',
            channelListings: { update: [], create: [{ channelId: 'us', price: 3 }], remove: ['l1'] },
            stocks: { create: [{ warehouse: 'x', quantity: 4 }], remove: ['s1'] },
          },
        ],
      },
    })
  })
  it('puts all channels of a product into one change', () => {
    const visible = column('visible:eu', 'flag', 'product', 'eu')
    const changes = plan([cell(rowOf(1, 1), published, '1'), cell(rowOf(1, 1), visible, '0')])
    expect(changes).toMatchObject([
      {
        document: { name: 'DeskSheetSaveListings' },
        variables: {
          id: 'p1',
          input: { updateChannels: [{ channelId: 'eu', isPublished: true, visibleInListings: false }] },
        },
      },
    ])
  })
})

describe('saving', () => {
  type Variables = { variants: { id: string; sku?: string; name?: string }[] }
  const [sku, name] = [column('sku', 'text'), column('variant', 'text')]
  /** A service that refuses one SKU. */
  const serve = (): Variables[] => {
    const asked: Variables[] = []
    vi.stubGlobal('localStorage', { getItem: () => null })
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      const { variables } = JSON.parse(body) as { variables: Variables }
      asked.push(variables)
      const results = variables.variants.map((one) => ({
        errors: one.sku === 'TAKEN' ? [{ code: 'UNIQUE', field: null, message: null, path: 'sku' }] : [],
      }))
      return Response.json({ data: { productVariantBulkUpdate: { results, errors: [] } } })
    })
    return asked
  }
  afterEach(() => void vi.unstubAllGlobals())
  const cells = [
    cell(rowOf(1, 1), sku, 'TAKEN'),
    cell(rowOf(1, 1), name, 'Ten'),
    cell(rowOf(1, 2), name, 'Two'),
    cell(rowOf(2, 3), name, 'Three'),
  ]
  it('says of each cell how it went, and sends those again that wait for another one', async () => {
    const asked = serve()
    const [saved, refused, progress] = [new Map<string, string>(), new Map<string, string>(), [] as number[]]
    const count = await saveAll(
      cells,
      (part, done) => {
        for (const one of part.saved) saved.set(...one)
        for (const one of part.refused) refused.set(...one)
        progress.push(done)
      },
      () => false,
    )
    expect(count).toBe(3)
    expect(Object.fromEntries(saved)).toEqual({ 'v1 variant': 'Ten', 'v2 variant': 'Two', 'v3 variant': 'Three' })
    expect([...refused.keys()]).toEqual(['v1 sku'])
    expect(progress).toEqual([2, 3, 4, 4])
    expect(asked.map(({ variants }) => variants.map(({ id }) => id))).toEqual([['v1', 'v2'], ['v3'], ['v1']])
  })
  it('sends nothing more once it is stopped', async () => {
    const asked = serve()
    expect(
      await saveAll(
        cells,
        () => {},
        () => asked.length > 0,
      ),
    ).toBe(1)
    expect(asked).toHaveLength(1)
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
