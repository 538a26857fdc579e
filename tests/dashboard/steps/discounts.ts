/** Steps in the sections of discounts: promotions, vouchers with codes. */
import type { Section } from '../hand.ts'

export const DISCOUNTS: readonly Section[] = [
  {
    name: 'promotions',
    path: 'discounts/sales',
    steps: async (hand) => {
      await hand.press('create-discount')
      await hand.fill('discount-name-input', 'Walk spring')
      await hand.saves('made', 'promotionCreate')
      // Dashboard takes the saved form for a changed one, and asks.
      await hand.page.getByRole('button', { name: 'Ignore changes' }).click()
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
      await hand.deletes('voucherDelete', 'delete-voucher')
    },
  },
]
