/**
 * Gives the demo three months behind it: customers, and orders in every state with their payments, parcels and mails.
 * They are written in a few statements, as they would stand now; nothing is sent, and no stock of today is taken but for
 * orders that wait.
 */
import { randomUUID } from 'node:crypto'
import { TEST_CARD } from '@semena/contract/payment-ways'
import { MINUTE_MS } from '@semena/contract/time'
import type { PoolClient } from 'pg'
import { demoMethods, demoPacks, demoRates } from '../../../db/queries/demo/goods.ts'
import { insertPlacedOrders } from '../../../db/queries/order/order-bulk.ts'
import { save } from '../../../db/statements/save.ts'
import * as t from '../../../db/tables/index.ts'
import { toRate } from '../../pricing/tax.ts'
import { Chance } from './chance.ts'
import { type DemoOrder, type Goods, orderOf } from './order.ts'
import { type DemoPerson, PEOPLE } from './people.ts'
import { type Placed, placedOrders } from './stories.ts'

const SEED = 20_260_101

/** Writes them, in the transaction that fills the demo. Moments go back from `now`. */
export async function writeHistory(client: PoolClient, now: Date): Promise<void> {
  const chance = new Chance(SEED)
  const goods = await readGoods(client)
  const placed = placedOrders(chance).filter(({ person }) => goods.packs.has(person.channel))
  const users = await writePeople(client, placed, now)
  const orders = placed.map((one) =>
    orderOf({ placed: one, goods, chance, now, uuid: randomUUID, userId: users.get(one.person.email) ?? null }),
  )
  await insertPlacedOrders(
    client,
    orders.map(({ order, lines }) => ({
      order,
      lines,
      discounts: [],
      notes: [],
      giftCardIds: [],
      payments: [],
      invoices: [],
    })),
  )
  await writePayments(client, orders)
  const parcels = await writeParcels(client, orders)
  await writeEvents(client, orders, parcels)
  await writeAllocations(client, orders)
  await writeMails(client, orders)
}

async function readGoods(client: PoolClient): Promise<Goods> {
  const packs = await demoPacks(client)
  const rates = new Map((await demoRates(client)).map(({ country, rate }) => [country, toRate(rate)]))
  return {
    packs: Map.groupBy(packs, ({ channel }) => channel),
    methods: await demoMethods(client),
    rateOf: (country) => rates.get(country) ?? 0,
  }
}

const added = <V>(values: V): { id: undefined; values: V } => ({ id: undefined, values })

/** Writes those who bought something and have an account; answers their ids by address. */
async function writePeople(client: PoolClient, placed: readonly Placed[], now: Date): Promise<Map<string, number>> {
  const first = new Map<DemoPerson, number>()
  for (const { person, age } of placed) first.set(person, Math.max(first.get(person) ?? 0, age))
  const people = PEOPLE.filter((person) => person.hasAccount && first.has(person))
  const ids = await save(
    client,
    t.users,
    people.map((person) =>
      added({
        email: person.email,
        firstName: person.address.firstName,
        lastName: person.address.lastName,
        languageCode: person.language,
        dateJoined: new Date(now.getTime() - (first.get(person)! + 2) * MINUTE_MS),
      }),
    ),
  )
  const addresses = await save(
    client,
    t.userAddresses,
    people.map((person, place) => added({ userId: Number(ids[place]), address: person.address })),
  )
  await save(
    client,
    t.users,
    ids.map((id, place) => ({
      id,
      values: {
        defaultShippingAddressId: Number(addresses[place]),
        defaultBillingAddressId: Number(addresses[place]),
      },
    })),
  )
  return new Map(people.map(({ email }, place) => [email, Number(ids[place])]))
}

