/** What a payer can try on the test card's page besides approving and refusing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuyingShop, CARD, openShop, UNCOUNTED } from '../../testing/buying.ts'
import { fromGlobalId } from '../global-id.ts'
import { expireDueOrders } from '../order/expire.ts'
import { notifyLate } from './test-card.ts'
import { BANK_CODE, LATE_MS } from './test-card-outcome.ts'

let shop: BuyingShop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const HOUR = 3_600_000
const TOTAL = 1700
const RETURN_URL = 'http://shop.test/payment'

async function opened(language = 'EN') {
  const checkout = await shop.basket(UNCOUNTED)
  await shop.ask(
    `mutation($id: ID) { checkoutLanguageCodeUpdate(id: $id, languageCode: ${language}) { errors { code } } }`,
    { id: checkout },
  )
  const { order } = await shop.complete(checkout)
  const payment = await shop.pay(order.id, { id: CARD, data: { returnUrl: RETURN_URL } })
  const path = new URL(payment.data.redirectUrl).pathname
  return { order: order.id as string, transaction: payment.transaction.id as string, path }
}
type Opened = Awaited<ReturnType<typeof opened>>
const get = ({ path }: Opened) => shop.app.inject({ url: path, headers: { host: 'shop.test' } })
const post = ({ path }: Opened, decision: string, code = '') =>
  shop.app.inject({
    method: 'POST',
    url: path,
    headers: { host: 'shop.test', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ decision, code }).toString(),
  })
const process = async ({ transaction }: Opened) =>
  (
    await shop.ask(
      'mutation($id: ID) { transactionProcess(id: $id) { transactionEvent { type } data errors { code } } }',
      { id: transaction },
    )
  ).data.transactionProcess
const orderOf = async ({ order }: Opened) =>
  (
    await shop.ask('query($id: ID) { order(id: $id) { status isPaid chargeStatus totalBalance { amount } } }', {
      id: order,
    })
  ).data.order
const charges = ({ transaction }: Opened) =>
  shop.count(
    `select count(*) from transaction_events where transaction_id = '${fromGlobalId(transaction)!.key}' and type = 'CHARGE_SUCCESS'`,
  )

describe('3-D Secure', () => {
  test('asks on a page of its own, takes the code only, and pays once', async () => {
    const p = await opened()
    const asked = await post(p, 'secure')
    expect([asked.statusCode, asked.headers.location]).toEqual([303, p.path])
    const page = await get(p)
    expect(page.body).toContain('Your bank asks')
    expect(page.body).toContain(BANK_CODE)
    expect(page.body).not.toContain('<script')
    expect(await process(p)).toMatchObject({
      transactionEvent: { type: 'CHARGE_ACTION_REQUIRED' },
      data: { state: 'SECURE', redirectUrl: `http://shop.test${p.path}` },
    })
    for (const wrong of ['', '000000']) {
      const refused = await post(p, 'confirm', wrong)
      expect(refused.statusCode).toBe(422)
      expect(refused.body).toContain('That is not the code.')
    }
    // The buttons of the first page no longer count.
    await post(p, 'approve')
    expect((await orderOf(p)).isPaid).toBe(false)
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(p, 'confirm', ` ${BANK_CODE.slice(0, 3)} ${BANK_CODE.slice(3)}`)),
    )
    for (const a of answers) expect(a.headers.location).toMatch(/^http:\/\/shop\.test\/payment\?order=/)
    expect(await orderOf(p)).toMatchObject({ isPaid: true, chargeStatus: 'FULL' })
    expect(await charges(p)).toBe(1)
  })

  test('refused is declined', async () => {
    const p = await opened()
    await post(p, 'secure')
    await post(p, 'refuse')
    expect(await process(p)).toMatchObject({
      transactionEvent: { type: 'CHARGE_FAILURE' },
      data: { state: 'DECLINED' },
    })
    await post(p, 'confirm', BANK_CODE)
    expect((await orderOf(p)).isPaid).toBe(false)
  })

  test('does not go on when the time is over', async () => {
    const p = await opened()
    await post(p, 'secure')
    shop.turnClock(HOUR + 1000)
    await expireDueOrders(shop.services)
    const late = await post(p, 'confirm', BANK_CODE)
    expect(late.body).toContain('The time to pay is over')
    expect(await orderOf(p)).toMatchObject({ status: 'EXPIRED', isPaid: false })
  })
})

test('told twice is paid once', async () => {
  const p = await opened()
  expect((await post(p, 'twice')).statusCode).toBe(303)
  expect(await orderOf(p)).toMatchObject({ isPaid: true, chargeStatus: 'FULL', totalBalance: { amount: 0 } })
  expect(await charges(p)).toBe(1)
  expect(await shop.count(`select charged from transactions where id = '${fromGlobalId(p.transaction)!.key}'`)).toBe(
    TOTAL,
  )
})

describe('told late', () => {
  test('the shop waits meanwhile, and hears of it also when the payer never returns', async () => {
    const p = await opened()
    expect((await post(p, 'late')).statusCode).toBe(303)
    expect(await process(p)).toMatchObject({
      transactionEvent: { type: 'CHARGE_REQUEST' },
      data: { state: 'LATE', redirectUrl: null },
    })
    expect(await orderOf(p)).toMatchObject({ status: 'UNCONFIRMED', isPaid: false })
    shop.turnClock(LATE_MS - 2000)
    await notifyLate(shop.services)
    expect((await orderOf(p)).isPaid).toBe(false)
    shop.turnClock(2500)
    await Promise.all([notifyLate(shop.services), notifyLate(shop.services)])
    expect(await orderOf(p)).toMatchObject({ status: 'UNFULFILLED', isPaid: true })
    expect(await charges(p)).toBe(1)
    expect(await process(p)).toMatchObject({
      transactionEvent: { type: 'CHARGE_SUCCESS' },
      data: { state: 'APPROVED' },
    })
  })

  test('it holds the order over its deadline', async () => {
    const p = await opened()
    shop.turnClock(HOUR - 5000)
    await post(p, 'late')
    shop.turnClock(LATE_MS + 1000)
    await expireDueOrders(shop.services)
    await notifyLate(shop.services)
    expect(await orderOf(p)).toMatchObject({ status: 'UNFULFILLED', isPaid: true })
  })
})

test.each([
  ['EN', 'Ask the bank first (3-D Secure)', 'Code from your bank'],
  ['RU', 'Сначала спросить банк (3-D Secure)', 'Код от банка'],
  ['CS', 'Nejdřív se zeptat banky (3-D Secure)', 'Kód od banky'],
])('all of it in %s', async (language, button, label) => {
  const p = await opened(language)
  expect((await get(p)).body).toContain(button)
  await post(p, 'secure')
  const page = await get(p)
  expect(page.body).toContain(label)
  expect(page.body).toContain(`<html lang="${language.toLowerCase()}" dir="ltr">`)
})

test('a refund is done at once', async () => {
  const p = await opened()
  await post(p, 'approve')
  const token = await shop.signUp('desk@example.com', { permissions: ['HANDLE_PAYMENTS'] })
  await shop.ask(
    'mutation($id: ID) { transactionRequestAction(id: $id, actionType: REFUND, amount: 5) { errors { code } } }',
    { id: p.transaction },
    token,
  )
  expect(await orderOf(p)).toMatchObject({ chargeStatus: 'PARTIAL', totalBalance: { amount: -5 } })
})
