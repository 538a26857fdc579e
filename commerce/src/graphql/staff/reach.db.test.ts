/** Whoever is limited, to permissions or to channels, reaches nobody and nothing that is less limited than they are. */
import type { PermissionEnum } from '@semena/contract/enums'
import { afterAll, describe, expect, test } from 'vitest'
import { PLENTY } from '../../testing/buying.ts'
import { openStaffShop, type Someone } from '../../testing/staff.ts'
import { intKey, toGlobalId } from '../../domain/global-id.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const inEurope = (...permissions: PermissionEnum[]) => shop.person({ permissions, channels: ['paid'] })
const owner = await shop.person({ superuser: true })
const buyer = await shop.person()
const { order } = await shop.complete(await shop.basket(PLENTY, { channel: 'us' }))
await shop.sql('update orders set user_id = $1', [buyer.key])

/** The codes of a mutation's errors, or the code of the error that it is answered with. */
async function codes(who: Someone, mutation: string): Promise<string | string[]> {
  const answer = await shop.by(who, `mutation { ${mutation} { errors { code } } }`)
  return typeof answer === 'string' ? answer : answer.errors.map((error: { code: string }) => error.code)
}

describe('staff limited to channels', () => {
  const STAFF: PermissionEnum[] = ['MANAGE_STAFF', 'MANAGE_USERS', 'MANAGE_APPS', 'MANAGE_ORDERS']

  test('change no account of a colleague of other channels', async () => {
    const limited = await inEurope(...STAFF)
    const colleague = await shop.person({ permissions: ['MANAGE_ORDERS'] })
    const inUs = await shop.person({ permissions: ['MANAGE_ORDERS'], channels: ['us'] })
    for (const { id } of [colleague, inUs]) {
      for (const mutation of [
        `staffUpdate(id: "${id}", input: { email: "taken@example.com" })`,
        `customerUpdate(id: "${id}", input: { email: "taken@example.com" })`,
        `staffDelete(id: "${id}")`,
        `addressCreate(userId: "${id}", input: { country: US })`,
      ])
        expect([mutation, await codes(limited, mutation)]).toEqual([mutation, ['OUT_OF_SCOPE_USER']])
      expect(await codes(limited, `userBulkSetActive(ids: ["${id}"], isActive: false)`)).toEqual(['OUT_OF_SCOPE_USER'])
    }
    const near = await inEurope('MANAGE_ORDERS')
    expect(await codes(limited, `staffUpdate(id: "${near.id}", input: { firstName: "Ann" })`)).toEqual([])
  })

  test('make and change no app, which would be limited to none', async () => {
    const limited = await inEurope(...STAFF)
    const app = await shop.program(['MANAGE_ORDERS'])
    expect(await codes(limited, 'appCreate(input: { name: "x", permissions: [MANAGE_ORDERS] })')).toEqual([
      'OUT_OF_SCOPE_PERMISSION',
    ])
    expect(
      await codes(
        limited,
        'appInstall(input: { appName: "x", manifestUrl: "https://example.com/m", permissions: [MANAGE_ORDERS] })',
      ),
    ).toEqual(['OUT_OF_SCOPE_PERMISSION'])
    expect(await codes(limited, `appTokenCreate(input: { app: "${app.id}" })`)).toEqual(['OUT_OF_SCOPE_APP'])
    expect(await codes(limited, `appUpdate(id: "${app.id}", input: { name: "x" })`)).toEqual(['OUT_OF_SCOPE_APP'])
    expect(
      await codes(
        limited,
        `webhookCreate(input: { app: "${app.id}", targetUrl: "https://example.com/", asyncEvents: [ORDER_CREATED] })`,
      ),
    ).toBe('PermissionDenied')
  })

  test('see no order and no checkout of others by their buyer', async () => {
    const limited = await inEurope('MANAGE_ORDERS', 'MANAGE_USERS', 'MANAGE_CHECKOUTS')
    await shop.ask(
      'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { errors { code } } }',
      { i: { channel: 'us', lines: [{ variantId: PLENTY, quantity: 1 }] } },
      buyer.token,
    )
    const seen = (who: Someone) =>
      shop.by(
        who,
        `{ user(id: "${buyer.id}") { checkoutIds checkoutTokens checkouts(first: 9) { totalCount } orders(first: 9) { totalCount edges { node { id } } } } }`,
      )
    expect(await seen(owner)).toMatchObject({
      checkoutIds: [expect.any(String)],
      checkouts: { totalCount: 1 },
      orders: { totalCount: 1 },
    })
    expect(await seen(limited)).toEqual({
      checkoutIds: [],
      checkoutTokens: [],
      checkouts: { totalCount: 0 },
      orders: { totalCount: 0, edges: [] },
    })
  })

  test('neither read an order of others by trying a webhook out, nor write its metadata', async () => {
    const limited = await inEurope('MANAGE_ORDERS', 'MANAGE_APPS')
    const query = 'subscription { event { ... on OrderUpdated { order { userEmail } } } }'
    const tryOut = (who: Someone) =>
      shop.by(
        who,
        'mutation($id: ID!, $q: String!) { webhookDryRun(objectId: $id, query: $q) { payload errors { code } } }',
        { id: order.id, q: query },
      )
    expect((await tryOut(owner)).errors).toEqual([])
    expect(await tryOut(limited)).toBe('PermissionDenied')
    const write = (half: string) => codes(limited, `${half}(id: "${order.id}", input: [{ key: "k", value: "v" }])`)
    expect([await write('updateMetadata'), await write('updatePrivateMetadata')]).toEqual([
      'PermissionDenied',
      'PermissionDenied',
    ])
  })
})

