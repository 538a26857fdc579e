/** Staff and apps write down payments that were made elsewhere, and grant refunds of orders. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DUMMY, UNCOUNTED } from '../../testing/buying.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'
import { fromGlobalId, toGlobalId } from '../../domain/global-id.ts'

let shop: StaffShop
let staff: Someone
beforeAll(async () => {
  shop = await openStaffShop()
  staff = await shop.person({
    permissions: ['MANAGE_ORDERS', 'HANDLE_PAYMENTS', 'MANAGE_SETTINGS', 'MANAGE_STAFF', 'MANAGE_USERS'],
  })
}, 60_000)
afterAll(() => shop.close())

const usd = (amount: number) => ({ amount, currency: 'USD' })

/** An order of 17 dollars that nobody paid yet. */
const anOrder = async (): Promise<string> => (await shop.complete(await shop.basket(UNCOUNTED))).order.id

const TRANSACTION = `id name message pspReference externalUrl actions authorizedAmount { amount } chargedAmount { amount } refundedAmount { amount }
  canceledAmount { amount } createdBy { __typename ... on User { id } ... on App { id } } events { type amount { amount } message pspReference createdBy { __typename } }`
const create = (who: { token: string } | null, id: string, transaction: object, transactionEvent?: object) =>
  shop.by(
    who,
    `mutation($id: ID!, $t: TransactionCreateInput!, $e: TransactionEventInput) { transactionCreate(id: $id, transaction: $t, transactionEvent: $e) {
      transaction { ${TRANSACTION} order { id status chargeStatus } } errors { field code } } }`,
    { id, t: transaction, e: transactionEvent },
  )
const update = (who: { token: string }, id: string, transaction: object, transactionEvent?: object) =>
  shop.by(
    who,
    `mutation($id: ID!, $t: TransactionUpdateInput, $e: TransactionEventInput) { transactionUpdate(id: $id, transaction: $t, transactionEvent: $e) {
      transaction { ${TRANSACTION} } errors { field code } } }`,
    { id, t: transaction, e: transactionEvent },
  )
const orderOf = (id: string) =>
  shop.by(
    staff,
    `query($id: ID!) { order(id: $id) { status chargeStatus authorizeStatus isPaid totalCharged { amount } totalBalance { amount } totalGrantedRefund { amount }
      totalRemainingGrant { amount } totalRefunded { amount } grantedRefunds { id status amount { amount } transactionEvents { type } } transactions { id } events { type message } } }`,
    { id },
  )

