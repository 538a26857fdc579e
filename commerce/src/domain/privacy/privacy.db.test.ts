/** Exporting what is known of a person, forgetting it, and what orders keep until when. */
import { DAY_MS } from '@semena/contract/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DUMMY, PLENTY } from '../../testing/buying.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'
import { toGlobalId } from '../global-id.ts'
import { exportByEmail, forgetByEmail } from './by-owner.ts'
import { eraseDueOrders } from './forget.ts'

const EMAIL = 'petra.novakova@example.com'
/** Everything that says who she is or where she lives. */
const TRACES = ['petra', 'novakova', 'Broadway', '10013', 'TRACK-77', 'ring twice', 'Visa', 'bc1-her-refund']

let shop: StaffShop
let clerk: Someone
beforeAll(async () => {
  shop = await openStaffShop()
}, 60_000)
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql('truncate transactions, orders, checkouts, users, mails, voucher_customers cascade')
  await shop.sql('update shops set order_retention_years = 10')
  shop.forget()
  clerk = await shop.person({ permissions: ['MANAGE_USERS', 'MANAGE_ORDERS'] })
})

const paid = { event: { type: 'CHARGE_SUCCESS', includePspReference: true } }

/** Makes an order of hers with everything that an order can hold; answers its UUID. */
async function order(pay = true): Promise<string> {
  const done = await shop.complete(await shop.basket(PLENTY, { email: EMAIL }))
  if (pay) await shop.pay(done.order.id, { id: DUMMY, data: paid })
  const [{ id }] = await shop.sql('select id from orders where number = $1', [done.order.number])
  await shop.sql(
    `update orders set customer_note = 'ring twice', redirect_url = 'https://shop.example.com/?who=petra',
      metadata = metadata || '{"who": "petra"}', private_metadata = '{"phone": "petra"}' where id = $1`,
    [id],
  )
  await shop.sql(`update order_lines set metadata = '{"for": "petra"}' where order_id = $1`, [id])
  await shop.sql(
    `with f as (insert into fulfillments (order_id, fulfillment_order, tracking_number, reason) values ($1, 1, 'TRACK-77', 'petra is allergic') returning id)
      insert into fulfillment_lines (fulfillment_id, order_line_id, quantity, reason)
        select f.id, l.id, 1, 'petra sneezed' from f, order_lines l where l.order_id = $1`,
    [id],
  )
  await shop.sql(
    `insert into order_events (order_id, type, parameters) values ($1, 'NOTE_ADDED', '{"message": "petra called"}')`,
    [id],
  )
  if (pay) {
    await shop.sql(
      `update transactions set provider_data = '{"payer": "petra"}', payment_method_details = '{"name": "Visa"}' where order_id = $1`,
      [id],
    )
    await shop.sql(
      `insert into payment_actions (id, transaction_id, kind, amount, destination, state, next_attempt_at, cause)
        select gen_random_uuid(), id, 'REFUND', 1, 'bc1-her-refund', 'DONE', now(), 'command' from transactions where order_id = $1`,
      [id],
    )
  }
  return id
}

const signedUp = async (): Promise<string> => {
  const token = await shop.signUp(EMAIL, { firstName: 'Petra', lastName: 'Novakova' })
  await shop.sql(`update orders set user_id = (select id from users where email = $1) where user_email = $1`, [EMAIL])
  return token
}
/** An order and a basket of another account that name the person's address. */
async function orderedByAnother(): Promise<void> {
  await order()
  await shop.basket(PLENTY, { email: EMAIL })
  await shop.signUp('other@example.com')
  const other = `(select id from users where email = 'other@example.com')`
  await shop.sql(`update orders set user_id = ${other}`)
  await shop.sql(`update checkouts set user_id = ${other}`)
}

