/** Steps in orders that are edited: lines of drafts and of orders that wait to be confirmed, parcels that wait for
 * approval, refunds and returns with their reasons, notes and addresses. */
import type { Hand, Section } from '../hand.ts'

const ERRORS = 'errors { code field message }'

/** Last names of buyers of the stage (`tests/desk/stage.ts`) who paid by the demo's gateway. */
const RETURNED_BY = 'Kim'
const REFUNDED_BY = 'O’Hara'

const ADDRESS = {
  firstName: 'Vera',
  lastName: 'Walker',
  streetAddress1: '1 Main St',
  city: 'Boise',
  country: 'US',
  countryArea: 'ID',
  postalCode: '83702',
}

interface Made {
  id: string
  line: string
}

/** Makes a draft of three pieces of one variant. */
async function makeDraft(hand: Hand): Promise<Made> {
  const channels = await hand.ask<{ id: string; slug: string }[]>('{ channels { id slug } }')
  const { edges } = await hand.ask<{
    edges: { node: { id: string; productVariants: { edges: { node: { id: string } }[] } } }[]
  }>(
    '{ products(first: 1, channel: "us", filter: { search: "Northern Lights" }) { edges { node { id productVariants(first: 1) { edges { node { id } } } } } } }',
  )
  const { order } = await hand.ask<{ order: { id: string; lines: { id: string }[] } }>(
    `mutation ($input: DraftOrderCreateInput!) { draftOrderCreate(input: $input) { order { id lines { id } } ${ERRORS} } }`,
    {
      input: {
        channelId: channels.find(({ slug }) => slug === 'us')!.id,
        userEmail: 'lines@example.com',
        lines: [{ quantity: 3, variantId: edges[0]!.node.productVariants.edges[0]!.node.id }],
        shippingAddress: ADDRESS,
        billingAddress: ADDRESS,
      },
    },
  )
  return { id: order.id, line: order.lines[0]!.id }
}

/** Makes an order of that draft, to be sent by the first method there is. */
async function makeOrder(hand: Hand): Promise<Made> {
  const made = await makeDraft(hand)
  const { shippingMethods } = await hand.ask<{ shippingMethods: { id: string }[] }>(
    'query ($id: ID!) { order(id: $id) { shippingMethods { id } } }',
    { id: made.id },
  )
  await hand.ask(
    `mutation ($id: ID!, $method: ID!) { orderUpdateShipping(order: $id, input: { shippingMethod: $method }) { order { id } ${ERRORS} } }`,
    { id: made.id, method: shippingMethods[0]!.id },
  )
  await hand.ask(`mutation ($id: ID!) { draftOrderComplete(id: $id) { order { id } ${ERRORS} } }`, { id: made.id })
  return made
}

async function makePaidOrder(hand: Hand): Promise<Made> {
  const order = await makeOrder(hand)
  await hand.ask(`mutation ($id: ID!) { orderMarkAsPaid(id: $id) { order { id } ${ERRORS} } }`, { id: order.id })
  return order
}

const show = (hand: Hand, path: string, { id }: { id: string }): Promise<void> =>
  hand.open(`${path}/${encodeURIComponent(id)}`)

const line = (hand: Hand, id: string, fields: string, wanted: unknown): Promise<void> =>
  hand.finds({ lines: [wanted] }, `query ($id: ID!) { order(id: $id) { lines { ${fields} } } }`, { id })

/** Opens the menu of the first line and presses one of its items. */
async function ofLine(hand: Hand, item: string): Promise<void> {
  await hand.page
    .locator('[data-testid="data-grid-canvas"]')
    .first()
    .locator('xpath=ancestor::*[@data-test-id="list"]')
    .getByTestId('show-more-button')
    .first()
    .click()
  await hand.press(item)
}

