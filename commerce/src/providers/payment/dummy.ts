/** Saleor's dummy payment app: `data.event.type` decides alone, whatever was asked. */
import { randomUUID } from 'node:crypto'
import type { GatewayAnswer, GatewayOutcome, GatewayRequest, PaymentGateway } from './port.ts'

const OUTCOMES: ReadonlySet<string> = new Set(
  ['CHARGE', 'AUTHORIZATION'].flatMap((a) =>
    ['REQUEST', 'ACTION_REQUIRED', 'FAILURE', 'SUCCESS'].map((o) => `${a}_${o}`),
  ),
)
const CARD = {
  type: 'CARD',
  name: 'Card',
  brand: 'visa',
  firstDigits: '1234',
  lastDigits: '1234',
  expMonth: 4,
  expYear: 2030,
} as const
const URL = 'https://dummy.example.com/payment'

interface Wish {
  outcome: GatewayOutcome
  ownReference: boolean
}

export const dummyGateway: PaymentGateway = {
  id: 'saleor.io.dummy-payment-app',
  name: 'Dummy Payment App',
  live: false,
  configure: async () => ({ ok: true }),
  initialize: async (request) => answer(request, 'psp-ref', true),
  process: async (request) => answer(request, 'test-psp', false),
}

function answer({ data, action }: GatewayRequest, fixedReference: string, withCard: boolean): GatewayAnswer {
  const wish = read(data)
  if (!wish)
    return {
      outcome: `${action}_FAILURE`,
      pspReference: randomUUID(),
      message: 'Wrong data.',
      data: { exception: true },
    }
  const actions = wish.outcome.startsWith('CHARGE') ? ['REFUND'] : ['CHARGE', 'CANCEL']
  return {
    outcome: wish.outcome,
    pspReference: wish.ownReference ? randomUUID() : fixedReference,
    message: 'Great success!',
    externalUrl: URL,
    actions,
    data: null,
    ...(withCard ? { paymentMethod: CARD } : {}),
  }
}

function read(data: unknown): Wish | null {
  const event = record(record(data)?.event)
  if (!event || typeof event.type !== 'string' || !OUTCOMES.has(event.type)) return null
  const include = event.includePspReference ?? true
  return typeof include === 'boolean' ? { outcome: event.type as GatewayOutcome, ownReference: include } : null
}

const record = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
