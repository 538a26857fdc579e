/** The days of a shipping method are declined as each language does. */
import { describe, expect, it } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { spoken } from '../../testing/language.ts'

const { inEach } = spoken()

describe('the days of a shipping method', () => {
  it.each([
    [2, 4, ['2–4 days', '2–4 дня', '2–4 dny']],
    [7, 14, ['7–14 days', '7–14 дней', '7–14 dní']],
    [14, 21, ['14–21 days', '14–21 день', '14–21 dní']],
  ])('from %i to %i', (from, to, texts) => expect(inEach(() => m.checkout_shipping_days({ from, to }))).toEqual(texts))

  it.each([
    [1, ['Up to 1 day', 'До 1 дня', 'Do 1 dne']],
    [3, ['Up to 3 days', 'До 3 дней', 'Do 3 dní']],
    [21, ['Up to 21 days', 'До 21 дня', 'Do 21 dní']],
  ])('up to %i', (to, texts) => expect(inEach(() => m.checkout_shipping_up_to({ to }))).toEqual(texts))
})
