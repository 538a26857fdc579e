/** Steps in the sections of discounts: promotions with a rule, vouchers with codes. */
import type { Section } from '../hand.ts'

export const DISCOUNTS: readonly Section[] = [
  {
    name: 'promotions',
    path: 'discounts/sales',
    steps: async (hand) => {
      await hand.press('create-discount')
      await hand.fill('discount-name-input', 'Walk spring')
      await hand.press('add-rule')
      await hand.fill('rule-name-input', 'A tenth off', hand.dialog)
      await hand.choose(hand.field('channel-dropdown', hand.dialog))
      await hand.fill('reward-value-input', '10', hand.dialog)
      await hand.press('saveRuleButton', hand.dialog)
      await hand.closed()
      await hand.saves('made', 'promotionCreate')
      await hand.at('discounts/sales')
      await hand.fill('discount-name-input', 'Walk early spring')
      await hand.saves('changed', 'promotionUpdate')
      await hand.deletes('promotionDelete', undefined, 'delete-confirmation-button')
    },
  },
  {
    name: 'vouchers',
    path: 'discounts/vouchers',
    steps: async (hand) => {
      await hand.press('create-voucher')
      await hand.fill('voucher-name-input', 'Walk thanks')
      await hand.press('add-code-button')
      await hand.page.getByText('Manual', { exact: true }).click()
      await hand.fill('enter-code-input', 'WALK-1', hand.dialog)
      await hand.press('confirm-button', hand.dialog)
      await hand.closed()
      await hand.saves('made', 'voucherCreate')
      await hand.at('discounts/vouchers')
      await hand.fill('voucher-name-input', 'Walk many thanks')
      await hand.saves('changed', 'voucherUpdate')
      await hand.deletes('voucherDelete', 'delete-voucher')
    },
  },
]