describe('A payment that was made elsewhere', () => {
  test('confirms the order and has the amounts that are said', async () => {
    const id = await anOrder()
    const { transaction, errors } = await create(
      staff,
      id,
      {
        name: 'Bank',
        message: 'By wire',
        pspReference: 'wire-1',
        externalUrl: 'https://bank.example.com/1',
        availableActions: ['REFUND', 'REFUND'],
        amountCharged: usd(17),
      },
      { pspReference: 'note-1', message: 'Seen on the account' },
    )
    expect(errors).toEqual([])
    expect(transaction).toMatchObject({
      name: 'Bank',
      message: 'By wire',
      pspReference: 'wire-1',
      externalUrl: 'https://bank.example.com/1',
      actions: ['REFUND'],
      chargedAmount: { amount: 17 },
      authorizedAmount: { amount: 0 },
      createdBy: { __typename: 'User', id: staff.id },
      order: { id, status: 'UNFULFILLED', chargeStatus: 'FULL' },
    })
    expect(transaction.events).toEqual([
      {
        type: 'INFO',
        amount: { amount: 0 },
        message: 'Seen on the account',
        pspReference: 'note-1',
        createdBy: { __typename: 'User' },
      },
      expect.objectContaining({ type: 'CHARGE_SUCCESS', amount: { amount: 17 }, pspReference: 'wire-1' }),
    ])
    const { events, ...order } = await orderOf(id)
    expect(order).toMatchObject({ isPaid: true, totalCharged: { amount: 17 }, totalBalance: { amount: 0 } })
    expect(events.map((e: { type: string }) => e.type)).toEqual(
      expect.arrayContaining(['TRANSACTION_EVENT', 'ORDER_FULLY_PAID']),
    )
  })

  test('takes every amount independently, on a checkout too', async () => {
    const checkout = await shop.basket(UNCOUNTED)
    const made = await create(staff, checkout, {
      amountAuthorized: usd(4),
      amountCharged: usd(10),
      amountRefunded: usd(3),
      amountCanceled: usd(1),
    })
    expect(made.transaction).toMatchObject({
      authorizedAmount: { amount: 4 },
      chargedAmount: { amount: 10 },
      refundedAmount: { amount: 3 },
      canceledAmount: { amount: 1 },
    })
    const { transaction } = await update(staff, made.transaction.id, {
      name: 'Renamed',
      amountAuthorized: usd(0),
      amountCharged: usd(14),
    })
    expect(transaction).toMatchObject({
      name: 'Renamed',
      authorizedAmount: { amount: 0 },
      chargedAmount: { amount: 14 },
      refundedAmount: { amount: 3 },
      canceledAmount: { amount: 1 },
    })
    const less = await update(staff, made.transaction.id, { amountCharged: usd(2), amountRefunded: usd(0) })
    expect(less.transaction).toMatchObject({ chargedAmount: { amount: 2 }, refundedAmount: { amount: 0 } })
  })

  test('is refused with another currency, a taken reference, an empty key, a wrong address', async () => {
    const id = await anOrder()
    const refused = async (transaction: object) => (await create(staff, id, transaction)).errors
    expect(await refused({ amountCharged: { amount: 1, currency: 'EUR' } })).toEqual([
      { field: 'amountCharged', code: 'INCORRECT_CURRENCY' },
    ])
    expect(await refused({ metadata: [{ key: ' ', value: '' }] })).toEqual([
      { field: 'metadata', code: 'METADATA_KEY_REQUIRED' },
    ])
    expect(await refused({ externalUrl: 'nowhere' })).toEqual([{ field: 'transaction', code: 'INVALID' }])
    // Two payments may be written down with one reference; one that has another must not be given it later.
    await create(staff, id, { pspReference: 'twice' })
    expect(await refused({ pspReference: 'twice' })).toEqual([])
    const { transaction } = await create(staff, id, { pspReference: 'once' })
    expect((await update(staff, transaction.id, { pspReference: 'twice' })).errors).toEqual([
      { field: 'transaction', code: 'UNIQUE' },
    ])
    expect((await create(staff, toGlobalId('Order', '00000000-0000-4000-8000-000000000000'), {})).errors).toEqual([
      { field: 'id', code: 'NOT_FOUND' },
    ])
    expect(await create(await shop.person({ permissions: ['MANAGE_ORDERS'] }), id, {})).toBe('PermissionDenied')
    expect(await create(null, id, {})).toBe('PermissionDenied')
  })

  test('confirms its order in part, too, placed before or afterwards', async () => {
    const id = await anOrder()
    expect((await create(staff, id, { amountCharged: usd(1) })).transaction.order).toMatchObject({
      status: 'UNFULFILLED',
      chargeStatus: 'PARTIAL',
    })
    const checkout = await shop.basket(UNCOUNTED)
    await create(staff, checkout, { amountAuthorized: usd(1) })
    const { order } = await shop.complete(checkout)
    expect(await orderOf(order.id)).toMatchObject({ status: 'UNFULFILLED', authorizeStatus: 'PARTIAL' })
    const held = await shop.sql('select held_network, expires_at from orders order by number desc limit 2')
    expect(held).toEqual([
      { held_network: null, expires_at: null },
      { held_network: null, expires_at: null },
    ])
  })

  test('is put before people where an app wrote it down for an order that is over, or that was paid', async () => {
    const app = await shop.program(['HANDLE_PAYMENTS'])
    const reviewsOf = (id: string) =>
      shop.sql('select reason, amount from payment_reviews where order_id = $1 order by id', [fromGlobalId(id)!.key])
    for (const who of [app, staff]) {
      const [over, paid] = [await anOrder(), await anOrder()]
      await shop.sql("update orders set expires_at = now() - interval '1 minute' where id = $1", [
        fromGlobalId(over)!.key,
      ])
      await create(who, over, { amountCharged: usd(17) })
      const { transaction } = await create(who, paid, { amountCharged: usd(17) })
      await update(who, transaction.id, { amountCharged: usd(20), amountRefunded: usd(1) })
      expect((await orderOf(over)).status).toBe('EXPIRED')
      // People know what they write down.
      const isTold = who === app
      expect(await reviewsOf(over)).toEqual(isTold ? [{ reason: 'LATE', amount: 1700 }] : [])
      expect(await reviewsOf(paid)).toEqual(isTold ? [{ reason: 'OVERPAID', amount: 300 }] : [])
    }
  })

  test('belongs to the app that wrote it down', async () => {
    const [one, other] = [await shop.program(['HANDLE_PAYMENTS']), await shop.program(['HANDLE_PAYMENTS'])]
    const made = await create(one, await anOrder(), { amountAuthorized: usd(17), availableActions: ['CHARGE'] })
    expect(made.transaction.createdBy).toEqual({ __typename: 'App', id: one.id })
    expect(await update(other, made.transaction.id, { name: 'Mine' })).toBe('PermissionDenied')
    expect(await update(staff, made.transaction.id, { name: 'Mine' })).toBe('PermissionDenied')
    expect((await update(one, made.transaction.id, { name: 'Mine' })).transaction.name).toBe('Mine')
  })
})

