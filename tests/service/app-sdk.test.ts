/**
 * An app made of Saleor's own app SDK: its manifest, its registration, its checks of signatures and its handlers of
 * webhooks (`@saleor/app-sdk/handlers/fetch-api`, which needs no framework). It installs by its manifest, hears of an
 * order, and takes the payment of a checkout.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileAPL } from '@saleor/app-sdk/APL/file'
import {
  createAppRegisterHandler,
  createManifestHandler,
  SaleorAsyncWebhook,
  SaleorSyncWebhook,
} from '@saleor/app-sdk/handlers/fetch-api'
import { buildSyncWebhookResponsePayload } from '@saleor/app-sdk/handlers/shared'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type BuyingShop, openShop, PLENTY } from '@semena/commerce/testing'
import { freePort } from '../support/shop.ts'

const ID = 'sdk.app'
const ORDER =
  'subscription { event { ... on OrderCreated { order { id number total { gross { amount currency } } } } } }'
const PAYMENT = `subscription { event { ... on TransactionInitializeSession {
  action { amount currency actionType } idempotencyKey merchantReference data
  sourceObject { __typename ... on Checkout { id email } } } } }`

interface OrderCreated {
  order: { id: string; number: string; total: { gross: { amount: number; currency: string } } }
}
interface Session {
  action: { amount: number; currency: string; actionType: 'CHARGE' | 'AUTHORIZATION' }
  sourceObject: { __typename: string; id: string; email: string }
  data: unknown
}

const folder = mkdtempSync(join(tmpdir(), 'semena-sdk-'))
const apl = new FileAPL({ fileName: join(folder, 'auth.json') })
const orders: OrderCreated[] = []
const sessions: Session[] = []
const faults: string[] = []
const onError = (error: Error): void => void faults.push(error.message)

const orderCreated = new SaleorAsyncWebhook<OrderCreated>({
  name: 'orders',
  webhookPath: 'orders',
  event: 'ORDER_CREATED',
  query: ORDER,
  apl,
  onError,
})
const initialize = new SaleorSyncWebhook<Session, 'TRANSACTION_INITIALIZE_SESSION'>({
  name: 'initialize',
  webhookPath: 'initialize',
  event: 'TRANSACTION_INITIALIZE_SESSION',
  query: PAYMENT,
  apl,
  onError,
})

const handlers: Record<string, (request: Request) => Response | Promise<Response>> = {
  '/manifest': createManifestHandler({
    manifestFactory: ({ appBaseUrl }) => ({
      id: ID,
      version: '1.0.0',
      name: 'Made with the SDK',
      permissions: ['MANAGE_ORDERS', 'HANDLE_PAYMENTS'],
      appUrl: appBaseUrl,
      tokenTargetUrl: `${appBaseUrl}/register`,
      webhooks: [orderCreated.getWebhookManifest(appBaseUrl), initialize.getWebhookManifest(appBaseUrl)],
    }),
  }),
  '/register': createAppRegisterHandler({ apl }),
  '/orders': orderCreated.createHandler((_request, { payload }) => {
    orders.push(payload)
    return new Response('', { status: 200 })
  }),
  '/initialize': initialize.createHandler((_request, { payload }) => {
    sessions.push(payload)
    const answer = buildSyncWebhookResponsePayload<'TRANSACTION_INITIALIZE_SESSION'>({
      result: 'CHARGE_SUCCESS',
      amount: payload.action.amount,
      pspReference: `psp-${sessions.length}`,
      data: { receipt: sessions.length },
    })
    return Response.json(answer)
  }),
}

let shop: BuyingShop
let shopUrl = ''
let appUrl = ''
const server = createServer((incoming, outgoing) => {
  void answerTo(incoming).then(async (answer) => {
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    return outgoing.end(await answer.text())
  })
})

async function answerTo(incoming: IncomingMessage): Promise<Response> {
  const request = await toRequest(incoming)
  return handlers[new URL(request.url).pathname]?.(request) ?? new Response('', { status: 404 })
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const headers = new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
  const body = Buffer.concat(chunks).toString()
  const { method = 'GET', url = '/' } = incoming
  return new Request(new URL(url, appUrl), { method, headers, ...(method === 'GET' ? {} : { body }) })
}

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  appUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const port = await freePort()
  shopUrl = `http://127.0.0.1:${port}`
  shop = await openShop({ publicUrl: shopUrl })
  await shop.app.listen({ port, host: '127.0.0.1' })
  await shop.jobs.start()
})
afterAll(async () => {
  await shop.close()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  rmSync(folder, { recursive: true, force: true })
})

/** Sends an operation to the shop's address, and gives its only payload. */
async function ask<T>(query: string, variables: object, token?: string): Promise<T> {
  const response = await fetch(`${shopUrl}/graphql/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data: Record<string, T>; errors?: unknown }
  expect(errors).toBeUndefined()
  return Object.values(data)[0]!
}

test('an app of the SDK installs, hears of orders, and takes a payment', { timeout: 60_000 }, async () => {
  const owner = await shop.signUp('owner@example.com', { isStaff: true, isSuperuser: true })
  const begun = await ask<{ errors: unknown[] }>(
    `mutation($i: AppInstallInput!) { appInstall(input: $i) { appInstallation { id } errors { field code message } } }`,
    {
      i: {
        appName: 'Made with the SDK',
        manifestUrl: `${appUrl}/manifest`,
        permissions: ['MANAGE_ORDERS', 'HANDLE_PAYMENTS'],
      },
    },
    owner,
  )
  expect(begun.errors).toEqual([])
  // The SDK asks the shop for the app's id and keys before it keeps the token.
  await vi.waitFor(async () => expect(await apl.get(`${shopUrl}/graphql/`)).toBeDefined(), 20_000)
  const kept = (await apl.get(`${shopUrl}/graphql/`))!
  expect(await ask('{ app { id name } }', {}, kept.token)).toEqual({ id: kept.appId, name: 'Made with the SDK' })
  expect(JSON.parse(kept.jwks!)).toEqual(await (await fetch(`${shopUrl}/.well-known/jwks.json`)).json())

  const id = await shop.basket(PLENTY, { channel: 'paid' })
  const paid = await vi.waitFor(async () => {
    const answer = await ask<{ transaction: object; transactionEvent: object; data: unknown; errors: unknown[] }>(
      `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "${ID}", data: { card: 1 } }) {
        transaction { chargedAmount { amount } pspReference } transactionEvent { type } data errors { code message } } }`,
      { id },
    )
    expect(answer.errors).toEqual([])
    return answer
  }, 10_000)
  expect(paid).toMatchObject({
    transaction: { chargedAmount: { amount: 17 }, pspReference: 'psp-1' },
    transactionEvent: { type: 'CHARGE_SUCCESS' },
    data: { receipt: 1 },
  })
  expect(sessions).toMatchObject([
    {
      action: { amount: 17, currency: 'USD', actionType: 'CHARGE' },
      sourceObject: { __typename: 'Checkout', id, email: 'ann@example.com' },
      data: { card: 1 },
    },
  ])
  const { order, errors } = await shop.complete(id)
  expect(errors).toEqual([])
  expect(order.chargeStatus).toBe('FULL')

  await vi.waitFor(() => expect(orders).toHaveLength(1), 20_000)
  expect(orders[0]!.order).toEqual({
    id: order.id,
    number: order.number,
    total: { gross: { amount: 17, currency: 'USD' } },
  })
  expect(faults).toEqual([])
})

test('the SDK takes nothing that the shop did not sign', async () => {
  const before = orders.length
  const forged = await fetch(`${appUrl}/orders`, {
    method: 'POST',
    headers: {
      'saleor-event': 'order_created',
      'saleor-api-url': `${shopUrl}/graphql/`,
      'saleor-schema-version': '3.23',
      'saleor-signature': 'eyJhbGciOiJSUzI1NiJ9..AAAA',
    },
    body: JSON.stringify(orders[0] ?? {}),
  })
  expect(forged.status).toBe(401)
  expect(orders).toHaveLength(before)
  expect(faults).not.toEqual([])
})
