/** Saleor's dummy payment app: only `data.event.type` decides the outcome. */
import type { TransactionActionEnum } from '@semena/contract/enums'
import { DUMMY_APP, factsOf } from '@semena/contract/payment-ways'
import { createHash, randomUUID } from 'node:crypto'
import type {
  ActionAnswer,
  ActionRequest,
  GatewayAnswer,
  GatewayOutcome,
  GatewayRequest,
  PaymentGateway,
} from '../../domain/payment/port.ts'
import type { PaymentProvider } from './provider.ts'

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
const MESSAGE = 'Great success!'

interface Wish {
  outcome: GatewayOutcome
  ownReference: boolean
}

export const dummyApp = {
  id: DUMMY_APP,
  read: (_get, mode) => (mode === 'demo' ? {} : null),
  open: async () => dummyGateway,
} satisfies PaymentProvider<object>

const dummyGateway: PaymentGateway = {
  id: DUMMY_APP,
  name: factsOf(DUMMY_APP).name,
  live: false,
  isCard: true,
  configure: async () => ({ ok: true }),
  initialize: async (request) => answer(request, 'psp-ref', true),
  process: async (request) => answer(request, 'test-psp', false),
  act: async (request) => act(request),
}

/** The actions that Saleor's app offers after an action, by its outcome. */
const AFTER: Readonly<
  Record<ActionRequest['kind'], { SUCCESS: TransactionActionEnum[]; FAILURE: TransactionActionEnum[] }>
> = {
  REFUND: { SUCCESS: ['REFUND'], FAILURE: ['REFUND'] },
  CHARGE: { SUCCESS: ['REFUND'], FAILURE: ['CHARGE', 'CANCEL', 'REFUND'] },
  CANCEL: { SUCCESS: [], FAILURE: ['CHARGE', 'CANCEL'] },
}

/**
 * Carries out every action with an amount. Cancelling always cancels everything. The reference follows from the
 * action's id.
 */
function act({ actionId, kind, amount, held }: ActionRequest): ActionAnswer {
  const pspReference = referenceOf(actionId)
  if (amount === 0)
    return {
      outcome: 'FAILURE',
      pspReference,
      amount: 0,
      message: 'There is nothing to take.',
      actions: AFTER[kind].FAILURE,
    }
  return {
    outcome: 'SUCCESS',
    pspReference,
    amount: kind === 'CANCEL' ? held : amount,
    message: MESSAGE,
    externalUrl: URL,
    actions: AFTER[kind].SUCCESS,
  }
}

/** A UUID that is the same each time the same action is requested. */
function referenceOf(actionId: string): string {
  const hex = createHash('sha256').update(actionId).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
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
  const actions: TransactionActionEnum[] = wish.outcome.startsWith('CHARGE') ? ['REFUND'] : ['CHARGE', 'CANCEL']
  return {
    outcome: wish.outcome,
    pspReference: wish.ownReference ? randomUUID() : fixedReference,
    message: MESSAGE,
    externalUrl: URL,
    actions,
    data: null,
    ...(withCard ? { paymentMethod: CARD } : {}),
    ...(wish.outcome.endsWith('_FAILURE') ? { isCardRefused: true } : {}),
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
