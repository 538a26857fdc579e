/** Steps in the sections of orders: a draft that becomes an order, which is paid, sent, returned and cancelled; settings. */
import type { Hand, Section } from '../hand.ts'

/** Last names of buyers of the stage (`tests/desk/stage.ts`), by which their orders are found. */
export const PAID_BY = 'Bell'
const UNPAID_BY = 'Wait'

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

/** Takes something off the draft, something else, and nothing. */
async function walkDiscount(hand: Hand): Promise<void> {
  // The line has a promotion already, behind which the form is folded away.
  await hand.press('discount-section-toggle')
  const opens = hand.page.getByRole('listitem').getByText(/^(Fixed amount|[\d.]+ ?%)$/)
  await hand.page.getByText('Add Discount', { exact: true }).click()
  await hand.fill('discount-value', '1', hand.dialog)
  await hand.does('made', 'orderDiscountAdd', () => hand.press('submit', hand.dialog))
  await hand.closed()
  await opens.first().click()
  await hand.fill('discount-value', '2', hand.dialog)
  await hand.does('changed', 'orderDiscountUpdate', () => hand.press('submit', hand.dialog))
  await hand.closed()
  await opens.first().click()
  await hand.does('deleted', 'orderDiscountDelete', () => hand.press('button-remove', hand.dialog))
  await hand.closed()
}

/** Grants a refund of one piece as a draft, and changes its reason. What is shown then is the draft. */
async function grantRefund(hand: Hand): Promise<void> {
  await hand.press('add-new-refund-button')
  await hand.press('standard-refund', hand.dialog)
  await hand.press('proceed-button', hand.dialog)
  await hand.fill('product-quantity-input', '1')
  await hand.field('product-quantity-input').press('Tab')
  await hand.saves('made', 'orderGrantRefundCreate')
  await hand.at('orders/[\\w=%-]+/refund')
  await hand.fill('refund-reason-input', 'Arrived wet')
  await hand.saves('changed', 'orderGrantRefundUpdate')
}

/** Gives back an amount that is typed, by the gateway that took it. */
async function refundByHand(hand: Hand): Promise<void> {
  await hand.press('add-new-refund-button')
  await hand.press('manual-refund', hand.dialog)
  await hand.press('proceed-button', hand.dialog)
  await hand.fill('refund-amount', '1')
  await hand.saves('changed', 'transactionRequestAction')
  await hand.at('orders')
}

/** Sends everything, and shows the order by its parcels. */
async function fulfill(hand: Hand): Promise<void> {
  await hand.press('order-items-fulfill-button')
  await hand.saves('changed', 'orderFulfill')
  await hand.press('order-items-view-timeline')
  await hand.settled()
}

/** Takes the parcel back into a warehouse: it was never sent. */
async function takeBack(hand: Hand): Promise<void> {
  await hand.press('fulfillment-menu-button')
  await hand.press('cancel-fulfillment')
  await hand.choose(hand.named('warehouseId', hand.dialog))
  await hand.does('changed', 'orderFulfillmentCancel', () => hand.press('submit', hand.dialog))
  await hand.closed()
}

/** Enters that everything that was sent came back. */
async function returnAll(hand: Hand): Promise<void> {
  await hand.press('order-items-return-button')
  await hand.press('set-maximal-quantity-unfulfilled-button')
  await hand.does('changed', 'orderFulfillmentReturnProducts', () => hand.press('return-submit-button'))
  await hand.at('orders')
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
    things: { list: 'draftOrders', path: 'orders/drafts' },
    steps: async (hand) => {
      await makeDraft(hand)
      await addLine(hand)
      await walkDiscount(hand)
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
      await hand.choose(hand.dialog.getByTestId('shipping-method-select'), 'Courier')
      await hand.does('changed', 'orderUpdateShipping', () => hand.press('confirm-button', hand.dialog))
      await hand.closed()
      await hand.saves('made', 'draftOrderComplete')
      await hand.press('mark-as-paid-button')
      await hand.fill('transaction-reference-input', 'WALK-PAID', hand.dialog)
      await hand.does('changed', 'orderMarkAsPaid', () => hand.press('submit', hand.dialog))
      await hand.closed()
      await hand.named('message').fill('Packed with care')
      await hand.does('changed', 'orderNoteAdd', () => hand.page.getByRole('button', { name: 'Add Comment' }).click())
      // Nobody can be asked to give back what was only marked as paid, so the refund stays a draft.
      await hand.meanwhile(() => grantRefund(hand))
      await fulfill(hand)
      await hand.press('add-tracking-button')
      await hand.fill('tracking-number-input', 'WALK-PARCEL', hand.dialog)
      await hand.does('changed', 'orderFulfillmentUpdateTracking', () =>
        hand.press('confirm-tracking-number-button', hand.dialog),
      )
      await hand.closed()
      await takeBack(hand)
      await fulfill(hand)
      await returnAll(hand)
      await hand.menu('cancel-order')
      await hand.does('changed', 'orderCancel', () => hand.press('submit', hand.dialog))
      await hand.closed()
    },
  },
  {
    name: 'refunds',
    path: 'orders/',
    steps: async (hand) => {
      await hand.row(PAID_BY)
      await hand.at('orders')
      await hand.meanwhile(() => refundByHand(hand))
      await hand.meanwhile(async () => {
        await grantRefund(hand)
        await hand.saves('changed', 'transactionRequestRefundForGrantedRefund')
      })
    },
  },
  {
    name: 'money by hand',
    path: 'orders/',
    steps: async (hand) => {
      await hand.row(UNPAID_BY)
      await hand.at('orders')
      await hand.press('captureManualTransactionButton')
      await hand.fill('transactionDescription', 'Cash', hand.dialog)
      await hand.fill('transactionPspReference', 'WALK-CASH', hand.dialog)
      await hand.fill('transactAmountInput', '2', hand.dialog)
      await hand.does('made', 'transactionCreate', () => hand.press('manualTransactionSubmit', hand.dialog))
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
