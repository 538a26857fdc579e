/** Channels as staff make, change and delete them, and what their settings do. */
import { afterAll, describe, expect, it } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { recurringJobs } from '../../jobs/list.ts'
import { PLENTY } from '../../testing/buying.ts'
import { openStaffShop } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const keeper = await shop.person({
  permissions: [
    'MANAGE_CHANNELS',
    'MANAGE_CHECKOUTS',
    'MANAGE_PRODUCTS',
    'MANAGE_SHIPPING',
    'MANAGE_ORDERS',
    'MANAGE_TAXES',
  ],
})
const clerk = await shop.person({ permissions: ['MANAGE_ORDERS'] })

const ERRORS = 'errors { field code shippingZones warehouses }'
const CHANNEL =
  'channel { id slug isActive hasOrders warehouses { slug } stockSettings { allocationStrategy } orderSettings { expireOrdersAfter allowUnpaidOrders deleteExpiredOrdersAfter } checkoutSettings { automaticallyCompleteFullyPaidCheckouts automaticCompletionDelay allowLegacyGiftCardUse } }'
const create = (input: object) =>
  shop.by(keeper, `mutation($i: ChannelCreateInput!) { channelCreate(input: $i) { ${CHANNEL} ${ERRORS} } }`, {
    i: { name: 'New', currencyCode: 'USD', defaultCountry: 'US', ...input },
  })
const update = (id: string, input: object, who = keeper) =>
  shop.by(
    who,
    `mutation($id: ID!, $i: ChannelUpdateInput!) { channelUpdate(id: $id, input: $i) { ${who === keeper ? CHANNEL : ''} ${ERRORS} } }`,
    { id, i: input },
  )
const remove = (id: string, target?: string) =>
  shop.by(
    keeper,
    'mutation($id: ID!, $t: ChannelDeleteInput) { channelDelete(id: $id, input: $t) { channel { id } errors { field code } } }',
    { id, t: target && { channelId: target } },
  )
const channelId = async (slug: string): Promise<string> => {
  const [row] = await shop.sql('select id from channels where slug = $1', [slug])
  return toGlobalId('Channel', row.id)
}

