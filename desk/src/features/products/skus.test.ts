/** SKUs that a new product cannot have. */
import { expect, it } from 'vitest'
import { emptyForm, emptyPack, type ProductForm } from './form.ts'
import { skuFaults } from './skus.ts'

const form = (...skus: string[]): ProductForm => ({
  ...emptyForm(),
  packs: Object.fromEntries(skus.map((sku, at) => [`new-${at}`, { ...emptyPack(), sku }])),
  order: skus.map((_, at) => `new-${at}`),
})

it('tells of SKUs that another product has, and of one that stands in the form twice, at their cells', () => {
  expect(skuFaults(form('A-1', 'A-2', ''), new Map())).toEqual([])
  expect(skuFaults(form('A-1', 'A-2', 'A-2'), new Map([['A-1', 'Basil']]))).toEqual([
    { code: '', field: 'product', message: expect.any(String) },
    { code: '', field: 'packs.new-0.sku', message: expect.stringContaining('Basil') },
    { code: '', field: 'packs.new-2.sku', message: expect.stringContaining('A-2') },
  ])
})