const GRANT = `grantedRefund { id status reason shippingCostsIncluded amount { amount } user { email } transaction { id } lines { id quantity reason orderLine { id } } }
  order { totalGrantedRefund { amount } totalRemainingGrant { amount } chargeStatus }`
const grant = (id: string, input: object) =>
  shop.by(
    staff,
    `mutation($id: ID!, $input: OrderGrantRefundCreateInput!) { orderGrantRefundCreate(id: $id, input: $input) { ${GRANT} errors { field code lines { field code lineId } } } }`,
    { id, input },
  )
const regrant = (id: string, input: object) =>
  shop.by(
    staff,
    `mutation($id: ID!, $input: OrderGrantRefundUpdateInput!) { orderGrantRefundUpdate(id: $id, input: $input) { ${GRANT}
      errors { field code addLines { code lineId } removeLines { code lineId } } } }`,
    { id, input },
  )
const payOut = (transaction: string, refund: string) =>
  shop.by(
    staff,
    `mutation($id: ID!, $refund: ID!) { transactionRequestRefundForGrantedRefund(id: $id, grantedRefundId: $refund) { transaction { id } errors { field code } } }`,
    { id: transaction, refund },
  )

test('Staff read by which method a payment was made', async () => {
  const { order } = await shop.complete(await shop.basket(UNCOUNTED))
  await shop.pay(order.id, { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } })
  const { transactions } = await shop.by(
    staff,
    'query($id: ID!) { order(id: $id) { transactions { name metafield(key: "gateway") } } }',
    {
      id: order.id,
    },
  )
  expect(transactions).toEqual([{ name: '', metafield: DUMMY }])
})

