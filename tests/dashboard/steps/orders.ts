/** Steps in the sections of orders: a draft that becomes an order, which is paid, sent and cancelled; settings. */
import type { Hand, Section } from '../hand.ts'

/** Makes a draft in the channel that sends to the buyer, with a line, a customer's address and shipping. */
async function makeDraft(hand: Hand): Promise<void> {
  await hand.press('create-draft-order-button')
  await hand.choose(hand.field('channel-autocomplete', hand.dialog), 'Worldwide')
  await hand.does('made', 'draftOrderCreate', () => hand.press('submit', hand.dialog))
  await hand.at('orders/drafts')
}

async function addLine(hand: Hand): Promise<void> {
  await hand.press('add-products-button')
  await hand.dialog.getByTestId('variant').first().getByRole('checkbox').click()
  await hand.does('changed', 'orderLinesCreate', () => hand.press('confirm-button', hand.dialog))
  await hand.closed()
}

async function makeCustomer(hand: Hand): Promise<void> {
  await hand.open('customers/add')
  await hand.fill('customer-first-name', 'Olga')
  await hand.fill('customer-last-name', 'Buyer')
  await hand.fill('customer-email', 'buyer@example.com')
  await hand.saves('made', 'customerCreate')
  await hand.at('customers')
}

export const ORDERS: readonly Section[] = [
  {
    name: 'drafts',
    path: 'orders/drafts',
    steps: async (hand) => {
      await makeDraft(hand)
      await addLine(hand)
      await hand.menu('cancel-order')
      await hand.does('deleted', 'draftOrderDelete', () => hand.press('submit', hand.dialog))
    },
  },
  {
    name: 'orders',
    path: 'orders/drafts',
    steps: async (hand) => {
      await hand.meanwhile(() => makeCustomer(hand))
      await makeDraft(hand)
      await addLine(hand)
      await hand.press('change-customer')
      await hand.choose(hand.field('select-customer'), 'buyer@example.com')
      await hand.does('changed', 'draftOrderUpdate', () => hand.press('submit', hand.dialog))
      await hand.address(hand.dialog)
      await hand.does('changed', 'draftOrderUpdate', () => hand.press('submit', hand.dialog))
      await hand.closed()
      await hand.press('add-shipping-carrier')
      await hand.choose(hand.dialog.getByTestId('shipping-method-select'), /^(?!No shipping)/)
      await hand.does('changed', 'orderUpdateShipping', () => hand.press('confirm-button', hand.dialog))
      await hand.closed()
      await hand.saves('made', 'draftOrderComplete')
      await hand.press('mark-as-paid-button')
      await hand.fill('transaction-reference-input', 'WALK-PAID', hand.dialog)
      await hand.does('changed', 'orderMarkAsPaid', () => hand.press('submit', hand.dialog))
      await hand.closed()
      await hand.page.getByPlaceholder('Comment').fill('Packed with care')
      await hand.does('changed', 'orderNoteAdd', () => hand.page.getByRole('button', { name: 'Add Comment' }).click())
      await hand.press('order-items-fulfill-button')
      await hand.saves('changed', 'orderFulfill')
    },
  },
  {
    name: 'order settings',
    path: 'orders/settings',
    steps: async (hand) => {
      await hand.fill('checkout-limits-input', '40')
      await hand.saves('changed', 'shopSettingsUpdate')
    },
  },
]