const download = (token?: string) =>
  shop.app.inject({
    url: '/api/account/export/',
    headers: { host: 'shop.test', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })

/** The text of everything that any table holds. */
async function everything(): Promise<string> {
  const tables = await shop.sql(
    `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname = 'public'`,
  )
  let all = ''
  for (const { name } of tables)
    all += (await shop.sql(`select coalesce(string_agg(t::text, E'\\n'), '') as rows from "${name}" t`))[0].rows
  return all
}
const traces = async (): Promise<string[]> => {
  const all = (await everything()).toLowerCase()
  return TRACES.filter((trace) => all.includes(trace.toLowerCase()))
}

describe('what is known of somebody', () => {
  test('comes as a file, to them alone', async () => {
    await order()
    const token = await signedUp()
    const answer = await download(token)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="personal-data.json"',
    })
    expect(answer.json()).toMatchObject({
      account: { email: EMAIL, firstName: 'Petra', addresses: [] },
      orders: [
        {
          email: EMAIL,
          note: 'ring twice',
          shippingAddress: { streetAddress1: 'Broadway 1' },
          total: { amount: 17, currency: 'USD' },
          lines: [{ product: 'Product', pack: '3 seeds', quantity: 1, total: { amount: 12, currency: 'USD' } }],
          parcels: [{ trackingNumber: 'TRACK-77' }],
          payments: [{ gateway: DUMMY, method: { name: 'Visa' }, refundsTo: ['bc1-her-refund'] }],
        },
      ],
      mails: [{ recipient: EMAIL }, { recipient: EMAIL }],
    })
    expect(answer.body).not.toContain('private')
    const [{ id: session }] = await shop.sql('select id from sessions')
    expect(answer.body).not.toContain(session)
  })

  test('is not given to nobody, nor to apps, nor for a token that ran out', async () => {
    const token = await signedUp()
    expect((await download()).statusCode).toBe(401)
    expect((await download((await shop.program(['MANAGE_USERS'])).token)).statusCode).toBe(401)
    shop.turnClock(DAY_MS)
    expect((await download(token)).json()).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })

  test('an address that was never confirmed opens nobody else’s orders', async () => {
    await order()
    const token = await shop.signUp(EMAIL, { isConfirmed: false })
    expect((await download(token)).json()).toMatchObject({ orders: [], baskets: [], mails: [] })
  })

  test('what another account ordered or chose with their address is that account’s', async () => {
    await orderedByAnother()
    const token = await shop.signUp(EMAIL)
    expect((await download(token)).json()).toMatchObject({ orders: [], baskets: [] })
  })

  test('staff who may see customers and orders hand it out to a customer', async () => {
    await order()
    const token = await signedUp()
    const [{ id }] = await shop.sql('select id from users where email = $1', [EMAIL])
    const ask = (by?: string, key = `User:${id}`) =>
      shop.app.inject({
        url: `/api/customers/${Buffer.from(key).toString('base64')}/export/`,
        headers: { host: 'shop.test', ...(by ? { authorization: `Bearer ${by}` } : {}) },
      })
    const answer = await ask(clerk.token)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ account: { email: EMAIL }, orders: [{ email: EMAIL }] })
    expect((await ask()).statusCode).toBe(401)
    expect((await ask(token)).json()).toMatchObject({ code: 'PERMISSION_DENIED' })
    const packer = await shop.person({ permissions: ['MANAGE_USERS'] })
    expect((await ask(packer.token)).json()).toMatchObject({ code: 'PERMISSION_DENIED' })
    expect((await ask(clerk.token, 'User:999999')).statusCode).toBe(404)
    const [{ id: staffId }] = await shop.sql('select id from users where is_staff limit 1')
    expect((await ask(clerk.token, `User:${staffId}`)).json()).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('the owner hands it out to a guest', async () => {
    await order()
    expect(await exportByEmail(shop.services, EMAIL.toUpperCase())).toMatchObject({
      account: null,
      orders: [{ email: EMAIL }],
    })
  })
})