describe('A granted refund', () => {
  async function paid() {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const done = await shop.pay(order.id, { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } })
    const [line] = (await shop.by(staff, 'query($id: ID!) { order(id: $id) { lines { id } } }', { id: order.id })).lines
    return { id: order.id as string, line: line.id as string, transaction: done.transaction.id as string }
  }

  test('is counted from lines and delivery, changed, and paid out once', async () => {
    const { id, line, transaction } = await paid()
    const made = await grant(id, {
      lines: [{ id: line, quantity: 1, reason: 'Broken' }],
      grantRefundForShipping: true,
      transactionId: transaction,
    })
    expect(made).toMatchObject({
      errors: [],
      grantedRefund: {
        status: 'NONE',
        reason: '',
        amount: { amount: 17 },
        shippingCostsIncluded: true,
        lines: [{ quantity: 1, reason: 'Broken', orderLine: { id: line } }],
      },
      order: { totalGrantedRefund: { amount: 17 }, totalRemainingGrant: { amount: 17 }, chargeStatus: 'OVERCHARGED' },
    })
    const refund = made.grantedRefund.id
    const changed = await regrant(refund, { removeLines: [made.grantedRefund.lines[0].id], reason: 'Late' })
    expect(changed.grantedRefund).toMatchObject({ amount: { amount: 5 }, reason: 'Late', lines: [] })
    expect((await payOut(transaction, refund)).errors).toEqual([])
    expect((await payOut(transaction, refund)).errors).toEqual([
      { field: 'grantedRefundId', code: 'REFUND_ALREADY_PROCESSED' },
    ])
    expect((await regrant(refund, { amount: 1 })).errors).toMatchObject([{ code: 'INVALID' }])
    const after = await orderOf(id)
    expect(after).toMatchObject({
      chargeStatus: 'FULL',
      totalRefunded: { amount: 5 },
      totalGrantedRefund: { amount: 5 },
      totalRemainingGrant: { amount: 0 },
      totalBalance: { amount: 0 },
      grantedRefunds: [
        { id: refund, status: 'SUCCESS', transactionEvents: [{ type: 'REFUND_REQUEST' }, { type: 'REFUND_SUCCESS' }] },
      ],
    })
    const reviews = await shop.sql(
      "select reason from payment_reviews where order_id = (select id from orders where number = (select max(number) from orders)) and reason = 'UNCOVERED'",
    )
    expect(reviews).toEqual([])
  })

  test('is refused when nothing is said, for too much, for foreign lines, for the delivery twice', async () => {
    const { id, line, transaction } = await paid()
    const other = await paid()
    const errors = async (input: object) => (await grant(id, { transactionId: transaction, ...input })).errors
    expect(await errors({})).toEqual(
      ['amount', 'lines', 'grantRefundForShipping'].map((field) => ({ field, code: 'REQUIRED', lines: null })),
    )
    expect(await errors({ amount: 17.01 })).toMatchObject([{ field: 'amount', code: 'AMOUNT_GREATER_THAN_AVAILABLE' }])
    expect(await errors({ lines: [{ id: line, quantity: 2 }] })).toEqual([
      {
        field: 'lines',
        code: 'INVALID',
        lines: [{ field: 'quantity', code: 'QUANTITY_GREATER_THAN_AVAILABLE', lineId: line }],
      },
    ])
    expect(await errors({ lines: [{ id: other.line, quantity: 1 }] })).toMatchObject([
      { field: 'lines', lines: [{ code: 'NOT_FOUND', lineId: other.line }] },
    ])
    expect(await errors({ amount: 1, transactionId: other.transaction })).toMatchObject([
      { field: 'transactionId', code: 'INVALID' },
    ])
    expect(await errors({ grantRefundForShipping: true })).toEqual([])
    expect(await errors({ grantRefundForShipping: true })).toMatchObject([
      { field: 'grantRefundForShipping', code: 'SHIPPING_COSTS_ALREADY_GRANTED' },
    ])
  })

  test('is paid out once, also while its provider has not answered yet', async () => {
    const { id, transaction } = await paid()
    const { grantedRefund: refund } = await grant(id, { amount: 3, transactionId: transaction })
    await payOut(transaction, refund.id)
    await shop.sql(
      "delete from transaction_events where type = 'REFUND_SUCCESS' and id = (select max(id) from transaction_events)",
    )
    expect((await payOut(transaction, refund.id)).errors).toEqual([
      { field: 'grantedRefundId', code: 'REFUND_IS_PENDING' },
    ])
  })

  test('counts pieces so that all of a line come to what the line cost', async () => {
    // Three pieces cost 35.00 together: 11.67 each, which would be 35.01.
    const { order } = await shop.complete(await shop.basket(UNCOUNTED, { quantity: 3, promoCode: 'FIVE' }))
    const done = await shop.pay(order.id, { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } })
    const [line] = (await shop.by(staff, 'query($id: ID!) { order(id: $id) { lines { id } } }', { id: order.id })).lines
    const all = (quantity: number, more: object = {}) =>
      grant(order.id, {
        lines: [{ id: line.id, quantity }],
        transactionId: done.transaction.id,
        ...more,
      })
    const whole = await all(3, { grantRefundForShipping: true })
    expect(whole).toMatchObject({ errors: [], grantedRefund: { amount: { amount: 40 } } })
    const left = await regrant(whole.grantedRefund.id, { removeLines: [whole.grantedRefund.lines[0].id] })
    expect(left.grantedRefund.amount.amount).toBe(5)
    expect((await all(1)).grantedRefund.amount.amount).toBe(11.67)
    expect((await all(2)).grantedRefund.amount.amount).toBe(23.33)
  })

  test('is paid out as it was granted or not at all, also beside another one', async () => {
    const { id, transaction } = await paid()
    const granted = [(await grant(id, { amount: 10, transactionId: transaction })).grantedRefund.id]
    granted.push((await grant(id, { amount: 10, transactionId: transaction })).grantedRefund.id)
    const done = await Promise.all(granted.map((refund) => payOut(transaction, refund)))
    expect(done.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    const after = await orderOf(id)
    expect(after).toMatchObject({ totalRefunded: { amount: 10 }, totalCharged: { amount: 7 } })
    expect(after.grantedRefunds.map((r: { status: string }) => r.status).toSorted()).toEqual(['NONE', 'SUCCESS'])
  })

  test('that is changed while it is paid out is paid out as it was granted or not at all', async () => {
    const { id, transaction } = await paid()
    const { grantedRefund: refund } = await grant(id, { amount: 10, transactionId: transaction })
    await Promise.all([regrant(refund.id, { amount: 3 }), payOut(transaction, refund.id)])
    const { totalRefunded, grantedRefunds } = await orderOf(id)
    expect(totalRefunded).toEqual(grantedRefunds[0].status === 'SUCCESS' ? grantedRefunds[0].amount : { amount: 0 })
  })

  test('has no page as its reason where its id is empty, as Dashboard sends it', async () => {
    const { id, line, transaction } = await paid()
    const made = await grant(id, {
      lines: [{ id: line, quantity: 1, reasonReference: '' }],
      transactionId: transaction,
      reasonReference: '',
    })
    expect(made.errors).toEqual([])
    const changed = await regrant(made.grantedRefund.id, { reason: 'Wet', reasonReference: '' })
    expect(changed).toMatchObject({ errors: [], grantedRefund: { reason: 'Wet' } })
    const asked = await shop.by(
      staff,
      `mutation($id: ID!) { transactionRequestAction(id: $id, actionType: REFUND, amount: 1, refundReasonReference: "") {
        errors { field code } } }`,
      { id: transaction },
    )
    expect(asked).toEqual({ errors: [] })
  })

  test('needs a page as its reason once a page type for reasons is chosen', async () => {
    const { id, transaction } = await paid()
    await shop.sql("insert into page_types (slug, name) values ('reasons', 'Reasons'), ('news', 'News')")
    const [reasons] = await shop.sql("select id from page_types where slug = 'reasons'")
    await shop.sql(
      "insert into pages (slug, title, page_type_id) select slug, slug, id from page_types where slug in ('reasons', 'news')",
    )
    const pages = await shop.sql("select id, slug from pages where slug in ('reasons', 'news')")
    const page = (slug: string) => toGlobalId('Page', pages.find((p: { slug: string }) => p.slug === slug).id)
    const set = await shop.by(
      staff,
      'mutation($input: RefundSettingsUpdateInput!) { refundSettingsUpdate(input: $input) { refundSettings { reasonReferenceType { slug } } errors { code } } }',
      { input: { refundReasonReferenceType: toGlobalId('PageType', reasons.id) } },
    )
    expect(set).toEqual({ refundSettings: { reasonReferenceType: { slug: 'reasons' } }, errors: [] })
    const input = { amount: 1, transactionId: transaction }
    expect((await grant(id, input)).errors).toMatchObject([{ field: 'reasonReference', code: 'REQUIRED' }])
    expect((await grant(id, { ...input, reasonReference: page('news') })).errors).toMatchObject([{ code: 'INVALID' }])
    expect((await grant(id, { ...input, reasonReference: page('reasons') })).errors).toEqual([])
    expect(
      await shop.by(
        staff,
        'mutation { refundReasonReferenceClear { refundSettings { reasonReferenceType { slug } } } }',
      ),
    ).toEqual({ refundSettings: { reasonReferenceType: null } })
    expect((await grant(id, { ...input, reasonReference: page('reasons') })).errors).toMatchObject([
      { field: 'reasonReference', code: 'NOT_CONFIGURED' },
    ])
  })
})
