/** A voucher that two people change: a number never gets the other's unit. */
import { expect, it } from 'vitest'
import { merge } from '../../parts/merge.ts'
import { emptyVoucher, listingChanges, type VoucherDraft, withValueType, worthIn } from './voucher-draft.ts'

const before: VoucherDraft = { ...emptyVoucher(''), listings: { us: { worth: ['PERCENTAGE', '10'], minimum: '' } } }
const isSet = (): boolean => false

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
  expect(listingChanges(before, tree).addChannels).toEqual([
    { channelId: 'us', discountValue: 10, minAmountSpent: null },
    { channelId: 'eu', discountValue: null, minAmountSpent: 20 },
  ])
})