describe('whoever manages', () => {
  test('customers adds no address to the account of a superuser', async () => {
    const clerk = await shop.person({ permissions: ['MANAGE_USERS'] })
    expect(await codes(clerk, `addressCreate(userId: "${owner.id}", input: { country: US })`)).toEqual([
      'OUT_OF_SCOPE_USER',
    ])
    expect(await codes(clerk, `updateMetadata(id: "${owner.id}", input: [{ key: "k", value: "v" }])`)).toBe(
      'PermissionDenied',
    )
  })

  test('staff writes no metadata of a superuser', async () => {
    const clerk = await shop.person({ permissions: ['MANAGE_STAFF'] })
    const equal = await shop.person({ permissions: ['MANAGE_STAFF'] })
    const write = ({ id }: { id: string }) =>
      codes(clerk, `updatePrivateMetadata(id: "${id}", input: [{ key: "k", value: "v" }])`)
    expect([await write(equal), await write(owner)]).toEqual([[], 'PermissionDenied'])
  })

  test('apps reads no secret of an app that may do more, nor what it was told and answered', async () => {
    const clerk = await shop.person({ permissions: ['MANAGE_APPS'] })
    const app = await shop.program(['MANAGE_ORDERS'])
    await shop.by(
      owner,
      `mutation { updatePrivateMetadata(id: "${app.id}", input: [{ key: "bank", value: "key of the bank" }]) { errors { code } } }`,
    )
    const { webhook } = await shop.by(
      owner,
      'mutation($i: WebhookCreateInput!) { webhookCreate(input: $i) { webhook { id } errors { code } } }',
      {
        i: {
          app: app.id,
          targetUrl: 'https://example.com/',
          asyncEvents: ['ORDER_CREATED'],
          secretKey: 'the secret',
          customHeaders: '{"Authorization":"Bearer abc"}',
        },
      },
    )
    const [{ id: delivery }] = await shop.sql(
      `with e as (insert into app_events (type, subject_type, subject_key) values ('ORDER_CREATED', 'Order', '1') returning id)
        insert into event_deliveries (event_id, webhook_id, payload) select id, $1, '{"order":1}' from e returning id`,
      [intKey(webhook.id, 'Webhook')],
    )
    await shop.sql(
      `insert into event_delivery_attempts (delivery_id, response, response_headers, request_headers, status)
        values ($1, 'a name', '{}', '{"authorization":"Bearer abc"}', 'SUCCESS')`,
      [delivery],
    )
    const read = (who: Someone) =>
      shop.by(
        who,
        `{ app(id: "${app.id}") { privateMetadata { value } privateMetafield(key: "bank") webhooks { secretKey customHeaders eventDeliveries(first: 1) { edges { node { payload attempts(first: 1) { edges { node { response responseHeaders requestHeaders } } } } } } } } }`,
      )
    const seen = (value: unknown) => JSON.stringify(value)
    for (const who of [owner, app])
      for (const text of ['key of the bank', 'the secret', 'Bearer abc', 'a name', '"payload":"{'])
        expect(seen(await read(who))).toContain(text)
    expect(await read(clerk)).toEqual({
      privateMetadata: [],
      privateMetafield: null,
      webhooks: [
        {
          secretKey: null,
          customHeaders: null,
          eventDeliveries: {
            edges: [
              {
                node: {
                  payload: null,
                  attempts: { edges: [{ node: { response: null, responseHeaders: null, requestHeaders: null } }] },
                },
              },
            ],
          },
        },
      ],
    })
    const again = (who: Someone) => codes(who, `eventDeliveryRetry(id: "${toGlobalId('EventDelivery', delivery)}")`)
    expect([await again(clerk), await again(owner)]).toEqual(['PermissionDenied', []])
  })

  test('apps gives no webhook to an app that may do more, and reads nothing that it is told', async () => {
    const clerk = await shop.person({ permissions: ['MANAGE_APPS'] })
    const app = await shop.program(['MANAGE_ORDERS'])
    const small = await shop.program([])
    const create = (who: Someone, id: string) =>
      shop.by(
        who,
        'mutation($i: WebhookCreateInput!) { webhookCreate(input: $i) { webhook { id } errors { code } } }',
        { i: { app: id, name: 'x', targetUrl: 'https://example.com/', asyncEvents: ['ORDER_CREATED'] } },
      )
    expect(await create(clerk, app.id)).toBe('PermissionDenied')
    const { webhook } = await create(owner, app.id)
    expect(await codes(clerk, `webhookUpdate(id: "${webhook.id}", input: { targetUrl: "https://example.net/" })`)).toBe(
      'PermissionDenied',
    )
    expect(await codes(clerk, `webhookDelete(id: "${webhook.id}")`)).toBe('PermissionDenied')
    const { webhook: own } = await create(clerk, small.id)
    expect(await codes(clerk, `webhookUpdate(id: "${own.id}", input: { app: "${app.id}" })`)).toBe('PermissionDenied')
  })
})

