/** What is sold in one channel: something of each kind that belongs to a channel, each with marks to know it by. */
import { toGlobalId } from '../domain/global-id.ts'
import { LEGACY_GATEWAY } from '@semena/contract/payment-ways'
import { PLENTY, US } from './buying.ts'
import type { Someone, StaffShop } from './staff.ts'

export interface Sold {
  /** Global ids by the kind of thing. */
  ids: Readonly<Record<string, string>>
  /** Keys of what is named by a token, too. */
  tokens: readonly string[]
  /** What stands in texts and numbers of these things, and nowhere else. */
  marks: readonly string[]
}

/** Sells things in a channel as the owner does. `mark` stands in each of their texts, `number` is that of the order. */
export async function sellIn(
  shop: StaffShop,
  owner: Someone,
  { slug, mark, number, buyer }: { slug: string; mark: string; number: number; buyer: Someone },
): Promise<Sold> {
  const by = async (text: string) => {
    const payload = await shop.by(owner, text)
    if (typeof payload === 'string' || payload.errors?.length) throw new Error(`${text}: ${JSON.stringify(payload)}`)
    return payload
  }
  const [channel] = await shop.sql('select id from channels where slug = $1', [slug])
  const [warehouse] = await shop.sql("select id from warehouses where slug = 'a'")
  const usd = `{ amount: ${number / 100}, currency: "USD" }`
  const email = `${mark.toLowerCase()}@example.com`
  const draft = async (): Promise<{ id: string; lines: { id: string }[] }> => {
    const made = await by(
      `mutation { draftOrderCreate(input: { channelId: "${toGlobalId('Channel', channel.id)}", userEmail: "${email}",
        lines: [{ variantId: "${PLENTY}", quantity: 3 }] }) { order { id lines { id } } errors { code } } }`,
    )
    return made.order
  }
  const order = await draft()
  await shop.sql(
    'update orders set billing_address = $2, shipping_address = $2, shipping_method_id = 1 where id = $1',
    [uuidOf(order.id), JSON.stringify(US)],
  )
  await by(`mutation { draftOrderComplete(id: "${order.id}") { order { id } errors { code field message } } }`)
  const open = await draft()
  const { order: cheaper } = await by(
    `mutation { orderDiscountAdd(orderId: "${open.id}", input: { valueType: FIXED, value: 1 })
      { order { discounts { id } } errors { code } } }`,
  )
  const pay = async (id: string): Promise<string> => {
    const { transaction } = await by(
      `mutation { transactionCreate(id: "${id}", transaction: { amountCharged: ${usd}, availableActions: [REFUND], pspReference: "${mark} paid" })
        { transaction { id } errors { code } } }`,
    )
    return transaction.id
  }
  const transaction = await pay(order.id)
  const legacy = await pay(order.id)
  const { fulfillments } = await by(
    `mutation { orderFulfill(order: "${order.id}", input: { lines: [{ orderLineId: "${order.lines[0]!.id}",
      stocks: [{ quantity: 1, warehouse: "${toGlobalId('Warehouse', warehouse.id)}" }] }] }) { fulfillments { id lines { id } } errors { code } } }`,
  )
  const { event } = await by(
    `mutation { orderNoteAdd(order: "${order.id}", input: { message: "${mark} note" }) { event { id } errors { code } } }`,
  )
  const { invoice } = await by(
    `mutation { invoiceCreate(orderId: "${order.id}", input: { number: "${mark} invoice", url: "https://example.com/${mark}" })
      { invoice { id } errors { code } } }`,
  )
  const { grantedRefund } = await by(
    `mutation { orderGrantRefundCreate(id: "${order.id}", input: { amount: 1, transactionId: "${transaction}", reason: "${mark} why" })
      { grantedRefund { id } errors { code } } }`,
  )
  const checkout = await shop.basket(PLENTY, { channel: slug, email })
  const checkoutTransaction = await pay(checkout)
  const [line] = await shop.sql('select id from checkout_lines where checkout_id = $1', [uuidOf(checkout)])
  await write(shop, { mark, number, email, channel: channel.id, buyer: buyer.key, legacy: uuidOf(legacy) })
  const delivery = await told(shop, mark)
  const card = await giftCard(shop, uuidOf(order.id))
  const ids = {
    Order: order.id,
    Draft: open.id,
    OrderLine: order.lines[0]!.id,
    DraftLine: open.lines[0]!.id,
    OrderDiscount: cheaper.discounts[0].id,
    OrderEvent: event.id,
    Fulfillment: fulfillments[0].id,
    FulfillmentLine: fulfillments[0].lines[0].id,
    Invoice: invoice.id,
    OrderGrantedRefund: grantedRefund.id,
    TransactionItem: transaction,
    CheckoutTransaction: checkoutTransaction,
    Payment: toGlobalId('Payment', uuidOf(legacy)),
    Checkout: checkout,
    CheckoutLine: toGlobalId('CheckoutLine', line.id),
  }
  const tokens = [order.id, open.id, checkout, transaction, legacy, checkoutTransaction].map(uuidOf)
  return {
    ids: { ...ids, EventDelivery: delivery, GiftCard: card },
    tokens,
    marks: [mark, email, String(number), String(number / 100), ...tokens, ...Object.values(ids)],
  }
}

