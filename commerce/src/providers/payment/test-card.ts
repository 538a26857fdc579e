/** The test gateway: a hosted card page that says no money moves, where the payer approves or declines. */
import { codeOf } from '@semena/contract/languages'
import { factsOf, TEST_CARD } from '@semena/contract/payment-ways'
import { randomUUID } from 'node:crypto'
import type { Services } from '../../context.ts'
import { openSession, sessionOf, type TestCardSession } from '../../db/queries/payment/test-card.ts'
import { toDecimal } from '../../domain/money.ts'
import { isUndecided, outcomeOf } from '../../domain/payment/test-card-outcome.ts'
import type { GatewayAnswer, GatewayRequest, PaymentGateway } from '../../domain/payment/port.ts'
import { onOff } from '../variables.ts'
import type { PaymentProvider } from './provider.ts'
import { payersLanguage, readReturnUrl, RETURN_URL_REFUSED } from './return-url.ts'

/** The `data` that the shop's payment page gets. */
export interface TestCardData {
  redirectUrl: string | null
  amount: number
  currency: string
  expiresAt: string | null
  /** The server's clock, so that a countdown does not depend on the payer's. */
  now: string
  state: string
}

export const testCard = {
  id: TEST_CARD,
  read: (get, mode) => (onOff(SWITCH, get(SWITCH) ?? (mode === 'demo' ? 'on' : 'off')) ? {} : null),
  open: async (services) => testCardGateway(services),
} satisfies PaymentProvider<object>

const SWITCH = 'SEMENA_TEST_CARD'

type Parts = Pick<Services, 'database' | 'clock' | 'settings'>

function testCardGateway(services: Parts): PaymentGateway {
  const {
    database: { pool },
    clock,
  } = services

  const data = (session: TestCardSession, { origin, expiresAt }: GatewayRequest): TestCardData => ({
    redirectUrl: isUndecided(session.state) ? `${origin}/test-card/${session.id}` : null,
    amount: toDecimal(session.amount, session.currency),
    currency: session.currency,
    expiresAt: expiresAt?.toISOString() ?? null,
    now: clock.now().toISOString(),
    state: session.state,
  })

  const answer = (session: TestCardSession, request: GatewayRequest): GatewayAnswer => ({
    ...outcomeOf(session, request.action),
    amount: session.amount,
    data: data(session, request),
  })

  return {
    id: TEST_CARD,
    name: factsOf(TEST_CARD).name,
    live: true,
    isCard: true,
    configure: async () => ({ test: true }),
    initialize: async (request) => {
      const returnUrl = readReturnUrl(request, services.settings.publicUrl)
      if (returnUrl === null) {
        return {
          outcome: `${request.action}_FAILURE`,
          pspReference: randomUUID(),
          ...RETURN_URL_REFUSED,
        }
      }
      const session = await openSession(pool, {
        id: randomUUID(),
        transactionId: request.transactionId,
        amount: request.amount,
        currency: request.currency,
        orderNumber: request.subject.kind === 'order' ? request.subject.number : null,
        returnUrl,
        languageCode: codeOf(payersLanguage(request)),
        pspReference: randomUUID(),
        createdAt: clock.now(),
      })
      return answer(session, request)
    },
    process: async (request) => {
      const session = await sessionOf(pool, request.transactionId)
      // A payment that was refused at the start has no card page.
      if (!session)
        return {
          outcome: `${request.action}_FAILURE`,
          pspReference: request.pspReference,
          message: 'No card page was opened.',
          data: null,
        }
      return answer(session, request)
    },
    // No money moves here, so every action succeeds.
    act: async ({ actionId, amount }) =>
      amount > 0
        ? { outcome: 'SUCCESS', pspReference: actionId }
        : { outcome: 'FAILURE', pspReference: actionId, message: 'There is nothing to take.' },
  }
}
