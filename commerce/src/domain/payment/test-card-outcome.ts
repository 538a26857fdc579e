/**
 * The states of a test-card page, the payer's decisions that lead from one to another, and what each means for the
 * payment, as data.
 */
import type { TestCardSession, TestCardState } from '../../db/queries/payment/test-card.ts'
import type { GatewayAnswer, GatewayRequest } from './port.ts'

/**
 * Decisions that a payer can make on the page. `twice`: the shop is told two times. `late`: it is told some seconds
 * later.
 */
export const DECISIONS = {
  approve: { from: 'OPEN', to: 'APPROVED' },
  twice: { from: 'OPEN', to: 'APPROVED' },
  late: { from: 'OPEN', to: 'LATE' },
  decline: { from: 'OPEN', to: 'DECLINED' },
  secure: { from: 'OPEN', to: 'SECURE' },
  confirm: { from: 'SECURE', to: 'APPROVED' },
  refuse: { from: 'SECURE', to: 'DECLINED' },
} as const satisfies Record<string, { from: TestCardState; to: TestCardState }>
export type Decision = keyof typeof DECISIONS

export const isDecision = (value: unknown): value is Decision =>
  typeof value === 'string' && Object.hasOwn(DECISIONS, value)

/** The code that the bank would send; the page shows it. */
export const BANK_CODE = '123456'
/** Milliseconds after which a late message comes. */
export const LATE_MS = 15_000

/** Whether the page still allows a decision. */
export const isUndecided = (state: string): boolean => state === 'OPEN' || state === 'SECURE'

type Outcome = Pick<
  GatewayAnswer,
  'outcome' | 'pspReference' | 'message' | 'actions' | 'paymentMethod' | 'isCardRefused'
>

/** The gateway's answer for a session in this state. */
export function outcomeOf(
  { state, pspReference }: Pick<TestCardSession, 'state' | 'pspReference'>,
  action: GatewayRequest['action'],
): Outcome {
  switch (state) {
    case 'APPROVED':
      return {
        outcome: `${action}_SUCCESS`,
        pspReference,
        message: 'Approved on the test page. No money moved.',
        actions: action === 'CHARGE' ? ['REFUND'] : ['CHARGE', 'CANCEL'],
        paymentMethod: { type: 'CARD', name: 'Test card', brand: 'test', lastDigits: '0000' },
      }
    case 'LATE':
      return {
        outcome: `${action}_REQUEST`,
        pspReference,
        message: 'Approved on the test page; the shop is told soon.',
      }
    case 'DECLINED':
      return { outcome: `${action}_FAILURE`, pspReference, message: 'Declined on the test page.', isCardRefused: true }
    case 'EXPIRED':
      return { outcome: 'CANCEL_SUCCESS', pspReference, message: 'The time to pay is over.' }
    default:
      return { outcome: `${action}_ACTION_REQUIRED`, pspReference, message: 'Waiting for the payer on the test page.' }
  }
}
