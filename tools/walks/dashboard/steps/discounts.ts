/** Steps in the sections of discounts: promotions, vouchers with codes. */
import type { Hand, Section } from '../hand.ts'

/** Adds a rule to the promotion's form: a tenth off whatever is in the first category. */
async function addRule(hand: Hand, name: string): Promise<void> {
  await hand.press('add-rule')
  await hand.fill('rule-name-input', name, hand.dialog)
  await hand.chooseByKeys(hand.field('channel-dropdown', hand.dialog), 'Worldwide')
  await hand.dialog.getByTestId('percentage-reward-value-type').click()
  await hand.fill('reward-value-input', '10', hand.dialog)
  await hand.press('saveRuleButton', hand.dialog)
  await hand.closed()
}

export const DISCOUNTS: readonly Section[] = [
  {
    name: 'promotions',
    path: 'discounts/sales',
    things: { list: 'promotions', path: 'discounts/sales' },
    steps: async (hand) => {
      await hand.press('create-discount')
      await hand.fill('discount-name-input', 'Walk spring')
      await addRule(hand, 'Walk tenth')
      await hand.saves('made', 'promotionCreate')
      // Dashboard takes the saved form for a changed one, and asks.
      await hand.page.getByRole('button', { name: 'Ignore changes' }).click()
      await hand.at('discounts/sales')
      await hand.fill('discount-name-input', 'Walk early spring')
      await hand.saves('changed', 'promotionUpdate')
      await hand.press('rule-edit-button')
      await hand.fill('rule-name-input', 'Walk eighth', hand.dialog)
      await hand.fill('reward-value-input', '8', hand.dialog)
      await hand.does('changed', 'promotionRuleUpdate', () => hand.press('saveRuleButton', hand.dialog))
      await hand.closed()
      await hand.press('rule-delete-button')
      await hand.does('deleted', 'promotionRuleDelete', () => hand.press('delete-rule-button', hand.dialog))
      await hand.closed()
      await hand.deletes('promotionDelete', undefined, 'delete-confirmation-button')
    },
  },
  {
    name: 'vouchers',
    path: 'discounts/vouchers',
    things: { list: 'vouchers', path: 'discounts/vouchers' },
    steps: async (hand) => {
      await hand.press('create-voucher')
      await hand.fill('voucher-name-input', 'Walk thanks')
      await hand.press('add-code-button')
      await hand.page.getByText('Manual').first().click()
      await hand.fill('enter-code-input', 'WALK-1', hand.dialog)
      await hand.press('confirm-button', hand.dialog)
      await hand.closed()
      await hand.press('channels-availability-manage-button')
      await hand.dialog.getByRole('checkbox').first().click()
      await hand.press('submit', hand.dialog)
      await hand.closed()
      for (const value of await hand.page.getByTestId('discount-value-input').locator('visible=true').all())
        await value.fill('5')
      await hand.saves('made', 'voucherCreate')
      await hand.at('discounts/vouchers')
      await hand.fill('voucher-name-input', 'Walk many thanks')
      await hand.saves('changed', 'voucherUpdate')
      await hand.page.getByTestId('voucher-codes-table').getByRole('button').last().click()
      await hand.press('submit', hand.dialog)
      await hand.closed()
      await hand.saves('deleted', 'voucherCodeBulkDelete')
      await hand.deletes('voucherDelete', 'delete-voucher')
    },
  },
]