describe('a channel', () => {
  it('is closed and strict when it is new, with a slug made of what was given', async () => {
    expect(await create({ slug: 'A new One' })).toMatchObject({
      errors: [],
      channel: {
        slug: 'a-new-one',
        isActive: false,
        hasOrders: false,
        warehouses: [],
        orderSettings: { expireOrdersAfter: null, allowUnpaidOrders: false, deleteExpiredOrdersAfter: 60 },
        checkoutSettings: { automaticCompletionDelay: null },
      },
    })
    expect((await create({ slug: 'a-new-one' })).errors).toMatchObject([{ field: 'slug', code: 'UNIQUE' }])
  })

  it('takes groups of settings, and refuses what is impossible', async () => {
    const { channel } = await create({ slug: 'settings' })
    const changed = await update(channel.id, {
      orderSettings: { expireOrdersAfter: 30, deleteExpiredOrdersAfter: 7 },
      checkoutSettings: { automaticCompletion: { enabled: true }, allowLegacyGiftCardUse: false },
      stockSettings: { allocationStrategy: 'PRIORITIZE_HIGH_STOCK' },
    })
    expect(changed.channel).toMatchObject({
      stockSettings: { allocationStrategy: 'PRIORITIZE_HIGH_STOCK' },
      orderSettings: { expireOrdersAfter: 30, deleteExpiredOrdersAfter: 7 },
      checkoutSettings: {
        automaticallyCompleteFullyPaidCheckouts: true,
        automaticCompletionDelay: 30,
        allowLegacyGiftCardUse: false,
      },
    })
    const off = await update(channel.id, { checkoutSettings: { automaticCompletion: { enabled: false, delay: 1 } } })
    expect(off.errors).toMatchObject([{ field: 'delay', code: 'INVALID' }])
    expect((await update(channel.id, { orderSettings: { expireOrdersAfter: 0 } })).channel.orderSettings).toMatchObject(
      {
        expireOrdersAfter: null,
      },
    )
  })

  it('has its order settings alone changed by who manages orders', async () => {
    const { channel } = await create({ slug: 'orders-only' })
    const orderSettings = { allowUnpaidOrders: true }
    expect(await update(channel.id, { orderSettings }, clerk)).toMatchObject({ errors: [] })
    expect(await update(channel.id, { orderSettings, name: 'x' }, clerk)).toBe('PermissionDenied')
  })

  it('does not leave a zone with a warehouse of other channels only', async () => {
    const [{ id }] = await shop.sql(`insert into warehouses (slug, name) values ('far', 'Far') returning id`)
    const warehouse = toGlobalId('Warehouse', id)
    const { channel } = await create({ slug: 'far', addWarehouses: [warehouse] })
    const zone = await shop.by(
      keeper,
      'mutation($i: ShippingZoneCreateInput!) { shippingZoneCreate(input: $i) { shippingZone { id warehouses { slug } } errors { field code warehouses } } }',
      { i: { name: 'Far', addChannels: [channel.id], addWarehouses: [warehouse] } },
    )
    expect(zone).toMatchObject({ errors: [], shippingZone: { warehouses: [{ slug: 'far' }] } })
    expect((await update(channel.id, { removeWarehouses: [warehouse] })).channel.warehouses).toEqual([])
    expect(await shop.sql('select from shipping_zone_warehouses where warehouse_id = $1', [id])).toEqual([])
    const foreign = await shop.by(
      keeper,
      'mutation($id: ID!, $z: [ID!]!) { assignWarehouseShippingZone(id: $id, shippingZoneIds: $z) { errors { field code shippingZones } } }',
      { id: warehouse, z: [zone.shippingZone.id] },
    )
    expect(foreign.errors).toEqual([{ field: 'shippingZones', code: 'INVALID', shippingZones: [zone.shippingZone.id] }])
  })

  it('with orders goes only when another channel of the same currency takes them', async () => {
    const from = await channelId('us')
    await shop.complete(await shop.basket(PLENTY))
    const { channel: other } = await create({ slug: 'takes-them' })
    const { channel: euros } = await create({ slug: 'euros', currencyCode: 'EUR' })
    expect((await remove(from)).errors).toEqual([{ field: 'id', code: 'CHANNEL_WITH_ORDERS' }])
    expect((await remove(from, from)).errors).toEqual([{ field: 'channelId', code: 'INVALID' }])
    expect((await remove(from, euros.id)).errors).toEqual([
      { field: 'channelId', code: 'CHANNELS_CURRENCY_MUST_BE_THE_SAME' },
    ])
    expect(await remove(from, other.id)).toEqual({ channel: { id: from }, errors: [] })
    expect((await update(other.id, {})).channel.hasOrders).toBe(true)
    expect(
      await shop.sql(`select from checkouts c where not exists (select from channels where id = c.channel_id)`),
    ).toEqual([])
  })
})

it('expired orders are deleted after the days of their channel, unless somebody began to pay', async () => {
  const [{ id }] = await shop.sql('select id from channels where delete_expired_orders_after = 60 and slug = $1', [
    'takes-them',
  ])
  await shop.sql(
    `update orders set status = 'EXPIRED', expires_at = now() - interval '59 days' where channel_id = $1`,
    [id],
  )
  const job = recurringJobs(shop.services).find((j) => j.name === 'expired-orders')!
  const run = () => job.run(shop.services, new AbortController().signal)
  await run()
  expect((await shop.sql('select from orders where channel_id = $1', [id])).length).toBe(1)
  await shop.sql(`update orders set expires_at = now() - interval '61 days' where channel_id = $1`, [id])
  await run()
  expect(await shop.sql('select from orders where channel_id = $1', [id])).toEqual([])
})
