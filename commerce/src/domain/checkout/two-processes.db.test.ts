/** Checkouts that several processes change: no process writes over a change it has not seen, and each goes by the present state. */
import { afterAll, beforeEach, expect, it } from 'vitest'
import { deleteUsers } from '../../db/queries/staff/staff.ts'
import { transaction } from '../../db/driver/transaction.ts'
import { DUMMY, PLENTY, US } from '../../testing/buying.ts'
import { besideShop } from '../../testing/beside-shop.ts'
import { openStaffShop } from '../../testing/staff.ts'
import { toGlobalId } from '../global-id.ts'

const shop = await openStaffShop()
const owner = await shop.person({ superuser: true, permissions: [] })
const other = await besideShop(shop)
afterAll(async () => {
  await other.close()
  await shop.close()
})

interface Shown {
  id: string
  email: string | null
  languageCode: string
  note: string
  totalPrice: { gross: { amount: number } }
  chargeStatus: string
}
type Done = { checkout: Shown | null; errors: { code: string; field: string | null }[] }
const FIELDS =
  'errors { code field } checkout { id email languageCode note totalPrice { gross { amount } } chargeStatus }'
const EMAIL = `mutation($id: ID!, $v: String!) { done: checkoutEmailUpdate(id: $id, email: $v) { ${FIELDS} } }`
const LANGUAGE = `mutation($id: ID!, $v: LanguageCodeEnum!) { done: checkoutLanguageCodeUpdate(id: $id, languageCode: $v) { ${FIELDS} } }`
const NOTE = `mutation($id: ID!, $v: String!) { done: checkoutCustomerNoteUpdate(id: $id, customerNote: $v) { ${FIELDS} } }`
const ADDRESS = `mutation($id: ID!, $v: AddressInput!) { done: checkoutShippingAddressUpdate(id: $id, shippingAddress: $v) { ${FIELDS} } }`
const DELIVERY = `mutation($id: ID!, $v: ID!) { done: checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $v) { ${FIELDS} } }`
const LINES = `mutation($id: ID!, $v: [CheckoutLineUpdateInput!]!) { done: checkoutLinesUpdate(id: $id, lines: $v) { ${FIELDS} } }`
const METHODS = 'query($id: ID!) { checkout(id: $id) { shippingMethods { id } lines { id } } }'
const READ = 'query($id: ID!) { checkout(id: $id) { id email languageCode note } }'

const here = async (query: string, variables: object): Promise<Done> =>
  (await shop.ask(query, variables)).data.done as Done
const there = async (query: string, variables: object): Promise<Done> =>
  (await other.ask(query, variables)).data.done as Done
const started = async (): Promise<string> => {
  const { data } = await shop.ask(
    'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { id } errors { code } } }',
    { i: { channel: 'us', lines: [{ variantId: PLENTY, quantity: 1 }] } },
  )
  return data.checkoutCreate.checkout.id as string
}

let id = ''
beforeEach(async () => {
  id = await started()
})

it('belongs to nobody once its customer was deleted elsewhere', async () => {
  const token = await shop.signUp('customer@example.com', { isConfirmed: true })
  await shop.ask('mutation($id: ID!) { checkoutCustomerAttach(id: $id) { errors { code } } }', { id }, token)
  const [user] = await shop.sql(`select id from users where email = 'customer@example.com'`)
  await transaction(other.database.pool, (client) => deleteUsers(client, [user!.id as number]))
  expect((await here(LANGUAGE, { id, v: 'RU' })).errors).toEqual([])
  expect(await shop.sql('select user_id from checkouts where user_id is not null')).toEqual([])
})

it('is read again where what it names is gone, and nobody has told', async () => {
  const token = await shop.signUp('gone@example.com', { isConfirmed: true })
  await shop.ask('mutation($id: ID!) { checkoutCustomerAttach(id: $id) { errors { code } } }', { id }, token)
  await here(EMAIL, { id, v: 'first@example.com' })
  await shop.sql(`delete from users where email = 'gone@example.com'`)
  expect((await here(EMAIL, { id, v: 'second@example.com' })).checkout).toMatchObject({ email: 'second@example.com' })
})

