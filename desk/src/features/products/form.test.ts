/** A product whose new pack is typed into while it is saved. */
import { expect, it, onTestFinished } from 'vitest'
import { setZone } from '../../platform/zone.ts'
import { leftOf } from '../../parts/draft.ts'
import { changedFacts } from './facts-input.ts'
import { emptyForm, emptyPack, formOf, isSet, knowingPacks, type ProductForm, withIds } from './form.ts'
import type { DeskFactKindFragment, DeskProductWholeFragment } from './product.generated.ts'

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

it.each([
  ['Europe/Prague', '2026-07-01T12:00'],
  ['America/Denver', '2026-07-01T04:00'],
])('has a moment in the time of the shop, and saves that, in %s', (name, text) => {
  setZone(name)
  onTestFinished(() => setZone(null))
  const kind = { id: 'sown', inputType: 'DATE_TIME' } as unknown as DeskFactKindFragment
  const read = (dateTime: string) => {
    const product = {
      collections: [],
      variants: [],
      channelListings: [],
      attributes: [{ attribute: kind, values: [{ dateTime }] }],
    } as unknown as DeskProductWholeFragment
    return formOf(product, { product: [kind], variant: [] }, []).facts
  }
  const shown = read('2026-07-01T10:00:00+00:00')
  expect(shown['sown']).toBe(text)
  const later = { sown: String(shown['sown']).replace(/00$/, '05') }
  expect(changedFacts(shown, later, [kind])).toEqual([{ id: 'sown', dateTime: '2026-07-01T10:05:00.000Z' }])
})

it('knows new packs again that were made although nobody heard of it', () => {
  const packOf = (name: string, sku: string) => ({ ...emptyPack(), names: { en: name, ru: '', cs: '' }, sku })
  const formWith = (packs: ProductForm['packs']): ProductForm => ({ ...emptyForm(), packs, order: Object.keys(packs) })
  const base = formWith({ old: packOf('1 seed', 'A-1') })
  const typed = packOf('5 seeds', 'A-5')
  const now = formWith({ ...base.packs, theirs: packOf('9 seeds', 'A-9'), made: packOf('5 seeds', 'A-5') })
  const mine = formWith({ ...base.packs, 'new-1': { ...typed, prices: { eu: '3' } }, 'new-2': packOf('10 seeds', '') })
  const both = knowingPacks({ form: { ...mine, unheard: ['old'] }, base }, now)
  expect(both.form).toEqual(
    formWith({ ...base.packs, made: { ...typed, prices: { eu: '3' } }, 'new-2': packOf('10 seeds', '') }),
  )
  expect(both.base).toEqual(formWith({ ...base.packs, made: typed }))
  // Where what was there was read before, as once the connection is back.
  expect(knowingPacks({ form: { ...mine, unheard: ['old'] }, base: now }, now)).toEqual({ form: both.form, base: now })
  // Nothing is known again where every request was answered.
  expect(knowingPacks({ form: mine, base }, now)).toEqual({ form: mine, base })
})
