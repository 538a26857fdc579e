/** A demo shop in the midst of its day, for the screens that are looked at: something of every noun the desk shows. */
import type { RunningShop } from '../support/shop.ts'
import { ADDRESS, graphql, variant } from '../support/buyer.ts'
import { runCommand } from '../support/command.ts'
import { buy } from './buying.ts'

/** Ids of the things that screens show. */
export interface Stage {
  /** Paid and to be sent; sent in part; an unpaid one to be confirmed; a draft. */
  paid: string
  sent: string
  unpaid: string
  draft: string
  product: string
  category: string
  collection: string
  attribute: string
  type: string
  customer: string
  promotion: string
  voucher: string
  card: string
  page: string
  menu: string
  app: string
  webhook: string
  channel: string
  zone: string
  method: string
  warehouse: string
  /** The number of a message in the inbox. */
  message: number
}

/** Somebody who may see orders and nothing else. */
export const PACKER = 'packer@example.com'

const GERMAN = {
  ...ADDRESS,
  firstName: 'Maximiliane-Friederike',
  city: 'Garmisch-Partenkirchen',
  streetAddress1: 'Ludwig-Thoma-Straße 121, Hinterhaus',
  country: 'DE',
  countryArea: '',
  postalCode: '82467',
}

/** Fills the shop and answers what to open. `headers` are those of a superuser. */
export async function setStage(
  shop: Pick<RunningShop, 'url' | 'folder'>,
  headers: Record<string, string>,
): Promise<Stage> {
  const ask = <T>(query: string, variables: object = {}): Promise<T> => graphql<T>(shop.url, query, variables, headers)
  const first = async (query: string): Promise<string> =>
    (await ask<{ edges: { node: { id: string } }[] }>(`{ ${query} { edges { node { id } } } }`)).edges[0]!.node.id
  const made = async (noun: string, mutation: string, variables: object): Promise<string> =>
    (await ask<Record<string, { id: string }>>(mutation, variables))[noun]!.id

  const sent = await buy(shop, { sku: 'NTL-FEM-3', quantity: 3, email: 'ann@example.com', lastName: 'Collector' })
  await sendPart(shop.url, headers, sent.id)
  const orders = []
  for (const [place, lastName] of ['Zelená', 'Bell', 'Wolfeschlegelsteinhausen', 'O’Hara', 'Kim'].entries())
    orders.push(
      await buy(shop, {
        lastName,
        email: `buyer-${place}@example.com`,
        sku: place % 2 ? 'NTL-FEM-1' : 'NTL-FEM-3',
        quantity: 1 + (place % 3),
        ...(place === 2 ? { channel: 'eu', address: GERMAN } : {}),
      }),
    )
  const unpaid = await buy(shop, { lastName: 'Wait', email: 'ann@example.com', paid: false })
  const channel = await ask<{ id: string; slug: string }[]>('{ channels { id slug } }')
  const us = channel.find(({ slug }) => slug === 'us')!.id
  const pack = (await variant(shop.url, 'NTL-FEM-1')).id
  const draft = await made(
    'order',
    `mutation($input: DraftOrderCreateInput!) { draftOrderCreate(input: $input) { order { id } ${ERRORS} } }`,
    {
      input: { channelId: us, userEmail: 'caller@example.com', lines: [{ quantity: 2, variantId: pack }] },
    },
  )
  const customer = await made(
    'user',
    `mutation($input: UserCreateInput!) { customerCreate(input: $input) { user { id } ${ERRORS} } }`,
    {
      input: { email: 'marta@example.com', firstName: 'Marta', lastName: 'Zelená', note: 'Calls on Fridays.' },
    },
  )
  await ask(
    `mutation($id: ID!, $input: AddressInput!) { addressCreate(userId: $id, input: $input) { address { id } ${ERRORS} } }`,
    {
      id: customer,
      input: GERMAN,
    },
  )
  const voucher = await made(
    'voucher',
    `mutation($input: VoucherInput!) { voucherCreate(input: $input) { voucher { id } ${ERRORS} } }`,
    {
      input: {
        name: 'Fair of seeds',
        type: 'ENTIRE_ORDER',
        discountValueType: 'PERCENTAGE',
        addCodes: ['FAIR-1', 'FAIR-2'],
      },
    },
  )
  await ask(
    `mutation($id: ID!, $input: VoucherChannelListingInput!) { voucherChannelListingUpdate(id: $id, input: $input) { voucher { id } ${ERRORS} } }`,
    {
      id: voucher,
      input: { addChannels: [{ channelId: us, discountValue: 10, minAmountSpent: 50 }] },
    },
  )
  const card = await made(
    'giftCard',
    `mutation($input: GiftCardCreateInput!) { giftCardCreate(input: $input) { giftCard { id } ${ERRORS} } }`,
    {
      input: { balance: { amount: 25, currency: 'USD' }, isActive: true, addTags: ['birthday'] },
    },
  )
  const app = await made('app', `mutation($input: AppInput!) { appCreate(input: $input) { app { id } ${ERRORS} } }`, {
    input: { name: 'Bookkeeping', permissions: ['MANAGE_ORDERS'] },
  })
  const webhook = await made(
    'webhook',
    `mutation($input: WebhookCreateInput!) { webhookCreate(input: $input) { webhook { id } ${ERRORS} } }`,
    {
      input: {
        app,
        name: 'Paid orders',
        targetUrl: 'http://127.0.0.1:9/books',
        asyncEvents: ['ORDER_FULLY_PAID'],
        isActive: false,
      },
    },
  )
  await ask(
    `mutation($input: PermissionGroupCreateInput!) { permissionGroupCreate(input: $input) { group { id } ${ERRORS} } }`,
    {
      input: { name: 'Packing', addPermissions: ['MANAGE_ORDERS'] },
    },
  )
  const message = await write(shop.url)
  const zone = await ask<{ edges: { node: { id: string; shippingMethods: { id: string }[] } }[] }>(
    '{ shippingZones(first: 1) { edges { node { id shippingMethods { id } } } } }',
  )
  return {
    paid: orders[2]!.id,
    sent: sent.id,
    unpaid: unpaid.id,
    draft,
    product: await first('products(first: 1, filter: { search: "Northern Lights" })'),
    category: await first('categories(first: 1)'),
    collection: await first('collections(first: 1)'),
    attribute: await first('attributes(first: 1, filter: { slugs: ["aroma"] })').catch(() =>
      first('attributes(first: 1)'),
    ),
    type: await first('productTypes(first: 1)'),
    customer,
    promotion: await first('promotions(first: 1)'),
    voucher,
    card,
    page: await first('pages(first: 1)'),
    menu: await first('menus(first: 1)'),
    app,
    webhook,
    channel: us,
    zone: zone.edges[0]!.node.id,
    method: zone.edges[0]!.node.shippingMethods[0]!.id,
    warehouse: await first('warehouses(first: 1)'),
    message,
  }
}