it('never writes over the change of another process', async () => {
  expect((await there(EMAIL, { id, v: 'there@example.com' })).errors).toEqual([])
  expect((await here(LANGUAGE, { id, v: 'RU' })).checkout).toMatchObject({
    email: 'there@example.com',
    languageCode: 'RU',
  })
  expect((await there(NOTE, { id, v: 'Ring twice.' })).checkout).toMatchObject({
    email: 'there@example.com',
    languageCode: 'RU',
    note: 'Ring twice.',
  })
  const { data } = await shop.ask(READ, { id })
  expect(data.checkout).toMatchObject({ email: 'there@example.com', languageCode: 'RU', note: 'Ring twice.' })
})

it('refuses nothing because of what it did not see', async () => {
  const { data } = await shop.ask(METHODS, { id })
  expect(data.checkout.shippingMethods).toEqual([])
  // The address comes to the other process, so to this one no delivery seems possible.
  await there(ADDRESS, { id, v: US })
  expect((await here(DELIVERY, { id, v: toGlobalId('ShippingMethod', 1) })).errors).toEqual([])
  // The goods are gone from the checkout there, so there are enough of them again.
  const [line] = (await shop.ask(METHODS, { id })).data.checkout.lines
  await shop.sql('update stocks set quantity = allocated where variant_id = 1')
  expect((await here(ADDRESS, { id, v: US })).errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }])
  await here(NOTE, { id, v: 'Ring twice.' })
  await there(LINES, { id, v: [{ lineId: line.id, quantity: 0 }] })
  expect((await here(ADDRESS, { id, v: US })).errors).toEqual([])
  await shop.sql('update stocks set quantity = 5000 where variant_id = 1')
})

it('loses no change, however many come to both processes at once', async () => {
  // All of them wait for one row, and none may wait for two seconds, also where the machine has much else to do.
  const changes = Array.from({ length: 6 }, (_, i) => [
    here(NOTE, { id, v: `note ${i}` }),
    there(EMAIL, { id, v: `mail${i}@example.com` }),
    here(LANGUAGE, { id, v: i === 5 ? 'CS' : 'RU' }),
  ])
  for (const done of await Promise.all(changes.flat())) expect(done.errors).toEqual([])
  const { rows } = await shop.services.database.pool.query<{ version: number }>(
    'select version from checkouts where id = $1',
    [Buffer.from(id, 'base64').toString().split(':')[1]],
  )
  expect(rows[0]!.version).toBe(18)
})

it('shows the price of now after staff changed it', async () => {
  const priceIs = async (price: number) => {
    const done = await shop.by(
      owner,
      'mutation($id: ID!, $i: [ProductVariantChannelListingAddInput!]!) { productVariantChannelListingUpdate(id: $id, input: $i) { errors { code } } }',
      { id: PLENTY, i: [{ channelId: toGlobalId('Channel', 1), price }] },
    )
    expect(done.errors).toEqual([])
  }
  expect((await here(EMAIL, { id, v: 'ann@example.com' })).checkout!.totalPrice.gross.amount).toBe(12)
  await priceIs(17)
  expect((await here(LANGUAGE, { id, v: 'CS' })).checkout!.totalPrice.gross.amount).toBe(17)
  await priceIs(12)
})

it('sees a payment that was made since', async () => {
  await here(EMAIL, { id, v: 'ann@example.com' })
  await shop.pay(id, { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } }, { amount: 12 })
  const { checkout } = await here(LANGUAGE, { id, v: 'CS' })
  expect(checkout!.chargeStatus).toBe('FULL')
})