async function writePayments(client: PoolClient, orders: readonly DemoOrder[]): Promise<void> {
  const paid = orders.flatMap(({ order, payment }) => (payment ? [{ order, payment }] : []))
  await save(
    client,
    t.transactions,
    paid.map(({ order, payment: { id, charged, refunded, at, refundedAt } }) =>
      added({
        id,
        orderId: order.id,
        gateway: TEST_CARD,
        idempotencyKey: id,
        inputHash: '',
        currency: order.currency,
        amount: charged,
        actionType: 'CHARGE' as const,
        name: 'Card',
        pspReference: `demo-${id}`,
        actions: charged > refunded ? ['REFUND' as const] : [],
        charged: charged - refunded,
        refunded,
        paymentMethodDetails: { type: 'CARD' as const, name: 'Card', brand: 'visa', lastDigits: '4242' },
        createdAt: at,
        updatedAt: refunded ? refundedAt : at,
      }),
    ),
  )
  await save(
    client,
    t.transactionEvents,
    paid.flatMap(({ payment: { id, charged, refunded, at, refundedAt } }) => [
      added({
        transactionId: id,
        type: 'CHARGE_SUCCESS' as const,
        amount: charged,
        pspReference: `demo-${id}`,
        createdAt: at,
      }),
      ...(refunded
        ? [
            added({
              transactionId: id,
              type: 'REFUND_SUCCESS' as const,
              amount: refunded,
              pspReference: `demo-${id}-back`,
              createdAt: refundedAt,
            }),
          ]
        : []),
    ]),
  )
}

/** Writes the parcels; answers the ids of those that were sent, by order. */
async function writeParcels(client: PoolClient, orders: readonly DemoOrder[]): Promise<Map<string, number[]>> {
  const all = orders.flatMap(({ order, parcels }) =>
    parcels.map((parcel, place) => ({ orderId: order.id, place, parcel })),
  )
  const ids = await save(
    client,
    t.fulfillments,
    all.map(({ orderId, place, parcel: { status, trackingNumber, at } }) =>
      added({ orderId, fulfillmentOrder: place + 1, status, trackingNumber, createdAt: at }),
    ),
  )
  await save(
    client,
    t.fulfillmentLines,
    all.flatMap(({ parcel }, place) =>
      parcel.lines.map((line) => added({ fulfillmentId: Number(ids[place]), ...line })),
    ),
  )
  const sent = new Map<string, number[]>()
  for (const [place, { orderId }] of all.entries())
    sent.set(orderId, [...(sent.get(orderId) ?? []), Number(ids[place])])
  return sent
}

async function writeEvents(
  client: PoolClient,
  orders: readonly DemoOrder[],
  parcels: ReadonlyMap<string, number[]>,
): Promise<void> {
  const parametersOf = (type: string, one: DemoOrder): Record<string, unknown> => {
    const back = one.parcels.find(({ status }) => status === 'RETURNED')
    if (type === 'FULFILLMENT_RETURNED' && back)
      return { lines: back.lines.map(({ orderLineId, quantity }) => ({ lineId: orderLineId, quantity })) }
    return type.startsWith('FULFILLMENT_') ? { fulfillments: parcels.get(one.order.id) ?? [] } : {}
  }
  await save(
    client,
    t.orderEvents,
    orders.flatMap((one) =>
      one.events.map(({ type, at }) =>
        added({ orderId: one.order.id, type, parameters: parametersOf(type, one), createdAt: at }),
      ),
    ),
  )
}

async function writeAllocations(client: PoolClient, orders: readonly DemoOrder[]): Promise<void> {
  const held = orders.flatMap(({ allocations }) => allocations)
  await save(client, t.allocations, held.map(added))
  const byStock = new Map<number, number>()
  for (const { stockId, quantity } of held) byStock.set(stockId, (byStock.get(stockId) ?? 0) + quantity)
  await save(
    client,
    t.stocks,
    [...byStock].map(([id, allocated]) => ({ id, values: { allocated } })),
  )
}

/** The mails that went out with them, as sent: nothing is to be sent now. */
async function writeMails(client: PoolClient, orders: readonly DemoOrder[]): Promise<void> {
  const mail = (kind: string, { order }: DemoOrder, at: Date) =>
    added({
      kind,
      recipient: order.userEmail,
      languageCode: order.languageCode,
      payload: {},
      onceKey: `${kind}:${order.id}`,
      state: 'SENT' as const,
      nextAttemptAt: at,
      createdAt: at,
      sentAt: at,
    })
  await save(
    client,
    t.mails,
    orders
      .filter(({ order }) => order.status !== 'DRAFT')
      .flatMap((one) => [
        mail('order-placed', one, one.order.createdAt!),
        ...(one.payment ? [mail('order-paid', one, one.payment.at)] : []),
        ...one.parcels.flatMap(({ status, at }) => (status === 'FULFILLED' ? [mail('order-shipped', one, at)] : [])),
      ]),
  )
}