/** Changes the quantity in the grid, takes something off each piece, and deletes the line. */
async function walkLines(hand: Hand, { id, line: lineId }: Made): Promise<void> {
  await hand.does('changed', 'orderLineUpdate', () => hand.write('Northern Lights', 'Quantity', '2'))
  await line(hand, id, 'quantity', { quantity: 2 })
  for (const [amount, reason] of [
    ['1', 'A friend'],
    ['2', 'A good friend'],
  ] as const) {
    await ofLine(hand, 'edit-order-line-discount')
    await hand.dialog.getByText('Fixed amount').click()
    await hand.fill('discount-value', amount, hand.dialog)
    await hand.fill('discount-reason', reason, hand.dialog)
    await hand.does('changed', 'orderLineDiscountUpdate', () => hand.press('submit', hand.dialog))
    await hand.closed()
    await line(hand, id, 'unitDiscountType unitDiscountValue unitDiscountReason', {
      unitDiscountType: 'FIXED',
      unitDiscountValue: Number(amount),
      unitDiscountReason: reason,
    })
  }
  await ofLine(hand, 'edit-order-line-discount')
  await hand.does('deleted', 'orderLineDiscountRemove', () => hand.press('button-remove', hand.dialog))
  await hand.closed()
  await line(hand, id, 'unitDiscountValue', { unitDiscountValue: 0 })
  await lineMetadata(hand, id, lineId)
  await ofLine(hand, 'delete-order-line')
  await hand.answers('deleted', 'orderLineDelete')
  await hand.finds({ lines: [] }, 'query ($id: ID!) { order(id: $id) { lines { id } } }', { id })
}

/** Puts a pair into the first line's metadata. */
async function lineMetadata(hand: Hand, id: string, lineId: string): Promise<void> {
  await hand.press('show-metadata-button')
  await hand.settled()
  const editor = hand.dialog.getByTestId('metadata-editor').first()
  if (!(await editor.getByTestId('add-field').isVisible())) await hand.press('expand', editor)
  await hand.press('add-field', editor)
  await hand.fill('metadata-key-input', 'walk', editor)
  await hand.fill('metadata-value-input', 'past', editor)
  await hand.does('made', 'updateMetadata', () => hand.press('save', hand.dialog))
  await hand.closed()
  await line(hand, id, 'id metafield(key: "walk")', { id: lineId, metafield: 'past' })
}

/** Sets whether new orders of the channel are confirmed by themselves. */
async function confirmAll(hand: Hand, automaticallyConfirmAllNewOrders: boolean): Promise<void> {
  const channels = await hand.ask<{ id: string; slug: string }[]>('{ channels { id slug } }')
  await hand.ask(
    `mutation ($id: ID!, $input: ChannelUpdateInput!) { channelUpdate(id: $id, input: $input) { channel { id } ${ERRORS} } }`,
    {
      id: channels.find(({ slug }) => slug === 'us')!.id,
      input: { orderSettings: { automaticallyConfirmAllNewOrders } },
    },
  )
}

async function walkUnconfirmed(hand: Hand): Promise<void> {
  await confirmAll(hand, false)
  const order = await makeOrder(hand).finally(() => confirmAll(hand, true))
  await hand.finds({ status: 'UNCONFIRMED' }, 'query ($id: ID!) { order(id: $id) { status } }', { id: order.id })
  await show(hand, 'orders', order)
  await hand.does('changed', 'orderLineUpdate', () => hand.write('Northern Lights', 'Quantity', '4'))
  await line(hand, order.id, 'quantity', { quantity: 4 })
  await hand.saves('changed', 'orderConfirm')
  await hand.finds({ status: 'UNFULFILLED' }, 'query ($id: ID!) { order(id: $id) { status } }', { id: order.id })
}

/** Sets whether parcels are approved by themselves. */
const approveAll = (hand: Hand, fulfillmentAutoApprove: boolean): Promise<unknown> =>
  hand.ask(
    `mutation ($input: ShopSettingsInput!) { shopSettingsUpdate(input: $input) { shop { fulfillmentAutoApprove } ${ERRORS} } }`,
    { input: { fulfillmentAutoApprove } },
  )

