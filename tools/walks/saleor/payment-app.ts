/** A payment app of the walk's own: it says at once that the money came, and that it went back. */
import { randomUUID } from 'node:crypto'
import { startServer } from '../../../tests/support/stand-ins/server.ts'
import type { Ask } from './fixtures.ts'

/** The app that says what the storefront tells it to say. */
const IDENTIFIER = 'saleor.io.dummy-payment-app'
const NAME = 'Payments of a walk'

/** What the app is asked, by what Saleor calls it. */
const HOOKS = {
  PAYMENT_GATEWAY_INITIALIZE_SESSION: 'PaymentGatewayInitializeSession { amount }',
  TRANSACTION_INITIALIZE_SESSION: 'TransactionInitializeSession { data action { amount } }',
  TRANSACTION_REFUND_REQUESTED: 'TransactionRefundRequested { action { amount } }',
}

interface Told {
  data?: { event?: { type?: string } }
  action?: { amount: number }
}

/** Adds the app to a Saleor that may ask this machine, unless one of its name is there; answers how it is taken away. */
export async function addPaymentApp(ask: Ask): Promise<() => Promise<void>> {
  const { apps } = await ask<{ apps: { edges: { node: { id: string; name: string; identifier: string } }[] } }>(
    '{ apps(first: 100) { edges { node { id name identifier } } } }',
  )
  const found = apps.edges.filter(({ node }) => node.identifier === IDENTIFIER)
  // One of a walk that was broken off asks where nobody answers any more.
  for (const { node } of found) if (node.name === NAME) await drop(ask, node.id)
  if (found.some(({ node }) => node.name !== NAME)) return async () => {}

  const server = await startServer(
    () => true,
    ({ headers, body }) => {
      const { data, action } = JSON.parse(body) as Told
      const amount = action?.amount
      const event = headers['saleor-event']
      if (event === 'payment_gateway_initialize_session') return { status: 200, body: { data: {} } }
      const result =
        event === 'transaction_refund_requested' ? 'REFUND_SUCCESS' : (data?.event?.type ?? 'CHARGE_SUCCESS')
      return { status: 200, body: { pspReference: randomUUID(), result, amount, actions: ['REFUND'] } }
    },
  )
  const { appCreate } = await ask<{ appCreate: { app: { id: string } } }>(
    'mutation ($input: AppInput!) { appCreate(input: $input) { app { id } errors { field code message } } }',
    { input: { name: NAME, identifier: IDENTIFIER, permissions: ['HANDLE_PAYMENTS'] } },
  )
  const { id } = appCreate.app
  for (const [event, fields] of Object.entries(HOOKS))
    await ask(
      'mutation ($input: WebhookCreateInput!) { webhookCreate(input: $input) { errors { field code message } } }',
      {
        input: {
          app: id,
          name: event,
          targetUrl: server.url,
          isActive: true,
          syncEvents: [event],
          query: `subscription { event { ... on ${fields} } }`,
        },
      },
    )
  return async () => {
    await drop(ask, id)
    await server.close()
  }
}

const drop = (ask: Ask, id: string): Promise<unknown> =>
  ask('mutation ($id: ID!) { appDelete(id: $id) { errors { field code message } } }', { id })

const ADDRESS = {
  firstName: 'Ann',
  lastName: 'Shopper',
  streetAddress1: '1 Main Street',
  city: 'Boise',
  country: 'US',
  countryArea: 'ID',
  postalCode: '83702',
}

/** An order of a shopper who paid through the app; its id. */
export async function paidOrder(ask: Ask, channel: string, variant: string): Promise<string> {
  const { checkoutCreate } = await ask<{
    checkoutCreate: { checkout: { id: string; shippingMethods: { id: string }[] } }
  }>(
    'mutation ($input: CheckoutCreateInput!) { checkoutCreate(input: $input) { checkout { id shippingMethods { id } } errors { field code message } } }',
    {
      input: {
        channel,
        email: 'shopper@example.com',
        lines: [{ variantId: variant, quantity: 1 }],
        shippingAddress: ADDRESS,
        billingAddress: ADDRESS,
      },
    },
  )
  const { id, shippingMethods } = checkoutCreate.checkout
  await ask(
    'mutation ($id: ID!, $method: ID!) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $method) { errors { field code message } } }',
    { id, method: shippingMethods[0]!.id },
  )
  const { checkoutComplete } = await ask<{ checkoutComplete: { order: { id: string } } }>(
    'mutation ($id: ID!) { checkoutComplete(id: $id) { order { id } errors { field code message } } }',
    { id },
  )
  await ask(
    'mutation ($id: ID!, $gateway: PaymentGatewayToInitialize!) { transactionInitialize(id: $id, paymentGateway: $gateway) { errors { field code message } } }',
    { id: checkoutComplete.order.id, gateway: { id: IDENTIFIER, data: { event: { type: 'CHARGE_SUCCESS' } } } },
  )
  return checkoutComplete.order.id
}
