/** A voucher that two people change: a number never gets the other's unit. */
import { expect, it } from 'vitest'
import { merge } from '../../parts/merge.ts'
import {
  emptyVoucher,
  listingChanges,
  numberFaults,
  voucherInput,
  type VoucherDraft,
  withValueType,
  worthIn,
} from './voucher-draft.ts'

const before: VoucherDraft = { ...emptyVoucher(''), listings: { us: { worth: ['PERCENTAGE', '10'], minimum: '' } } }
const isSet = (): boolean => false
const currencyOf = (): string => 'EUR'

it('sends a date of a voucher only where it was changed, because its field holds no seconds', () => {
  const there = { ...before, startDate: '2026-11-22T18:00', endDate: '2026-12-24T18:00' }
  expect(voucherInput(there, there)).not.toHaveProperty('startDate')
  expect(voucherInput(there, there)).not.toHaveProperty('endDate')
  expect(voucherInput({ ...there, endDate: '' }, there)).toMatchObject({ endDate: null })
  expect(voucherInput({ ...there, endDate: '' }, there)).not.toHaveProperty('startDate')
  expect(voucherInput(there, null)).toMatchObject({ startDate: new Date('2026-11-22T18:00').toISOString() })
})

it('asks about a number whose unit somebody else has changed', () => {
  const mine = { ...before, ...withValueType(before, 'FIXED') }
  const theirs: VoucherDraft = { ...before, listings: { us: { worth: ['PERCENTAGE', '50'], minimum: '' } } }
  const { tree, conflicts } = merge(before, theirs, mine, isSet)
  expect(conflicts.map(({ path }) => path)).toEqual([['listings', 'us', 'worth']])
  expect(tree.listings.us?.worth).toEqual(['FIXED', '10'])
})

it('leaves a number empty that somebody else meant in the other unit', () => {
  const mine = { ...before, ...withValueType(before, 'FIXED') }
  const theirs: VoucherDraft = {
    ...before,
    listings: { ...before.listings, eu: { worth: ['PERCENTAGE', '5'], minimum: '20' } },
  }
  const { tree } = merge(before, theirs, mine, isSet)
  expect([worthIn(tree, 'us'), worthIn(tree, 'eu')]).toEqual(['10', ''])
  expect(listingChanges(before, tree, currencyOf).addChannels).toEqual([
    { channelId: 'us', discountValue: 10, minAmountSpent: null },
    { channelId: 'eu', discountValue: null, minAmountSpent: 20 },
  ])
})

const typed = (value: string, minimum: string, part: Partial<VoucherDraft> = {}): VoucherDraft => ({
  ...emptyVoucher(''),
  valueType: 'FIXED',
  listings: { eu: { worth: ['FIXED', value], minimum } },
  ...part,
})
const faulty = (draft: VoucherDraft): (string | null)[] => numberFaults(draft, currencyOf).map(({ field }) => field)

it('reads amounts as they are written anywhere', () => {
  const sent = listingChanges(before, typed('1 234,50', '1,234.50'), currencyOf).addChannels
  expect(sent).toEqual([{ channelId: 'eu', discountValue: 1234.5, minAmountSpent: 1234.5 }])
  expect(faulty(typed('1 234,50', ''))).toEqual([])
  expect(
    faulty(
      typed('', '', { valueType: 'PERCENTAGE', listings: { eu: { worth: ['PERCENTAGE', '12,5 %'], minimum: '' } } }),
    ),
  ).toEqual([])
})

it('takes off no more than all of a price', () => {
  const percent = (text: string) =>
    typed('', '', { valueType: 'PERCENTAGE', listings: { eu: { worth: ['PERCENTAGE', text], minimum: '' } } })
  expect(faulty(percent('100'))).toEqual([])
  expect(faulty(percent('150'))).toEqual(['listings.eu.worth'])
  expect(faulty(typed('150', ''))).toEqual([])
})

it('saves no voucher whose numbers cannot be read, as one without a minimum or a limit', () => {
  expect(faulty(typed('5', '1,000'))).toEqual(['listings.eu.minimum'])
  expect(faulty(typed('5 euros', 'none'))).toEqual(['listings.eu.worth', 'listings.eu.minimum'])
  expect(faulty(typed('', ''))).toEqual(['listings.eu.worth'])
  expect(faulty(typed('5', '', { usageLimit: '1,000', minimumItems: 'two' }))).toEqual([
    'usageLimit',
    'minCheckoutItemsQuantity',
  ])
  expect(faulty(typed('5', '', { usageLimit: ' 100 ', minimumItems: '' }))).toEqual([])
})