/** Has parcels wait for approval, and no longer. */
async function walkApproval(hand: Hand): Promise<void> {
  const setting = '{ shop { fulfillmentAutoApprove } }'
  try {
    await hand.press('fulfillment-auto-approve-checkbox')
    await hand.saves('changed', 'shopSettingsUpdate')
    await hand.finds({ fulfillmentAutoApprove: false }, setting)
    await approveParcel(hand)
    await hand.open('orders/settings')
    await hand.press('fulfillment-auto-approve-checkbox')
    await hand.saves('changed', 'shopSettingsUpdate')
    await hand.finds({ fulfillmentAutoApprove: true }, setting)
  } finally {
    await approveAll(hand, true)
  }
}

/** Sends everything, and approves it. */
async function approveParcel(hand: Hand): Promise<void> {
  const order = await makePaidOrder(hand)
  await show(hand, 'orders', order)
  await hand.press('order-items-fulfill-button')
  await hand.saves('changed', 'orderFulfill')
  await hand.finds(
    { fulfillments: [{ status: 'WAITING_FOR_APPROVAL' }] },
    'query ($id: ID!) { order(id: $id) { fulfillments { status } } }',
    { id: order.id },
  )
  await hand.press('order-items-view-timeline')
  await hand.settled()
  await hand.page.getByRole('button', { name: 'Approve' }).first().click()
  await hand.answers('changed', 'orderFulfillmentApprove')
  await hand.finds(
    { status: 'FULFILLED', fulfillments: [{ status: 'FULFILLED' }] },
    'query ($id: ID!) { order(id: $id) { status fulfillments { status } } }',
    { id: order.id },
  )
}

/** Has refunds ask for a reason that is a page, and answers the title of such a page. */
async function askReasons(hand: Hand): Promise<string> {
  const { edges } = await hand.ask<{ edges: { node: { id: string; pages?: unknown } }[] }>(
    '{ pageTypes(first: 20, filter: { search: "Question" }) { edges { node { id } } } }',
  )
  const type = edges[0]!.node.id
  const pages = await hand.ask<{ edges: { node: { title: string } }[] }>(
    'query ($type: ID!) { pages(first: 1, filter: { pageTypes: [$type] }, sortBy: { field: TITLE, direction: ASC }) { edges { node { title } } } }',
    { type },
  )
  await hand.ask(
    `mutation ($type: ID!) { refundSettingsUpdate(input: { refundReasonReferenceType: $type }) { refundSettings { reasonReferenceType { id } } ${ERRORS} } }`,
    { type },
  )
  return pages.edges[0]!.node.title
}

/** Grants a refund whose reason is a page, and one for its line. */
async function walkReasons(hand: Hand): Promise<void> {
  const title = await askReasons(hand)
  await hand.open('orders/')
  await hand.row(REFUNDED_BY)
  await hand.at('orders')
  const id = hand.shownId
  await hand.press('add-new-refund-button')
  await hand.press('standard-refund', hand.dialog)
  await hand.press('proceed-button', hand.dialog)
  await hand.fill('product-quantity-input', '1')
  await hand.field('product-quantity-input').press('Tab')
  await hand.press('line-refund-reason-button')
  await hand.choose(hand.dialog.getByTestId('line-reason-reference-select'), title)
  await hand.fill('line-reason-input', 'Mouldy', hand.dialog)
  await hand.press('reason-confirm-button', hand.dialog)
  await hand.closed()
  await hand.choose(hand.page.getByText('Select a reason type').first(), title)
  await hand.fill('refund-reason-input', 'Arrived wet')
  await hand.saves('made', 'orderGrantRefundCreate')
  await hand.finds(
    {
      grantedRefunds: [
        {
          reason: 'Arrived wet',
          reasonReference: { title },
          lines: [{ quantity: 1, reason: 'Mouldy', reasonReference: { title } }],
        },
      ],
    },
    'query ($id: ID!) { order(id: $id) { grantedRefunds { reason reasonReference { title } lines { quantity reason reasonReference { title } } } } }',
    { id },
  )
}

