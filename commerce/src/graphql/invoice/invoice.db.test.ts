/** Invoices are made, numbered, fetched by whom they are for, sent and taken away. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DUMMY, UNCOUNTED } from '../../testing/buying.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { writeMail } from '../../domain/mail/write.ts'

let shop: StaffShop
let staff: Someone
beforeAll(async () => {
  shop = await openStaffShop()
  staff = await shop.person({ permissions: ['MANAGE_ORDERS', 'HANDLE_PAYMENTS'] })
}, 60_000)
afterAll(() => shop.close())

const INVOICE = 'id number url status externalUrl metadata { key value } privateMetadata { key value } order { id }'
const request = (orderId: string, number?: string) =>
  shop.by(
    staff,
    `mutation($id: ID!, $number: String) { invoiceRequest(orderId: $id, number: $number) { invoice { ${INVOICE} } order { id invoices { number } } errors { field code } } }`,
    { id: orderId, number },
  )
const create = (orderId: string, input: object) =>
  shop.by(
    staff,
    `mutation($id: ID!, $input: InvoiceCreateInput!) { invoiceCreate(orderId: $id, input: $input) { invoice { ${INVOICE} } errors { field code } } }`,
    { id: orderId, input },
  )
const act = (name: string, id: string, more = '', variables: object = {}) =>
  shop.by(
    staff,
    `mutation($id: ID!${more ? ', $input: UpdateInvoiceInput!' : ''}) { ${name}(id: $id${more}) { invoice { ${INVOICE} } errors { field code } } }`,
    { id, ...variables },
  )
const update = (id: string, input: object) => act('invoiceUpdate', id, ', input: $input', { input })
const orderOf = (id: string, who: Someone | null = staff) =>
  shop.by(who, 'query($id: ID!) { order(id: $id) { invoices { number url } events { type } } }', { id })

async function paid(): Promise<string> {
  const { order } = await shop.complete(await shop.basket(UNCOUNTED))
  await shop.pay(order.id, { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } })
  return order.id
}

const fetched = (url: string) => shop.app.inject({ method: 'GET', url: new URL(url).pathname })

describe('An invoice of the shop', () => {
  test('is numbered without gaps, also by many at once, and answered again while nothing changed', async () => {
    const orders = [await paid(), await paid(), await paid(), await paid()]
    const made = await Promise.all(orders.map((id) => request(id)))
    expect(made.map((m) => m.errors)).toEqual([[], [], [], []])
    const year = new Date().getUTCFullYear()
    expect(made.map((m) => m.invoice.number as string).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [1, 2, 3, 4].map((n) => `${year}-${String(n).padStart(6, '0')}`),
    )
    const again = await request(orders[0]!)
    expect(again.invoice.number).toBe(made[0].invoice.number)
    expect(again.order.invoices).toEqual([{ number: made[0].invoice.number }])
    await shop.sql(
      'update shops set metadata = metadata || \'{"invoice.vatId": "CZ1"}\', private_metadata = \'{"invoice.prefix": "FV-"}\'',
    )
    shop.forget()
    const changed = await request(orders[0]!)
    expect(changed.invoice.number).toBe(`FV-${year}-000005`)
    expect((await orderOf(orders[0]!)).events.map((e: { type: string }) => e.type)).toEqual(
      expect.arrayContaining(['INVOICE_GENERATED']),
    )
  })

  test('has a number by hand that no other has, also where two are given it at once', async () => {
    const ids = [await paid(), await paid(), await paid()]
    const made = await Promise.all(ids.map((id) => request(id, 'H-1')))
    expect(made.flatMap((m) => m.errors.map((e: { code: string }) => e.code))).toEqual([
      'INVALID_STATUS',
      'INVALID_STATUS',
    ])
  })

  test('is fetched as a PDF by a signed address that ends, and by no other', async () => {
    const { invoice } = await request(await paid())
    const got = await fetched(invoice.url)
    expect(got.statusCode).toBe(200)
    expect(got.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
    expect(got.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const [, , id, until, signed, name] = new URL(invoice.url).pathname.split('/')
    const wrong = async (...parts: (string | undefined)[]) =>
      (await shop.app.inject({ method: 'GET', url: `/invoices/${parts.join('/')}` })).statusCode
    expect(await wrong(String(Number(id) - 1), until, signed, name)).toBe(404)
    expect(await wrong(id, `${until}z`, signed, name)).toBe(404)
    expect(await wrong(id, until, `${signed!.slice(0, -2)}AA`, name)).toBe(404)
    expect(await wrong(id, until, 'x', name)).toBe(404)
    shop.turnClock(14 * 3_600_000)
    expect((await fetched(invoice.url)).statusCode).toBe(404)
    shop.turnClock(0)
    staff = await shop.person({ permissions: ['MANAGE_ORDERS', 'HANDLE_PAYMENTS'] })
  })

  test('is drawn with others into one file for staff, each with its own pages', async () => {
    const made = [await request(await paid()), await request(await paid()), await request(await paid())]
    const ids = made.map(({ invoice }): string => invoice.id)
    const file = (invoices: unknown, who: Someone | null = staff) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/invoices/',
        headers: { host: 'shop.test', ...(who ? { authorization: `Bearer ${who.token}` } : {}) },
        payload: { invoices },
      })
    const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length
    const one = await file([ids[0]])
    expect(one.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect(pagesIn(one.rawPayload)).toBe(1)
    const all = await file(ids)
    expect([all.statusCode, pagesIn(all.rawPayload)]).toEqual([200, 3])

    for (const wrong of [
      undefined,
      [],
      'x',
      ['x'],
      [toGlobalId('Order', ids[0]!)],
      Array.from({ length: 101 }, (_, n) => toGlobalId('Invoice', n + 1)),
    ])
      expect((await file(wrong)).statusCode).toBe(400)
    expect((await file([...ids, toGlobalId('Invoice', 99_999)])).statusCode).toBe(404)
    await act('invoiceDelete', ids[2]!)
    expect((await file(ids)).statusCode).toBe(404)
    const elsewhere = await shop.person({ permissions: ['MANAGE_ORDERS'], channels: ['paid'] })
    expect((await file([ids[0]], elsewhere)).statusCode).toBe(404)
    expect((await file([ids[0]], await shop.person({ permissions: ['MANAGE_PRODUCTS'] }))).statusCode).toBe(403)
    expect((await file([ids[0]], null)).statusCode).toBe(401)
  })

  test('is read by its buyer who is signed in and by staff, not by whoever knows the order', async () => {
    const buyer = await shop.person()
    const stranger = await shop.person()
    const id = await paid()
    await request(id)
    await shop.sql('update orders set user_id = $1 where number = (select max(number) from orders)', [buyer.key])
    expect((await orderOf(id)).invoices).toHaveLength(1)
    const own = await shop.by(buyer, 'query($id: ID!) { order(id: $id) { invoices { url } } }', { id })
    expect((await fetched(own.invoices[0].url)).statusCode).toBe(200)
    expect(await shop.by(stranger, 'query($id: ID!) { order(id: $id) { invoices { url } } }', { id })).toBe(
      'PermissionDenied',
    )
    expect(await shop.by(null, 'query($id: ID!) { order(id: $id) { invoices { url } } }', { id })).toBe(
      'PermissionDenied',
    )
  })

  test('is sent as a link, keeps its number and content, and its number when it is taken away', async () => {
    const id = await paid()
    const { invoice } = await request(id)
    expect((await act('invoiceSendNotification', invoice.id)).errors).toEqual([])
    const [mail] = await shop.sql(
      'select kind, language_code as "languageCode", payload from mails where kind = \'order-invoice\'',
    )
    const written = await writeMail({ ...shop.services, address: 'https://shop.example.com' }, mail)
    expect(written!.subject).toContain(invoice.number)
    const link = /https:\/\/shop\.example\.com\/invoices\/\S+?\.pdf/.exec(written!.text)![0]
    expect((await fetched(link)).statusCode).toBe(200)
    expect((await update(invoice.id, { number: 'X' })).errors).toEqual([{ field: null, code: 'INVALID_STATUS' }])
    expect((await update(invoice.id, { metadata: [{ key: 'a', value: 'b' }] })).invoice.metadata).toEqual([
      { key: 'a', value: 'b' },
    ])
    expect(await act('invoiceDelete', invoice.id)).toMatchObject({ errors: [], invoice: { id: invoice.id } })
    expect((await act('invoiceDelete', invoice.id)).errors).toEqual([{ field: 'id', code: 'NOT_FOUND' }])
    expect((await fetched(link)).statusCode).toBe(404)
    // A mail that still waits tells of nothing that is gone.
    expect(await writeMail({ ...shop.services, address: 'https://shop.example.com' }, mail)).toBeNull()
    expect((await orderOf(id)).invoices).toEqual([])
    expect((await request(id, invoice.number)).errors).toEqual([{ field: 'number', code: 'INVALID_STATUS' }])
    expect((await request(id)).invoice.number).not.toBe(invoice.number)
  })

  test('is not made of an order that was cancelled, and one from before is answered again', async () => {
    const cancel = (id: string) =>
      shop.by(staff, 'mutation($id: ID!) { orderCancel(id: $id) { errors { code } } }', { id })
    const basket = await shop.basket(UNCOUNTED, { promoCode: 'GIFT-0005' })
    const { order } = await shop.complete(basket)
    await shop.pay(order.id, { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } })
    expect((await cancel(order.id)).errors).toEqual([])
    expect((await request(order.id)).errors).toEqual([{ field: 'orderId', code: 'INVALID_STATUS' }])
    expect((await orderOf(order.id)).invoices).toEqual([])
    const id = await paid()
    const { invoice } = await request(id)
    await cancel(id)
    expect((await request(id)).invoice.number).toBe(invoice.number)
  })

  test('is refused before the order is confirmed, and where the shop makes none', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    await shop.sql("update orders set status = 'UNCONFIRMED' where number = (select max(number) from orders)")
    expect((await request(order.id)).errors).toEqual([{ field: 'orderId', code: 'INVALID_STATUS' }])
    const id = await paid()
    const newest = 'where number = (select max(number) from orders)'
    await shop.sql(`update orders set billing_address = null ${newest}`)
    expect((await request(id)).errors).toEqual([{ field: 'orderId', code: 'NOT_READY' }])
    await shop.sql(`update orders set billing_address = shipping_address ${newest}`)
    await shop.sql('update shops set private_metadata = private_metadata || \'{"invoice.off": "true"}\'')
    shop.forget()
    expect((await request(id)).errors).toEqual([{ field: 'orderId', code: 'NO_INVOICE_PLUGIN' }])
    await shop.sql("update shops set private_metadata = private_metadata - 'invoice.off'")
    shop.forget()
  })
})

test('An invoice whose buyer was erased is sent to nobody', async () => {
  const id = await paid()
  const { invoice } = await request(id)
  await shop.sql("update orders set user_email = '', erased_at = now() where number = (select max(number) from orders)")
  await shop.sql('update invoices set content = null where id = (select max(id) from invoices)')
  expect((await act('invoiceSendNotification', invoice.id)).errors).toEqual([
    { field: 'url', code: 'URL_NOT_SET' },
    { field: 'order', code: 'EMAIL_NOT_SET' },
  ])
  expect((await orderOf(id)).invoices).toEqual([{ number: invoice.number, url: null }])
})

describe('An invoice that was made elsewhere', () => {
  test('is added, changed and deleted', async () => {
    const id = await paid()
    const input = { number: 'A-1', url: 'https://example.com/a.pdf', metadata: [{ key: 'k', value: 'v' }] }
    const { invoice } = await create(id, input)
    expect(invoice).toMatchObject({
      number: 'A-1',
      url: input.url,
      externalUrl: input.url,
      status: 'SUCCESS',
      metadata: [{ key: 'k', value: 'v' }],
    })
    expect((await update(invoice.id, { number: 'A-2' })).invoice.number).toBe('A-2')
    expect((await act('invoiceDelete', invoice.id)).errors).toEqual([])
    expect((await orderOf(id)).invoices).toEqual([])
  })

  test('is refused without a number or an address, and for an order that is not there', async () => {
    expect((await create(await paid(), { number: ' ', url: '' })).errors).toEqual([
      { field: 'number', code: 'REQUIRED' },
      { field: 'url', code: 'REQUIRED' },
    ])
    const none = toGlobalId('Order', '00000000-0000-4000-8000-000000000000')
    expect((await create(none, { number: '1', url: 'https://example.com/' })).errors).toEqual([
      { field: 'orderId', code: 'NOT_FOUND' },
    ])
  })
})
