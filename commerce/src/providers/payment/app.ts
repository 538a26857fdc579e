/** Payment apps as gateways: what the shop asks a gateway, it asks the app by its synchronous webhooks. */
import { LONGEST_REFERENCE } from '@semena/contract/limits'
import type { TransactionActionEnum, WebhookEventTypeEnum } from '@semena/contract/enums'
import type { Hook } from '../../db/queries/webhook/webhook.ts'
import { findTransaction } from '../../db/queries/payment/payment.ts'
import { OutsideFault } from '../../domain/fault-text.ts'
import { toDecimal, toMinor } from '../../domain/money.ts'
import type {
  ActionAnswer,
  ActionRequest,
  ConfigureRequest,
  GatewayAnswer,
  GatewayOutcome,
  GatewayRequest,
  PaymentGateway,
} from '../../domain/payment/port.ts'
import { plainText } from '../../domain/text.ts'
import { askApp, type AskAppCtx } from '../../domain/webhook/ask.ts'

const OUTCOMES: ReadonlySet<string> = new Set<GatewayOutcome>([
  'CHARGE_SUCCESS',
  'CHARGE_FAILURE',
  'CHARGE_REQUEST',
  'CHARGE_ACTION_REQUIRED',
  'AUTHORIZATION_SUCCESS',
  'AUTHORIZATION_FAILURE',
  'AUTHORIZATION_REQUEST',
  'AUTHORIZATION_ACTION_REQUIRED',
])
const ACTIONS: ReadonlySet<string> = new Set<TransactionActionEnum>(['CHARGE', 'REFUND', 'CANCEL'])

const REQUESTED = {
  CHARGE: 'TRANSACTION_CHARGE_REQUESTED',
  REFUND: 'TRANSACTION_REFUND_REQUESTED',
  CANCEL: 'TRANSACTION_CANCELATION_REQUESTED',
} as const

/** The events by which an app is a gateway. */
export const PAYMENT_EVENTS = [
  'PAYMENT_GATEWAY_INITIALIZE_SESSION',
  'TRANSACTION_INITIALIZE_SESSION',
  'TRANSACTION_PROCESS_SESSION',
  ...Object.values(REQUESTED),
] as const satisfies readonly WebhookEventTypeEnum[]

/** The gateway of an app with these webhooks; `ctx.origin` is where the shop is reached outside of requests. */
export function appGateway(ctx: AskAppCtx, hooks: readonly Hook[]): PaymentGateway {
  const { appIdentifier: id, appName: name } = hooks[0]!
  const hookFor = (type: WebhookEventTypeEnum): Hook | undefined => hooks.find((hook) => hook.events.includes(type))

  async function session(
    type: 'TRANSACTION_INITIALIZE_SESSION' | 'TRANSACTION_PROCESS_SESSION',
    request: GatewayRequest,
  ): Promise<GatewayAnswer> {
    const hook = hookFor(type)
    if (!hook) throw new OutsideFault(`${name} has no webhook for ${type}`)
    const held = await findTransaction(ctx.database.pool, request.transactionId)
    const answer = await askApp({ ...ctx, origin: request.origin }, hook, {
      type,
      subjectType: 'TransactionItem',
      subjectKey: request.transactionId,
      facts: {
        amount: request.amount,
        currency: request.currency,
        actionType: request.action,
        data: request.data,
        idempotencyKey: held?.idempotencyKey ?? request.transactionId,
        customerIpAddress: null,
        [request.subject.kind]: request.subject.id,
      },
    })
    return readAnswer(answer, request)
  }

  return {
    id,
    name,
    live: false,
    configure: async (asked) => {
      const hook = hookFor('PAYMENT_GATEWAY_INITIALIZE_SESSION')
      if (!hook || !asked) return null
      const answer = await askApp({ ...ctx, origin: asked.origin }, hook, {
        type: 'PAYMENT_GATEWAY_INITIALIZE_SESSION',
        subjectType: asked.subject.kind === 'order' ? 'Order' : 'Checkout',
        subjectKey: asked.subject.id,
        facts: configureFacts(asked),
      })
      return answer.data ?? null
    },
    initialize: (request) => session('TRANSACTION_INITIALIZE_SESSION', request),
    process: (request) => session('TRANSACTION_PROCESS_SESSION', request),
    act: async (request) => {
      const hook = hookFor(REQUESTED[request.kind])
      if (!hook) return { outcome: 'FAILURE', pspReference: '', message: `${name} does not do this.` }
      try {
        const answer = await askApp(ctx, hook, {
          type: REQUESTED[request.kind],
          subjectType: 'TransactionItem',
          subjectKey: request.payment.transactionId,
          facts: {
            action: {
              actionType: request.kind,
              amount: toDecimal(request.amount, request.currency),
              currency: request.currency,
            },
          },
        })
        return readAction(answer, request)
      } catch (error) {
        if (!(error instanceof OutsideFault)) throw error
        return { outcome: 'FAILURE', pspReference: '', message: error.message }
      }
    },
  }
}