/** Takes everything back, one piece to be replaced, and gives the money back in the same step. */
async function walkReturn(hand: Hand): Promise<void> {
  const title = await askReasons(hand)
  await hand.row(RETURNED_BY)
  await hand.at('orders')
  const id = hand.shownId
  await hand.press('order-items-return-button')
  await hand.settled()
  await hand.press('set-maximal-quantity-unfulfilled-button')
  await hand.page.getByTestId('auto-grant-refund-checkbox').click()
  await hand.choose(hand.page.getByTestId('transaction-selector'))
  await hand.page.getByTestId('auto-send-refund-checkbox').click()
  await hand.choose(hand.page.getByTestId('grantRefundReasonReferenceSelect'), title)
  await hand.fill('grantRefundReasonInput', 'Sent the wrong one')
  await hand.does('changed', 'orderFulfillmentReturnProducts', () => hand.press('return-submit-button'))
  await hand.at('orders')
  await hand.finds(
    {
      status: 'RETURNED',
      grantedRefunds: [{ reason: 'Sent the wrong one', reasonReference: { title }, status: 'SUCCESS' }],
    },
    'query ($id: ID!) { order(id: $id) { status grantedRefunds { reason reasonReference { title } status } } }',
    { id },
  )
}

/** Replaces one piece: the rest of the order stays, and a draft is made for the piece. */
async function walkReplacement(hand: Hand): Promise<void> {
  const order = await makePaidOrder(hand)
  await show(hand, 'orders', order)
  await hand.press('order-items-return-button')
  await hand.settled()
  await hand.page.locator('[data-test-id^="quantityInput"]').first().fill('1')
  await hand.page.getByRole('row').nth(1).getByRole('checkbox').click()
  await hand.does('changed', 'orderFulfillmentReturnProducts', () => hand.press('return-submit-button'))
  await hand.settled()
  await hand.finds(
    { fulfillments: [{ status: 'REPLACED', lines: [{ quantity: 1 }] }] },
    'query ($id: ID!) { order(id: $id) { fulfillments { status lines { quantity } } } }',
    { id: order.id },
  )
}

/** Writes a note and changes it, and changes where the order is sent to. */
async function walkNotes(hand: Hand): Promise<void> {
  const order = await makeOrder(hand)
  await show(hand, 'orders', order)
  await hand.named('message').fill('Call first')
  await hand.does('made', 'orderNoteAdd', () => hand.page.getByRole('button', { name: 'Add Comment' }).click())
  await hand.page.getByText('Call first').hover()
  await hand.press('edit-note')
  await hand.page
    .getByTestId('save-note')
    .locator('xpath=ancestor::*[.//textarea][1]')
    .locator('textarea')
    .first()
    .fill('Call twice')
  await hand.does('changed', 'orderNoteUpdate', () => hand.press('save-note'))
  await hand.press('edit-shipping-address')
  await hand.settled()
  await hand.named('city', hand.dialog).fill('Nampa')
  await hand.answers('changed', 'orderUpdate')
  await hand.finds(
    { shippingAddress: { city: 'NAMPA' }, billingAddress: { city: 'BOISE' } },
    'query ($id: ID!) { order(id: $id) { shippingAddress { city } billingAddress { city } } }',
    { id: order.id },
  )
}

export const EDITED_ORDERS: readonly Section[] = [
  {
    name: 'lines of drafts',
    path: 'orders/drafts',
    steps: async (hand) => {
      const draft = await makeDraft(hand)
      await show(hand, 'orders/drafts', draft)
      await walkLines(hand, draft)
    },
  },
  { name: 'orders to be confirmed', path: 'orders/', steps: walkUnconfirmed },
  { name: 'parcels to be approved', path: 'orders/settings', steps: walkApproval },
  { name: 'reasons of a refund', path: 'orders/', steps: walkReasons },
  { name: 'refund with a return', path: 'orders/', steps: walkReturn },
  { name: 'pieces to be replaced', path: 'orders/', steps: walkReplacement },
  { name: 'notes and addresses of orders', path: 'orders/', steps: walkNotes },
]