it('is ordered with the prices, the goods and the delivery of now', async () => {
  const ready = async () => {
    const made = await shop.basket(PLENTY)
    const found = await shop.ask(METHODS, { id: made })
    return { id: made, line: found.data.checkout.lines[0] as { id: string } }
  }
  const all = async (text: string) =>
    (
      await shop.services.database.pool.query<{ total: number; quantity: number; metadata: object }>(
        `select o.total_gross as total, l.quantity, o.metadata from orders o join order_lines l on l.order_id = o.id ${text}`,
      )
    ).rows
  const first = await ready()
  // Nobody tells of these changes.
  await shop.sql('update variant_listings set price = 1500, discounted_price = 1500 where variant_id = 1')
  const number = (await shop.complete(first.id)).order.number as string
  expect(await all(`where o.number = ${number}`)).toMatchObject([{ total: 2000, quantity: 1 }])
  await shop.sql('update variant_listings set price = 1200, discounted_price = 1200 where variant_id = 1')

  const second = await ready()
  await there(LINES, { id: second.id, v: [{ lineId: second.line.id, quantity: 2 }] })
  expect(await all(`where o.number = ${(await shop.complete(second.id)).order.number}`)).toMatchObject([
    { total: 2900, quantity: 2 },
  ])

  const third = await ready()
  await shop.sql('update checkouts set shipping_method_id = null')
  expect((await shop.complete(third.id)).errors).toMatchObject([{ code: 'SHIPPING_METHOD_NOT_SET' }])
})

it('finds nothing once it was completed or deleted elsewhere', async () => {
  await here(EMAIL, { id, v: 'ann@example.com' })
  await shop.services.database.pool.query('delete from checkouts')
  expect((await here(LANGUAGE, { id, v: 'CS' })).errors).toEqual([{ code: 'NOT_FOUND', field: 'id' }])
})

const create = (quantity = 1, variantId = PLENTY) =>
  shop.ask(
    'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { id } errors { code field message variants } } }',
    { i: { channel: 'us', lines: [{ variantId, quantity }] } },
  )

it('begins only with what is in stock and may be bought, though nobody told', async () => {
  const refused = async (quantity: number, variantId?: string) => {
    const { checkout, errors } = (await create(quantity, variantId)).data.checkoutCreate
    expect(checkout).toBeNull()
    return errors
  }
  const count = async () => (await shop.sql('select count(*) from checkouts'))[0]!.count
  const before = await count()
  await shop.sql('update stocks set quantity = allocated where variant_id = 1')
  await shop.sql(
    'update stocks set quantity = allocated + 3 where id = (select min(id) from stocks where variant_id = 1)',
  )
  expect((await create(3)).data.checkoutCreate.errors).toEqual([])
  expect(await refused(4)).toMatchObject([
    { code: 'INSUFFICIENT_STOCK', message: 'Could not add items 3 seeds. Only 3 remaining in stock.' },
  ])
  await shop.sql('update variants set track_inventory = false, quantity_limit_per_customer = 5 where id = 1')
  expect((await create(5)).data.checkoutCreate.errors).toEqual([])
  expect(await refused(6)).toMatchObject([{ code: 'QUANTITY_GREATER_THAN_LIMIT' }])
  await shop.sql('update variants set track_inventory = true, quantity_limit_per_customer = null where id = 1')
  await shop.sql('update stocks set quantity = 5000 where variant_id = 1')
  for (const [quantity, code] of [
    [0, 'ZERO_QUANTITY'],
    [50_000_000, 'QUANTITY_GREATER_THAN_LIMIT'],
  ] as const)
    expect(await refused(quantity)).toMatchObject([{ code }])
  expect(await count()).toBe(Number(before) + 2)
})

it('does not begin with a variant that is gone, though nobody told', async () => {
  const [row] = await shop.sql(
    `with v as (insert into variants (product_id, sku, name, track_inventory) values (1, 'GONE', '', false) returning id)
      insert into variant_listings (variant_id, channel_id, price, discounted_price) select id, 1, 100, 100 from v returning variant_id as id`,
  )
  const variantId = toGlobalId('ProductVariant', row!.id as number)
  expect((await create(1, variantId)).data.checkoutCreate.errors).toEqual([])
  await shop.sql(`delete from checkout_lines where variant_id = ${String(row!.id)}`)
  await shop.sql(`delete from variants where sku = 'GONE'`)
  expect((await create(1, variantId)).data.checkoutCreate).toMatchObject({
    checkout: null,
    errors: [{ code: 'GRAPHQL_ERROR' }],
  })
})