const ERRORS = 'errors { code field message }'

/** Makes somebody who packs orders, and answers their password. */
export async function makePacker(folder: string): Promise<string> {
  const { code, lines } = await runCommand(['staff', 'create', PACKER, '--groups', 'Packing'], { SEMENA_DATA: folder })
  const password = /shown only now: (\S+)/.exec(lines.join('\n'))?.[1]
  if (code !== 0 || !password) throw new Error(`nobody who packs was made:\n${lines.join('\n')}`)
  return password
}

/** Sends one piece of the order, with a tracking number. */
async function sendPart(url: string, headers: Record<string, string>, id: string): Promise<void> {
  const { lines } = await graphql<{
    lines: { id: string; allocations: { warehouse: { id: string } }[] }[]
  }>(url, 'query($id: ID!) { order(id: $id) { lines { id allocations { warehouse { id } } } } }', { id }, headers)
  const [line] = lines
  await graphql(
    url,
    `mutation($id: ID!, $input: OrderFulfillInput!) { orderFulfill(order: $id, input: $input) { order { id } ${ERRORS} } }`,
    {
      id,
      input: {
        notifyCustomer: false,
        trackingNumber: 'RR123456785CZ',
        lines: [{ orderLineId: line!.id, stocks: [{ quantity: 1, warehouse: line!.allocations[0]!.warehouse.id }] }],
      },
    },
    headers,
  )
}

/** Writes to the shop as its contact form does. Answers the message's number. */
async function write(url: string): Promise<number> {
  const response = await fetch(`${url}/api/contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Žofie Nová',
      email: 'zofie@example.com',
      topic: 'order',
      orderNumber: '',
      message:
        'Dobrý den,\n\nkde je moje zásilka? Objednala jsem minulý týden a v aplikaci pošty nic nevidím.\n\nDěkuji',
      language: 'cs',
    }),
  })
  if (!response.ok) throw new Error(`the message was refused: ${await response.text()}`)
  return ((await response.json()) as { number?: number }).number ?? 1
}