describe('being forgotten', () => {
  test('an order loses its buyer when the books need them no longer, and keeps what was sold', async () => {
    const id = await order()
    await shop.basket(PLENTY, { email: EMAIL })
    await signedUp()
    await shop.sql(`insert into voucher_customers (code, email) values ('FIVE', $1)`, [EMAIL])
    const books = async () =>
      (
        await shop.sql(
          `select o.number, o.total_gross, o.total_charged, o.status, o.shipping_address ->> 'country' as country,
            (select sum(total_gross) from order_lines where order_id = o.id) as lines,
            (select sum(e.amount) from transaction_events e join transactions t on t.id = e.transaction_id where t.order_id = o.id) as events
          from orders o where id = $1`,
          [id],
        )
      )[0]
    const before = await books()
    expect(before.country).toBe('US')

    const done = await forgetByEmail(shop.services, EMAIL)
    expect(done).toMatchObject({ hadAccount: true, checkouts: 1, orders: 1 })
    expect(await shop.count('select count(*) from users where email like $$petra%$$')).toBe(0)
    expect(await eraseDueOrders(shop.services, 100)).toBe(0)
    expect(await traces()).toContain('petra')

    await shop.sql(
      `update orders set created_at = created_at - interval '10 years', erase_after = erase_after - interval '10 years'`,
    )
    await shop.sql("update mails set state = 'SENT'")
    shop.turnClock(1000)
    expect(await eraseDueOrders(shop.services, 100)).toBe(1)
    expect(await traces()).toEqual([])
    expect(await books()).toEqual(before)
    expect(await eraseDueOrders(shop.services, 100)).toBe(0)
  })

  test('without a legal term it happens at once', async () => {
    await shop.sql('update shops set order_retention_years = 0')
    shop.forget()
    await order()
    // What staff sent to themselves to see how a mail looks with a real customer.
    await shop.sql(
      `insert into mails (kind, recipient, language_code, payload, state) values ('mail-trial', 'clerk@example.com', 'EN', $1, 'SENT')`,
      [{ kind: 'account-changed', payload: { firstName: 'Petra', url: `http://shop.test/?email=${EMAIL}` } }],
    )
    await forgetByEmail(shop.services, EMAIL)
    await shop.sql("update mails set state = 'SENT'")
    expect(await eraseDueOrders(shop.services, 100)).toBe(1)
    expect(await traces()).toEqual([])
  })

  test('what another account ordered or chose with their address stays as it is', async () => {
    await orderedByAnother()
    expect(await forgetByEmail(shop.services, EMAIL)).toMatchObject({ orders: 0, checkouts: 0 })
    expect(await shop.count('select count(*) from checkouts')).toBe(1)
    expect(await shop.count('select count(*) from orders where erase_after is not null')).toBe(0)
  })

  test('staff who delete a customer have the same done', async () => {
    await order()
    await signedUp()
    const [{ id }] = await shop.sql('select id from users where email = $1', [EMAIL])
    const answer = await shop.by(clerk, 'mutation($id: ID!) { customerDelete(id: $id) { errors { code } } }', {
      id: Buffer.from(`User:${id}`).toString('base64'),
    })
    expect(answer).toEqual({ errors: [] })
    expect(await shop.count('select count(*) from orders where erase_after > now() + interval $$9 years$$')).toBe(1)
  })

  test('whoever looks after the shop is taken off the staff first', async () => {
    const [{ email }] = await shop.sql('select email from users where id = $1', [clerk.key])
    expect(await forgetByEmail(shop.services, email)).toBe('STAFF')
    expect(await shop.count('select count(*) from users')).toBe(1)
  })

  test('gift cards keep their sums, and nobody that they were sent to or belonged to', async () => {
    const manager = await shop.person({ permissions: ['MANAGE_GIFT_CARD', 'MANAGE_USERS'] })
    await signedUp()
    const [{ id: userId }] = await shop.sql('select id from users where email = $1', [EMAIL])
    const owner = Buffer.from(`User:${userId}`).toString('base64')
    const { giftCard } = await shop.by(
      manager,
      'mutation($i: GiftCardCreateInput!) { giftCardCreate(input: $i) { giftCard { id } errors { code } } }',
      {
        i: { isActive: true, balance: { amount: 5, currency: 'USD' }, userEmail: EMAIL.toUpperCase(), channel: 'us' },
      },
    )
    for (const mutation of [
      'mutation($id: ID!, $u: ID!) { giftCardAssignUser(id: $id, userId: $u) { errors { code } } }',
      'mutation($id: ID!) { giftCardUnassignUser(id: $id) { errors { code } } }',
    ])
      expect(await shop.by(manager, mutation, { id: giftCard.id, u: owner })).toEqual({ errors: [] })
    const resent = await shop.by(
      manager,
      'mutation($i: GiftCardResendInput!) { giftCardResend(input: $i) { errors { code } } }',
      { i: { id: giftCard.id, email: EMAIL, channel: 'us' } },
    )
    expect(resent).toEqual({ errors: [] })
    await shop.sql("update mails set state = 'SENT'")
    await shop.sql(
      `insert into gift_card_events (gift_card_id, type, details) select id, 'RESENT', jsonb_build_object('email', $1::text) from gift_cards`,
      [EMAIL],
    )
    await forgetByEmail(shop.services, EMAIL)
    expect(await traces()).toEqual([])
    expect(await shop.sql('select type from gift_card_events order by id')).toEqual(
      ['ISSUED', 'ASSIGNED_TO_USER', 'UNASSIGNED_FROM_USER', 'RESENT'].map((type) => ({ type })),
    )
    await shop.sql('delete from gift_cards')
  })

  test('a card that was bound to a deleted account serves nobody else', async () => {
    await signedUp()
    await shop.sql(
      `insert into gift_cards (code, currency, initial_balance, current_balance, assigned_to_user_id, assigned_to_email)
        select 'HERS', 'USD', 100, 100, id, email from users where email = $1`,
      [EMAIL],
    )
    await forgetByEmail(shop.services, EMAIL)
    expect(await shop.sql('select is_active, assigned_to_email from gift_cards')).toEqual([
      { is_active: false, assigned_to_email: null },
    ])
  })
})

