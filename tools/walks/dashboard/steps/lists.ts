/** Steps in lists: things are made by the API, found by the list's search, and changed and deleted together. */
import type { Hand, Section } from '../hand.ts'

/** The words in the names of what is made here, in two things of each kind. */
const NAMES = ['Walk crowd one', 'Walk crowd two']

/** A list whose things can be deleted together. */
interface Crowd {
  name: string
  path: string
  /** A mutation with `$name` that answers `{ made: thing { id } }`, and its other variables. */
  make: string
  others?: (hand: Hand) => Promise<object>
  /** The operation that deletes, and the mark of the button that confirms it. */
  mutation: string
  confirm?: string
  /** A field of Query that is asked by id, to see that nothing is left. */
  field: string
  /** What is done with both before that. */
  first?: (hand: Hand, ids: readonly string[]) => Promise<void>
}

const ERRORS = 'errors { code field message }'

const productType = async (hand: Hand): Promise<object> => ({
  type: (await hand.ask<{ edges: { node: { id: string } }[] }>('{ productTypes(first: 1) { edges { node { id } } } }'))
    .edges[0]!.node.id,
})

const pageType = async (hand: Hand): Promise<object> => ({
  type: (await hand.ask<{ edges: { node: { id: string } }[] }>('{ pageTypes(first: 1) { edges { node { id } } } }'))
    .edges[0]!.node.id,
})

const channel = async (hand: Hand): Promise<object> => ({
  channel: (await hand.ask<{ id: string; slug: string }[]>('{ channels { id slug } }')).find(
    ({ slug }) => slug === 'us',
  )!.id,
})

/** Shows both pages on the site and hides them again. */
async function publish(hand: Hand, ids: readonly string[]): Promise<void> {
  for (const [button, isPublished] of [
    ['Publish', true],
    ['Unpublish', false],
  ] as const) {
    await hand.page.getByRole('button', { name: button, exact: true }).click()
    await hand.answers('changed', 'pageBulkPublish')
    for (const id of ids)
      await hand.finds({ isPublished }, 'query ($id: ID!) { page(id: $id) { isPublished } }', { id })
    await tickBoth(hand)
  }
}

const CROWDS: readonly Crowd[] = [
  {
    name: 'categories',
    path: 'categories/',
    make: `mutation ($name: String!) { made: categoryCreate(input: { name: $name }) { thing: category { id } ${ERRORS} } }`,
    mutation: 'categoryBulkDelete',
    field: 'category',
  },
  {
    name: 'collections',
    path: 'collections/',
    make: `mutation ($name: String!) { made: collectionCreate(input: { name: $name }) { thing: collection { id } ${ERRORS} } }`,
    mutation: 'collectionBulkDelete',
    field: 'collection',
  },
  {
    name: 'products',
    path: 'products/',
    make: `mutation ($name: String!, $type: ID!) { made: productCreate(input: { name: $name, productType: $type }) { thing: product { id } ${ERRORS} } }`,
    others: productType,
    mutation: 'productBulkDelete',
    field: 'product',
  },
  {
    name: 'models',
    path: 'models/',
    make: `mutation ($name: String!, $type: ID!) { made: pageCreate(input: { title: $name, pageType: $type }) { thing: page { id } ${ERRORS} } }`,
    others: pageType,
    first: publish,
    mutation: 'pageBulkDelete',
    field: 'page',
  },
  {
    name: 'attributes',
    path: 'attributes/',
    make: `mutation ($name: String!) { made: attributeCreate(input: { name: $name, type: PRODUCT_TYPE, inputType: DROPDOWN }) { thing: attribute { id } ${ERRORS} } }`,
    mutation: 'attributeBulkDelete',
    field: 'attribute',
  },
  {
    name: 'customers',
    path: 'customers/',
    make: `mutation ($name: String!, $email: String!) { made: customerCreate(input: { email: $email, firstName: $name, lastName: "Walker" }) { thing: user { id } ${ERRORS} } }`,
    mutation: 'customerBulkDelete',
    field: 'user',
  },
  {
    name: 'vouchers',
    path: 'discounts/vouchers',
    make: `mutation ($name: String!, $code: String!) { made: voucherCreate(input: { name: $name, addCodes: [$code], type: ENTIRE_ORDER, discountValueType: PERCENTAGE }) { thing: voucher { id } ${ERRORS} } }`,
    mutation: 'voucherBulkDelete',
    field: 'voucher',
  },
  {
    name: 'shipping zones',
    path: 'shipping/',
    make: `mutation ($name: String!) { made: shippingZoneCreate(input: { name: $name }) { thing: shippingZone { id } ${ERRORS} } }`,
    mutation: 'shippingZoneBulkDelete',
    field: 'shippingZone',
  },
]