describe('a webhook', () => {
  test('asks for no more than anybody may', async () => {
    const product = (n: number): string =>
      n === 0 ? 'id' : `category { products(first: 100) { edges { node { ${product(n - 1)} } } } }`
    const query = `subscription { event { ... on ProductUpdated { product { ${product(3)} } } } }`
    const tried = await shop.by(
      owner,
      'mutation($id: ID!, $q: String!) { webhookDryRun(objectId: $id, query: $q) { payload errors { code } } }',
      { id: toGlobalId('Product', 1), q: query },
    )
    expect(tried).toEqual({ payload: null, errors: [{ code: 'GRAPHQL_ERROR' }] })
    const app = await shop.program([])
    const made = await shop.by(
      app,
      'mutation($i: WebhookCreateInput!) { webhookCreate(input: $i) { errors { code } } }',
      {
        i: { name: 'x', targetUrl: 'https://example.com/', query },
      },
    )
    expect(made.errors).toEqual([{ code: 'GRAPHQL_ERROR' }])
  })

  test('that is tried out shows no file of an export, whatever number is named', async () => {
    const clerk = await shop.person({ permissions: ['MANAGE_APPS', 'MANAGE_PRODUCTS', 'MANAGE_GIFT_CARD'] })
    await shop.by(
      owner,
      'mutation { exportGiftCards(input: { scope: ALL, fileType: CSV }) { exportFile { id } errors { code } } }',
    )
    const [{ id }] = await shop.sql('select max(id) as id from export_files')
    for (const [type, event] of [
      ['Product', 'ProductExportCompleted'],
      ['GiftCard', 'GiftCardExportCompleted'],
      ['ExportFile', 'GiftCardExportCompleted'],
    ] as const)
      expect(
        await shop.by(
          clerk,
          'mutation($id: ID!, $q: String!) { webhookDryRun(objectId: $id, query: $q) { payload errors { code } } }',
          { id: toGlobalId(type, id), q: `subscription { event { ... on ${event} { export { id url } } } }` },
        ),
      ).toEqual({ payload: null, errors: [{ code: 'INVALID_ID' }] })
  })
})