const configureFacts = ({ subject, amount, currency, data }: ConfigureRequest): Record<string, unknown> => ({
  amount,
  currency,
  data,
  [subject.kind]: subject.id,
})

const textOf = (value: unknown): string =>
  typeof value === 'string' ? plainText(value.slice(0, LONGEST_REFERENCE)) : ''

/** Minor units; undefined where the app names none. Throws for what is no amount. */
function amountOf(value: unknown, currency: string): number | undefined {
  if (value == null) return undefined
  const amount = typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount < 0 || amount > 1e10)
    throw new OutsideFault('the app names an amount that is none')
  return toMinor(amount, currency)
}

const actionsOf = (value: unknown): TransactionActionEnum[] | undefined =>
  Array.isArray(value)
    ? value.filter((a): a is TransactionActionEnum => typeof a === 'string' && ACTIONS.has(a))
    : undefined

function externalUrlOf(value: unknown): string {
  const text = textOf(value)
  if (text && !/^https?:$/.test(URL.parse(text)?.protocol ?? '')) throw new OutsideFault('the app names a bad address')
  return text
}

const isOutcome = (value: unknown): value is GatewayOutcome => typeof value === 'string' && OUTCOMES.has(value)

/** Reads what the app answers to a session. Throws where it breaks the contract. */
function readAnswer(a: Record<string, unknown>, { currency }: GatewayRequest): GatewayAnswer {
  const { result } = a
  if (!isOutcome(result)) throw new OutsideFault('the app names no known result')
  const pspReference = textOf(a.pspReference)
  if (!pspReference && /_(?:SUCCESS|REQUEST)$/.test(result)) throw new OutsideFault('the app names no reference')
  const amount = amountOf(a.amount, currency)
  const actions = actionsOf(a.actions)
  return {
    outcome: result,
    pspReference,
    ...(amount === undefined ? {} : { amount }),
    message: textOf(a.message),
    externalUrl: externalUrlOf(a.externalUrl),
    ...(actions ? { actions } : {}),
    data: a.data ?? null,
  }
}

/** Reads what the app answers to an action; without a result it tells the outcome later. */
function readAction(a: Record<string, unknown>, { kind, currency }: ActionRequest): ActionAnswer {
  const pspReference = textOf(a.pspReference)
  const externalUrl = externalUrlOf(a.externalUrl)
  const { result } = a
  if (result == null) {
    if (!pspReference) throw new OutsideFault('the app names no reference')
    return { outcome: 'PENDING', pspReference, externalUrl }
  }
  const outcome = result === `${kind}_SUCCESS` ? 'SUCCESS' : result === `${kind}_FAILURE` ? 'FAILURE' : null
  if (!outcome) throw new OutsideFault('the app names no known result')
  if (outcome === 'SUCCESS' && !pspReference) throw new OutsideFault('the app names no reference')
  const amount = amountOf(a.amount, currency)
  const actions = actionsOf(a.actions)
  return {
    outcome,
    pspReference,
    ...(amount === undefined ? {} : { amount }),
    message: textOf(a.message),
    externalUrl,
    ...(actions ? { actions } : {}),
  }
}
