/** A product whose new pack is typed into while it is saved. */
import { expect, it } from 'vitest'
import { leftOf } from '../../parts/draft.ts'
import { emptyForm, emptyPack, isSet, type ProductForm, withIds } from './form.ts'

const product = (packs: Record<string, string>): ProductForm => ({
  ...emptyForm(),
  packs: Object.fromEntries(
    Object.entries(packs).map(([key, price]) => [key, { ...emptyPack(), prices: { eu: price } }]),
  ),
  order: Object.keys(packs),
})

it('has the pack once, with what was typed since', () => {
  const named = (form: ProductForm): ProductForm => withIds(form, { 'new-1': 'b' })
  const now = product({ a: '5', b: '7' })
  const left = leftOf(
    product({ a: '5', 'new-1': '7' }),
    { faults: [], named },
    now,
    product({ a: '5', 'new-1': '8' }),
    isSet,
  )
  expect(left).toEqual({ form: product({ a: '5', b: '8' }), base: now, faults: [] })
})