/** Makes both, and answers their ids. */
async function makeBoth(hand: Hand, { make, others }: Crowd): Promise<string[]> {
  const more = await others?.(hand)
  const ids: string[] = []
  for (const name of NAMES) {
    const slug = name.replaceAll(' ', '-').toLowerCase()
    const all = { name, email: `${slug}@example.com`, code: slug.toUpperCase(), ...more }
    const sent = Object.fromEntries(Object.entries(all).filter(([key]) => make.includes(`$${key}:`)))
    const { thing } = await hand.ask<{ thing: { id: string } }>(make, sent)
    ids.push(thing.id)
  }
  return ids
}

/** Ticks the rows of both. */
async function tickBoth(hand: Hand): Promise<void> {
  for (const name of NAMES) await hand.tick(name)
}

async function walkCrowd(hand: Hand, crowd: Crowd): Promise<void> {
  const ids = await makeBoth(hand, crowd)
  await hand.open(crowd.path)
  await hand.searches('Walk crowd')
  await tickBoth(hand)
  await crowd.first?.(hand, ids)
  await hand.press('bulk-delete-button')
  await hand.answers('deleted', crowd.mutation, crowd.confirm)
  for (const id of ids) await hand.finds(null, `query ($id: ID!) { ${crowd.field}(id: $id) { id } }`, { id })
}

/** Makes two types, ticks them in the table of types, and deletes them. */
async function walkTypes(hand: Hand, noun: 'productType' | 'pageType', button: string): Promise<void> {
  const input = noun === 'productType' ? 'ProductTypeInput' : 'PageTypeCreateInput'
  const ids: string[] = []
  for (const name of NAMES) {
    const made = await hand.ask<Record<string, { id: string }>>(
      `mutation ($input: ${input}!) { ${noun}Create(input: $input) { ${noun} { id } ${ERRORS} } }`,
      { input: { name } },
    )
    ids.push(made[noun]!.id)
  }
  await hand.open(noun === 'productType' ? 'product-types/' : 'model-types/')
  for (const name of NAMES) {
    await hand.page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').click()
    await hand.settled()
  }
  await hand.press(button)
  await hand.answers('deleted', `${noun}BulkDelete`, 'confirm-delete')
  for (const id of ids) await hand.finds(null, `query ($id: ID!) { ${noun}(id: $id) { id } }`, { id })
}

