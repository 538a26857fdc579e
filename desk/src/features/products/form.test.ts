/** A product whose new pack is typed into while it is saved. */
import { afterAll, expect, it } from 'vitest'
import { leftOf } from '../../parts/draft.ts'
import { changedFacts } from './facts-input.ts'
import { emptyForm, emptyPack, formOf, isSet, type ProductForm, withIds } from './form.ts'
import type { DeskFactKindFragment, DeskProductWholeFragment } from './product.generated.ts'

const zone = process.env['TZ']
afterAll(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

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

it.each(['Europe/Prague', 'America/Denver'])(
  'has a moment in the time of its reader, and saves that, in %s',
  (name) => {
    process.env['TZ'] = name
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
    const at = new Date('2026-07-01T10:00:00Z')
    expect(shown['sown']).toBe(`2026-07-01T${String(at.getHours()).padStart(2, '0')}:00`)
    const later = { sown: String(shown['sown']).replace(/00$/, '05') }
    expect(changedFacts(shown, later, [kind])).toEqual([{ id: 'sown', dateTime: '2026-07-01T10:05:00.000Z' }])
  },
)