export const uuidOf = (id: string): string => Buffer.from(id, 'base64').toString().split(':')[1]!

interface Marked {
  mark: string
  number: number
  email: string
  channel: number
  buyer: number
  legacy: string
}

/** Writes the marks into what the operations do not set. */
async function write(shop: StaffShop, { mark, number, email, channel, buyer, legacy }: Marked): Promise<void> {
  const metadata = JSON.stringify({ x: `${mark} value` })
  const address = JSON.stringify({ ...US, firstName: `${mark} buyer` })
  await shop.sql(
    `with o as (update orders set number = $1 + case when status = 'DRAFT' then 1000000 else 0 end, user_email = $2, user_id = $7,
        total_gross = $1, total_net = $1,
        customer_note = $3, external_reference = $3 || status, metadata = $4, private_metadata = $4,
        billing_address = $5, shipping_address = $5 where channel_id = $6 returning id)
      update fulfillments set tracking_number = $3, metadata = $4, private_metadata = $4 where order_id in (select id from o)`,
    [number, email, mark, metadata, address, channel, buyer],
  )
  await shop.sql(
    `update checkouts set customer_note = $1, metadata = $2, private_metadata = $2, billing_address = $3,
        shipping_address = $3, user_id = $5 where channel_id = $4`,
    [mark, metadata, address, channel, buyer],
  )
  await shop.sql(
    `update transactions set message = $1, name = $1, metadata = $2, private_metadata = $2
      where order_id in (select id from orders where channel_id = $3)
        or checkout_id in (select id from checkouts where channel_id = $3)`,
    [mark, metadata, channel],
  )
  await shop.sql('update transactions set gateway = $1 where id = $2', [LEGACY_GATEWAY, legacy])
}

/** What an app was told, with the mark in it. */
async function told(shop: StaffShop, mark: string): Promise<string> {
  const app = await shop.program(['MANAGE_ORDERS'])
  const [row] = await shop.sql(
    `with w as (insert into webhooks (app_id, target_url, events) values ($1, 'https://example.com/', '{ORDER_CREATED}') returning id),
        e as (insert into app_events (type, subject_type, subject_key) values ('ORDER_CREATED', 'Order', 'x') returning id),
        d as (insert into event_deliveries (event_id, webhook_id, payload, status)
          select e.id, w.id, $2, 'FAILED' from e, w returning id),
        a as (insert into event_delivery_attempts (delivery_id, response, request_headers, response_headers, status)
          select id, $2, $3, $3, 'FAILED' from d)
      select id from d`,
    [app.key, `${mark} told`, JSON.stringify({ x: mark })],
  )
  return toGlobalId('EventDelivery', row.id)
}

/** A gift card that was bought with the order and paid a part of it. */
async function giftCard(shop: StaffShop, order: string): Promise<string> {
  const [row] = await shop.sql(
    `with g as (insert into gift_cards (code, currency, initial_balance, current_balance)
        values ('CARD-' || left($1, 8), 'USD', 500, 100) returning id),
        e as (insert into gift_card_events (gift_card_id, type, order_id)
          select id, t, $1::uuid from g, unnest(array['BOUGHT', 'USED_IN_ORDER']) t)
      select id from g`,
    [order],
  )
  return toGlobalId('GiftCard', row.id)
}