/** Issues cards together, which have to be switched on first, switches them on and off and deletes them. */
async function walkCards(hand: Hand): Promise<void> {
  await hand.menu('bulkIssueMenuItem')
  await hand.named('cardsAmount', hand.dialog).fill('2')
  await hand.named('balanceAmount', hand.dialog).fill('17')
  const payload = await hand.does('made', 'giftCardBulkCreate', () => hand.press('submit', hand.dialog))
  await hand.dialog.getByRole('button', { name: 'Done' }).click()
  await hand.closed()
  const cards: { id: string; last4CodeChars: string }[] = []
  for (const { id } of payload.giftCards as { id: string }[])
    cards.push(await hand.ask('query ($id: ID!) { giftCard(id: $id) { id last4CodeChars } }', { id }))
  await hand.open('gift-cards/')
  const tick = async (): Promise<void> => {
    for (const { last4CodeChars } of cards) await hand.tick(last4CodeChars)
  }
  for (const [button, mutation, isActive] of [
    ['activate-gift-cards', 'giftCardBulkActivate', true],
    ['deactivate-gift-cards', 'giftCardBulkDeactivate', false],
  ] as const) {
    await tick()
    await hand.does('changed', mutation, () => hand.press(button))
    for (const { id } of cards)
      await hand.finds({ isActive }, 'query ($id: ID!) { giftCard(id: $id) { isActive } }', { id })
  }
  await tick()
  await hand.press('bulk-delete-button')
  await hand.dialog.getByTestId('delete-assigned-items-consent').click()
  await hand.answers('deleted', 'giftCardBulkDelete')
  for (const { id } of cards) await hand.finds(null, 'query ($id: ID!) { giftCard(id: $id) { id } }', { id })
}

/** Makes two drafts and deletes them together. */
async function walkDrafts(hand: Hand): Promise<void> {
  const { channel: channelId } = (await channel(hand)) as { channel: string }
  const drafts: { id: string; number: string }[] = []
  for (const name of NAMES) {
    const { order } = await hand.ask<{ order: { id: string; number: string } }>(
      `mutation ($input: DraftOrderCreateInput!) { draftOrderCreate(input: $input) { order { id number } ${ERRORS} } }`,
      { input: { channelId, customerNote: name } },
    )
    drafts.push(order)
  }
  await hand.open('orders/drafts')
  for (const { number } of drafts) await hand.tick(number)
  await hand.press('bulk-delete-button')
  await hand.answers('deleted', 'draftOrderBulkDelete')
  for (const { id } of drafts) await hand.finds(null, 'query ($id: ID!) { order(id: $id) { id } }', { id })
}

/** Makes two menus and deletes them together. */
async function walkMenus(hand: Hand): Promise<void> {
  const ids: string[] = []
  for (const name of NAMES) {
    const { menu } = await hand.ask<{ menu: { id: string } }>(
      `mutation ($name: String!) { menuCreate(input: { name: $name }) { menu { id } ${ERRORS} } }`,
      { name },
    )
    ids.push(menu.id)
  }
  await hand.open('structures/')
  for (const name of NAMES)
    await hand.page.getByTestId('navigation-menu').filter({ hasText: name }).getByRole('checkbox').click()
  await hand.page.getByTestId('bulk-delete-button').getByRole('button').click()
  await hand.answers('deleted', 'menuBulkDelete')
  for (const id of ids) await hand.finds(null, 'query ($id: ID!) { menu(id: $id) { id } }', { id })
}

/** Has a file of all products made. */
async function exportProducts(hand: Hand): Promise<void> {
  await hand.menu('export')
  await hand.press('next', hand.dialog)
  await hand.answers('made', 'exportProducts')
}

async function exportCards(hand: Hand): Promise<void> {
  await hand.menu('exportCodesMenuItem')
  await hand.answers('made', 'exportGiftCards')
}

export const LISTS: readonly Section[] = [
  ...CROWDS.map((crowd) => ({
    name: `many ${crowd.name}`,
    path: crowd.path,
    steps: (hand: Hand) => walkCrowd(hand, crowd),
  })),
  {
    name: 'many product types',
    path: 'product-types/',
    steps: (hand) => walkTypes(hand, 'productType', 'bulk-delete-product-types'),
  },
  {
    name: 'many model types',
    path: 'model-types/',
    steps: (hand) => walkTypes(hand, 'pageType', 'bulk-delete-page-types'),
  },
  { name: 'many gift cards', path: 'gift-cards/', steps: walkCards },
  { name: 'many drafts', path: 'orders/drafts', steps: walkDrafts },
  { name: 'many structures', path: 'structures/', steps: walkMenus },
  { name: 'file of products', path: 'products/', steps: exportProducts },
  { name: 'file of gift cards', path: 'gift-cards/', steps: exportCards },
]
