import { expect, it } from 'vitest'
import { chipsOf } from './chips.ts'

it('says the unit of a range once, whatever it is', () => {
  const chips = chipsOf(
    { price: '4-1500', 'min-thc': '10', 'max-thc': '20', 'min-time-of': '50', 'max-time-of': '70' },
    { genetics: [] },
    'EUR',
  )
  expect(chips.map(({ text }) => text)).toEqual(['THC 10–20%', 'Harvest time 50–70 days', 'Price 4.00–1,500.00\u00a0€'])
})
