/** Steps in the metadata of every kind of thing: a public and a private pair is put down, and taken away again. */
import type { Locator } from '@playwright/test'
import type { Hand, Section } from '../hand.ts'

/** Where a thing is shown, the mark of the button for its metadata, and the field of Query that has it. */
interface Kept {
  name: string
  path: string
  list: string
  below: string
  button: string
  field: string
}

const THINGS: readonly Kept[] = [
  { name: 'products', path: 'products/', list: 'products', below: 'products', button: 'product', field: 'product' },
  {
    name: 'categories',
    path: 'categories/',
    list: 'categories',
    below: 'categories',
    button: 'category',
    field: 'category',
  },
  {
    name: 'collections',
    path: 'collections/',
    list: 'collections',
    below: 'collections',
    button: 'collection',
    field: 'collection',
  },
  {
    name: 'product types',
    path: 'product-types/',
    list: 'productTypes',
    below: 'product-types',
    button: 'product-type',
    field: 'productType',
  },
  {
    name: 'attributes',
    path: 'attributes/',
    list: 'attributes',
    below: 'attributes',
    button: 'attribute',
    field: 'attribute',
  },
  { name: 'models', path: 'models/', list: 'pages', below: 'models', button: 'page', field: 'page' },
  {
    name: 'model types',
    path: 'model-types/',
    list: 'pageTypes',
    below: 'model-types',
    button: 'model-type',
    field: 'pageType',
  },
  { name: 'orders', path: 'orders/', list: 'orders', below: 'orders', button: 'order', field: 'order' },
  {
    name: 'drafts',
    path: 'orders/drafts',
    list: 'draftOrders',
    below: 'orders/drafts',
    button: 'order',
    field: 'order',
  },
  { name: 'customers', path: 'customers/', list: 'customers', below: 'customers', button: 'customer', field: 'user' },
  { name: 'staff', path: 'staff/', list: 'staffUsers', below: 'staff', button: 'staff-member', field: 'user' },
  {
    name: 'vouchers',
    path: 'discounts/vouchers',
    list: 'vouchers',
    below: 'discounts/vouchers',
    button: 'voucher',
    field: 'voucher',
  },
  {
    name: 'gift cards',
    path: 'gift-cards/',
    list: 'giftCards',
    below: 'gift-cards',
    button: 'gift-card',
    field: 'giftCard',
  },
  {
    name: 'shipping zones',
    path: 'shipping/',
    list: 'shippingZones',
    below: 'shipping',
    button: 'shipping-zone',
    field: 'shippingZone',
  },
  {
    name: 'warehouses',
    path: 'warehouses/',
    list: 'warehouses',
    below: 'warehouses',
    button: 'warehouse',
    field: 'warehouse',
  },
  { name: 'channels', path: 'channels/', list: 'channels', below: 'channels', button: 'channel', field: 'channel' },
]

/** The dialog's two lists: what everybody sees, and what staff see. */
async function editors(hand: Hand): Promise<Locator[]> {
  const both = hand.dialog.getByTestId('metadata-editor')
  await both.nth(1).waitFor()
  return [both.first(), both.nth(1)]
}

/** Puts a pair into the list, which may be folded up. */
async function add(hand: Hand, editor: Locator): Promise<void> {
  const button = editor.getByTestId('add-field')
  if (!(await button.isVisible())) await hand.press('expand', editor)
  await button.click()
  await hand.field('metadata-key-input', editor, -1).fill('walk')
  await hand.field('metadata-value-input', editor, -1).fill('past')
}

/** Takes the last pair out of the list. */
async function remove(hand: Hand, editor: Locator): Promise<void> {
  const buttons = editor.locator('[data-test-id^="delete-field-"]')
  if (!(await buttons.first().isVisible())) await hand.press('expand', editor)
  await buttons.last().click()
}

/** Puts pairs down in the dialog that this opens, and takes them away again. */
async function walkMetadata(hand: Hand, opens: () => Promise<unknown>, field: string, id: string): Promise<void> {
  const query = `query ($id: ID!) { ${field}(id: $id) { metafield(key: "walk") privateMetafield(key: "walk") } }`
  for (const [deed, act, value] of [
    ['made', add, 'past'],
    ['deleted', remove, null],
  ] as const) {
    await opens()
    await hand.settled()
    for (const editor of await editors(hand)) await act(hand, editor)
    await hand.does(deed, 'updatePrivateMetadata', () => hand.press('save', hand.dialog))
    await hand.closed()
    await hand.finds({ metafield: value, privateMetafield: value }, query, { id })
  }
}

export const METADATA: readonly Section[] = THINGS.map(({ name, path, list, below, button, field }) => ({
  name: `metadata of ${name}`,
  path,
  steps: async (hand) => {
    await hand.openFirst({ list, path: below })
    await walkMetadata(hand, () => hand.press(`show-${button}-metadata`), field, hand.shownId)
  },
}))