describe('orders that were never paid', () => {
  const end = (status: string, days: number) =>
    shop.sql('update orders set status = $1, updated_at = $2', [
      status,
      new Date(shop.services.clock.now().getTime() - days * DAY_MS),
    ])

  test.each(['EXPIRED', 'CANCELED'])('%s: lose their personal data after 30 days', async (status) => {
    await order(false)
    await end(status, 29)
    expect(await eraseDueOrders(shop.services, 100)).toBe(0)
    await end(status, 31)
    await shop.sql("update mails set state = 'SENT'")
    expect(await eraseDueOrders(shop.services, 100)).toBe(1)
    await shop.sql('delete from checkouts')
    expect(await traces()).toEqual([])
  })

  test('money that came, or was given back, keeps them', async () => {
    await order()
    await end('CANCELED', 31)
    expect(await eraseDueOrders(shop.services, 100)).toBe(0)
    await shop.sql('update transactions set charged = 0, refunded = 1700')
    expect(await eraseDueOrders(shop.services, 100)).toBe(0)
  })

  test('an invoice, or a gift card that paid, keeps them', async () => {
    const id = await order(false)
    await shop.sql("update orders set status = 'UNFULFILLED' where id = $1", [id])
    const made = await shop.by(
      clerk,
      'mutation($id: ID!) { invoiceRequest(orderId: $id) { invoice { number } errors { field code } } }',
      { id: toGlobalId('Order', id) },
    )
    expect(made.errors).toEqual([])
    await end('CANCELED', 31)
    expect(await eraseDueOrders(shop.services, 100)).toBe(0)
    expect(await shop.count('select count(*) from invoices where content is not null')).toBe(1)
    await shop.sql('delete from invoices')
    await shop.sql('insert into order_gift_cards (order_id, amount) values ($1, 1700)', [id])
    expect(await eraseDueOrders(shop.services, 100)).toBe(0)
    await shop.sql('delete from order_gift_cards')
    expect(await eraseDueOrders(shop.services, 100)).toBe(1)
  })

  test('open ones keep them', async () => {
    await order(false)
    await end('UNCONFIRMED', 31)
    expect(await eraseDueOrders(shop.services, 100)).toBe(0)
  })

  test('two processes at once erase each once, a part at a time', async () => {
    for (let i = 0; i < 5; i++) await order(false)
    await end('EXPIRED', 31)
    const counts = await Promise.all([eraseDueOrders(shop.services, 3), eraseDueOrders(shop.services, 3)])
    expect(counts[0] + counts[1]).toBe(5)
  })
})
