/** An app over HTTP: it is installed by its manifest, hears of what happens, and takes a payment. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLocalJWKSet, flattenedVerify } from 'jose'
import { installNext } from '../../domain/staff/install.ts'
import { deliverNext } from '../../testing/deliver.ts'
import { DUMMY, PLENTY } from '../../testing/buying.ts'
import { openSmallApp, type SmallApp } from '../../testing/small-app.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
let manager: Someone
let outside: SmallApp
const ORIGIN = 'http://shop.test'

beforeAll(async () => {
  shop = await openStaffShop()
  manager = await shop.person({ permissions: ['MANAGE_APPS', 'MANAGE_ORDERS', 'HANDLE_PAYMENTS', 'MANAGE_CHECKOUTS'] })
  outside = await openSmallApp((url) => ({
    id: 'test.app',
    version: '1.0.0',
    name: 'Small app',
    about: 'A test.',
    permissions: ['MANAGE_ORDERS', 'HANDLE_PAYMENTS', 'MANAGE_CHECKOUTS'],
    appUrl: url,
    tokenTargetUrl: `${url}/token`,
    requiredSaleorVersion: '>=3.20 <4',
    brand: { logo: { default: `${url}/logo.png` } },
    extensions: [
      {
        label: 'More',
        mount: 'ORDER_DETAILS_MORE_ACTIONS',
        target: 'POPUP',
        url: '/more',
        permissions: ['MANAGE_ORDERS'],
      },
    ],
    webhooks: [
      {
        name: 'orders',
        asyncEvents: ['ORDER_CREATED'],
        query:
          'subscription { event { ... on OrderCreated { order { number userEmail total { gross { amount } } } recipient { name } } } }',
        targetUrl: `${url}/orders`,
      },
      {
        name: 'pay',
        syncEvents: [
          'PAYMENT_GATEWAY_INITIALIZE_SESSION',
          'TRANSACTION_INITIALIZE_SESSION',
          'TRANSACTION_PROCESS_SESSION',
        ],
        query: `subscription { event {
          ... on PaymentGatewayInitializeSession { amount data sourceObject { ... on Checkout { id } } }
          ... on TransactionInitializeSession { action { amount currency actionType } merchantReference idempotencyKey data transaction { id } sourceObject { __typename ... on Checkout { email } } }
          ... on TransactionProcessSession { action { amount } data }
        } }`,
        targetUrl: `${url}/pay`,
      },
      {
        name: 'paid',
        asyncEvents: ['CHECKOUT_FULLY_PAID'],
        query: 'subscription { event { ... on CheckoutFullyPaid { checkout { id } } } }',
        targetUrl: `${url}/paid`,
      },
      {
        name: 'refund',
        syncEvents: ['TRANSACTION_REFUND_REQUESTED'],
        query:
          'subscription { event { ... on TransactionRefundRequested { action { amount actionType currency } transaction { pspReference } } } }',
        targetUrl: `${url}/refund`,
      },
    ],
  }))
}, 60_000)
afterAll(async () => {
  await outside.close()
  await shop.close()
})

const ctx = () => ({ ...shop.services, origin: ORIGIN })
async function deliverAll(): Promise<void> {
  while (await deliverNext(ctx()));
}
const hits = (path: string) => outside.received.filter((r) => r.path === path)
const INSTALL = `mutation($i: AppInstallInput!) { appInstall(input: $i) { appInstallation { id status appName } errors { field code permissions } } }`
const install = (who: Someone, input: object = {}) =>
  shop.by(who, INSTALL, {
    i: {
      appName: 'Small app',
      manifestUrl: `${outside.url}/manifest`,
      permissions: ['MANAGE_ORDERS', 'HANDLE_PAYMENTS', 'MANAGE_CHECKOUTS'],
      ...input,
    },
  })

describe('installing', () => {
  test('a manifest is shown before anything is installed', async () => {
    const done = await shop.by(
      manager,
      'mutation($u: String!) { appFetchManifest(manifestUrl: $u) { manifest { identifier name permissions { code } extensions { label mountName } webhooks { name syncEvents } brand { logo { default } } } errors { code field } } }',
      { u: `${outside.url}/manifest` },
    )
    expect(done.errors).toEqual([])
    expect(done.manifest).toMatchObject({
      identifier: 'test.app',
      extensions: [{ label: 'More', mountName: 'ORDER_DETAILS_MORE_ACTIONS' }],
      brand: { logo: { default: `${outside.url}/logo.png` } },
    })
  })

  test('refuses bad addresses, bad manifests and too much power', async () => {
    const codes = async (url: string) =>
      (
        await shop.by(manager, 'mutation($u: String!) { appFetchManifest(manifestUrl: $u) { errors { code } } }', {
          u: url,
        })
      ).errors.map((e: { code: string }) => e.code)
    expect(await codes('ftp://example.com')).toEqual(['INVALID_URL_FORMAT'])
    expect(await codes('http://127.0.0.1:1/')).toEqual(['MANIFEST_URL_CANT_CONNECT'])
    outside.answers.set('/bad', { body: 'no json' })
    expect(await codes(`${outside.url}/bad`)).toEqual(['INVALID_MANIFEST_FORMAT'])
    outside.answers.set('/wrong', {
      body: {
        id: 'a',
        version: '1',
        name: 'A',
        permissions: ['NO_SUCH'],
        requiredSaleorVersion: '^4',
        tokenTargetUrl: 'nowhere',
      },
    })
    expect(await codes(`${outside.url}/wrong`)).toEqual([
      'INVALID_PERMISSION',
      'INVALID_URL_FORMAT',
      'UNSUPPORTED_SALEOR_VERSION',
    ])
    const twin = { label: 'A', mount: 'ORDER_DETAILS_MORE_ACTIONS', target: 'POPUP', url: '/a', identifier: 'same' }
    const hook = {
      name: 'same',
      query: 'subscription { event { ... on OrderCreated { order { id } } } }',
      targetUrl: outside.url,
    }
    outside.answers.set('/twins', {
      body: {
        id: 'a',
        version: '1',
        name: 'A',
        extensions: [twin, twin],
        webhooks: [{ ...hook, customHeaders: { 'bad header': 'x' } }, hook],
      },
    })
    expect(await codes(`${outside.url}/twins`)).toEqual([
      'INVALID_CUSTOM_HEADERS',
      'DUPLICATED_EXTENSION_IDENTIFIER',
      'DUPLICATED_WEBHOOK_IDENTIFIER',
    ])
    const { errors } = await install(manager, { permissions: ['MANAGE_STAFF'] })
    expect(errors).toEqual([{ field: 'permissions', code: 'OUT_OF_SCOPE_PERMISSION', permissions: ['MANAGE_STAFF'] }])
    expect(await install(await shop.person({ permissions: ['MANAGE_ORDERS'] }))).toBe('PermissionDenied')
  })

  test('what failed is listed, tried again or dropped', async () => {
    outside.answers.set('/token', { status: 500 })
    expect((await install(manager)).appInstallation).toMatchObject({ status: 'PENDING', appName: 'Small app' })
    const [waiting] = await shop.by(manager, '{ appsInstallations { id } }')
    const early = await shop.by(
      manager,
      'mutation($id: ID!) { appDeleteFailedInstallation(id: $id) { errors { code } } }',
      { id: waiting.id },
    )
    expect(early.errors).toEqual([{ code: 'INVALID_STATUS' }])
    expect(await installNext(ctx())).toBe('failed')
    const [failed] = await shop.by(manager, '{ appsInstallations { id status message } }')
    expect(failed).toMatchObject({ status: 'FAILED', message: expect.stringContaining('500') })
    expect(await shop.sql("select from apps where identifier = 'test.app'")).toEqual([])
    outside.answers.delete('/token')
    const again = await shop.by(
      manager,
      'mutation($id: ID!) { appRetryInstall(id: $id) { appInstallation { status } errors { code } } }',
      { id: failed.id },
    )
    expect(again).toEqual({ appInstallation: { status: 'PENDING' }, errors: [] })
    expect(await installNext(ctx())).toBe('done')
    expect(await shop.by(manager, '{ appsInstallations { id } }')).toEqual([])
  })

  test('fails where the database cannot keep what the manifest says, instead of beginning anew for ever', async () => {
    outside.answers.set('/strange', {
      body: {
        id: 'test.strange',
        version: '1.0.0',
        name: 'Strange app',
        extensions: [{ label: 'More', mount: 'ORDER_DETAILS_MORE_ACTIONS', url: '/more', options: { a: '\0' } }],
      },
    })
    await install(manager, { manifestUrl: `${outside.url}/strange` })
    expect(await installNext(ctx())).toBe('failed')
    const [{ id, status }] = await shop.by(manager, '{ appsInstallations { id status } }')
    expect(status).toBe('FAILED')
    await shop.by(manager, 'mutation($id: ID!) { appDeleteFailedInstallation(id: $id) { errors { code } } }', { id })
    expect(await shop.sql("select from apps where identifier = 'test.strange'")).toEqual([])
  })

  test('gives the app a token that works, its webhooks and extensions', async () => {
    const { auth_token: token } = JSON.parse(hits('/token').at(-1)!.body)
    expect(hits('/token').at(-1)!.headers['saleor-api-url']).toBe(`${ORIGIN}/graphql/`)
    const app = await shop.by(
      { token },
      '{ app { name type isActive version webhooks { name syncEvents { name } } extensions { label url targetName } brand { logo { default } } breakerState } }',
    )
    expect(app).toMatchObject({
      name: 'Small app',
      type: 'THIRDPARTY',
      isActive: true,
      webhooks: [{ name: 'orders' }, { name: 'pay' }, { name: 'paid' }, { name: 'refund' }],
      extensions: [{ label: 'More', url: `${outside.url}/more`, targetName: 'POPUP' }],
      breakerState: 'CLOSED',
    })
    const { edges } = await shop.by(
      manager,
      '{ appExtensions(first: 9, filter: { mountName: ["order_details_more_actions"] }) { edges { node { accessToken app { name } } } } }',
    )
    expect(edges).toHaveLength(1)
    const claims = JSON.parse(Buffer.from(edges[0].node.accessToken.split('.')[1], 'base64url').toString())
    expect(claims).toMatchObject({ type: 'thirdparty', permissions: ['MANAGE_ORDERS'] })
    // The token of the extension does what the extension may, and nothing else.
    const narrow = { token: edges[0].node.accessToken }
    expect(await shop.by(narrow, '{ orders(first: 1) { totalCount } }')).toEqual({ totalCount: 0 })
    expect(await shop.by(narrow, '{ appsInstallations { id } }')).toBe('PermissionDenied')
  })
})

describe('webhooks', () => {
  test('tell of an order, signed by the key that everybody may read', async () => {
    const id = await shop.basket(PLENTY)
    const { order } = await shop.complete(id)
    await deliverAll()
    const [told] = hits('/orders')
    expect(JSON.parse(told!.body)).toMatchObject({
      order: { number: order.number, total: { gross: { amount: 17 } } },
      recipient: { name: 'Small app' },
    })
    expect(told!.headers).toMatchObject({ 'saleor-event': 'order_created', 'saleor-domain': 'shop.test' })
    const jwks = (await shop.app.inject('/.well-known/jwks.json')).json()
    const [header, , signature] = String(told!.headers['saleor-signature']).split('.')
    const verified = await flattenedVerify(
      { protected: header!, payload: told!.body, signature: signature! },
      createLocalJWKSet(jwks),
    )
    expect(verified.protectedHeader?.alg).toBe('RS256')
    await expect(
      flattenedVerify(
        { protected: header!, payload: `${told!.body} `, signature: signature! },
        createLocalJWKSet(jwks),
      ),
    ).rejects.toThrow('signature')
  })

  test('are tried again, listed, and sent once more by hand', async () => {
    outside.answers.set('/orders', { status: 503, body: 'not now' })
    await shop.complete(await shop.basket(PLENTY))
    await deliverAll()
    const read = async () => {
      const { edges } = await shop.by(
        manager,
        '{ apps(first: 9, filter: { search: "Small" }) { edges { node { webhooks { name eventDeliveries(first: 9, sortBy: { field: CREATED_AT, direction: DESC }) { edges { node { id status eventType attempts(first: 9) { edges { node { status response responseStatusCode } } } } } } } } } } }',
      )
      return edges[0].node.webhooks[0].eventDeliveries.edges.map((e: { node: unknown }) => e.node)
    }
    const [late, early] = await read()
    expect(early).toMatchObject({ status: 'SUCCESS', eventType: 'ORDER_CREATED' })
    expect(late).toMatchObject({
      status: 'PENDING',
      attempts: { edges: [{ node: { status: 'FAILED', response: 'not now', responseStatusCode: 503 } }] },
    })
    await deliverAll()
    expect((await read())[0].attempts.edges).toHaveLength(1)
    outside.answers.delete('/orders')
    shop.turnClock(11_000)
    await deliverAll()
    expect((await read())[0]).toMatchObject({ status: 'SUCCESS' })
    const before = hits('/orders').length
    const retried = await shop.by(
      manager,
      'mutation($id: ID!) { eventDeliveryRetry(id: $id) { delivery { status } errors { code } } }',
      { id: late.id },
    )
    expect(retried).toEqual({ delivery: { status: 'PENDING' }, errors: [] })
    await deliverAll()
    expect(hits('/orders')).toHaveLength(before + 1)
    expect(hits('/orders').at(-1)!.body).toBe(hits('/orders').at(-2)!.body)
  })
})

describe('payments', () => {
  const TRANSACTION =
    'transaction { id pspReference chargedAmount { amount } actions } transactionEvent { type message } data errors { code }'

  test('of a checkout are taken by the app', async () => {
    const id = await shop.basket(PLENTY, { channel: 'paid' })
    outside.answers.set('/pay', { body: { data: { publicKey: 'pk' } } })
    outside.answers.set('/refund', { body: { pspReference: 'refund-1', result: 'REFUND_SUCCESS', amount: 5 } })
    const configs = await shop.by(
      null,
      'mutation($id: ID!) { paymentGatewayInitialize(id: $id, paymentGateways: [{ id: "test.app" }]) { gatewayConfigs { id data errors { code } } } }',
      { id },
    )
    expect(configs.gatewayConfigs).toEqual([{ id: 'test.app', data: { publicKey: 'pk' }, errors: [] }])
    outside.answers.set('/pay', {
      body: { result: 'CHARGE_ACTION_REQUIRED', pspReference: 'psp-1', data: { next: 'https://bank.example' } },
    })
    const begun = await shop.by(
      null,
      `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "test.app", data: { card: 1 } }, idempotencyKey: "k1") { ${TRANSACTION} } }`,
      { id },
    )
    expect(begun).toMatchObject({
      transactionEvent: { type: 'CHARGE_ACTION_REQUIRED' },
      data: { next: 'https://bank.example' },
    })
    expect(JSON.parse(hits('/pay').at(-1)!.body)).toMatchObject({
      action: { amount: 17, currency: 'USD', actionType: 'CHARGE' },
      idempotencyKey: 'k1',
      data: { card: 1 },
      sourceObject: { __typename: 'Checkout' },
    })
    outside.answers.set('/pay', {
      body: { result: 'CHARGE_SUCCESS', pspReference: 'psp-1', amount: 17, actions: ['REFUND'] },
    })
    const paid = await shop.by(
      null,
      `mutation($id: ID!) { transactionProcess(id: $id, data: { ok: true }) { ${TRANSACTION} } }`,
      { id: begun.transaction.id },
    )
    expect(paid).toMatchObject({
      transaction: { chargedAmount: { amount: 17 }, actions: ['REFUND'], pspReference: 'psp-1' },
      transactionEvent: { type: 'CHARGE_SUCCESS' },
    })
    await deliverAll()
    expect(hits('/paid').map((r) => JSON.parse(r.body))).toEqual([{ checkout: { id } }])
    expect((await shop.complete(id)).errors).toEqual([])
    const refunded = await shop.by(
      manager,
      'mutation($id: ID!) { transactionRequestAction(id: $id, actionType: REFUND, amount: 5) { errors { code } } }',
      { id: begun.transaction.id },
    )
    expect(refunded.errors).toEqual([])
    await shop.jobs.start()
    for (let n = 0; n < 50 && hits('/refund').length === 0; n++) await new Promise((r) => setTimeout(r, 100))
    await shop.jobs.stop()
    expect(JSON.parse(hits('/refund')[0]!.body)).toEqual({
      action: { amount: 5, actionType: 'REFUND', currency: 'USD' },
      transaction: { pspReference: 'psp-1' },
    })
    const { transaction } = (
      await shop.ask(
        'query($id: ID!) { transaction(id: $id) { refundedAmount { amount } chargedAmount { amount } } }',
        { id: begun.transaction.id },
        manager.token,
      )
    ).data
    expect(transaction).toEqual({ refundedAmount: { amount: 5 }, chargedAmount: { amount: 12 } })
  })

  test('are booked also where the app says something that the database cannot keep', async () => {
    const id = await shop.basket(PLENTY, { channel: 'paid' })
    outside.answers.set('/pay', {
      body: { result: 'CHARGE_SUCCESS', pspReference: 'psp-2', amount: 17, message: 'Paid\0 \ud83d' },
    })
    const paid = await shop.by(
      null,
      `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "test.app" }, idempotencyKey: "k2") { ${TRANSACTION} } }`,
      { id },
    )
    expect(paid).toMatchObject({
      transaction: { chargedAmount: { amount: 17 } },
      transactionEvent: { type: 'CHARGE_SUCCESS', message: 'Paid \ufffd' },
    })
  })

  test('that the app does not answer are failures, and after some the app is left alone', async () => {
    const id = await shop.basket(PLENTY, { channel: 'paid' })
    const fails = async (key: string) =>
      (
        await shop.by(
          null,
          `mutation($id: ID!, $k: String) { transactionInitialize(id: $id, paymentGateway: { id: "test.app" }, idempotencyKey: $k) { ${TRANSACTION} } }`,
          { id, k: key },
        )
      ).transactionEvent.type
    for (const body of ['no json', {}, { result: 'CHARGE_SUCCESS' }, { result: 'NONSENSE', pspReference: 'x' }]) {
      outside.answers.set('/pay', { body })
      expect(await fails(`broken ${JSON.stringify(body)}`)).toBe('CHARGE_FAILURE')
    }
    outside.answers.set('/pay', { status: 500 })
    for (let n = 0; n < 10; n++) await fails(`same`)
    const before = hits('/pay').length
    await fails('same')
    expect(hits('/pay')).toHaveLength(before)
    const read = () =>
      shop.by(manager, '{ apps(first: 9, filter: { search: "Small" }) { edges { node { id breakerState } } } }')
    const { node } = (await read()).edges[0]
    expect(node.breakerState).toBe('OPEN')
    await shop.by(manager, 'mutation($id: ID!) { appReenableSyncWebhooks(appId: $id) { errors { code } } }', {
      id: node.id,
    })
    expect((await read()).edges[0].node.breakerState).toBe('CLOSED')
  })

  test('end with the app', async () => {
    const { edges } = await shop.by(
      manager,
      '{ apps(first: 9, filter: { search: "Small" }) { edges { node { id } } } }',
    )
    const id = edges[0].node.id
    await shop.by(manager, 'mutation($id: ID!) { appDeactivate(id: $id) { app { isActive } errors { code } } }', { id })
    const basket = await shop.basket(PLENTY, { channel: 'paid' })
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const begun = await shop.by(
      null,
      `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "test.app" }) { errors { code } } }`,
      { id: basket },
    )
    expect(begun.errors).toEqual([{ code: 'NOT_FOUND' }])
    expect(shop.services.gateways.has(DUMMY)).toBe(true)
  })
})
