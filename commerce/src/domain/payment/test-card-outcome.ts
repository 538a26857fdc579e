/** The states of a test-card page and what each means for the payment, as data. */
import type { TestCardSession } from '../../db/queries/test-card.ts'
import type { GatewayAnswer, GatewayRequest } from '../../providers/payment/port.ts'

/** How a session's state reads as an answer. */
export function outcomeOf(
  session: Pick<TestCardSession, 'state' | 'pspReference'>,
  action: GatewayRequest['action'],
): Pick<GatewayAnswer, 'outcome' | 'pspReference' | 'message' | 'actions' | 'paymentMethod'> {
  const { pspReference } = session
  switch (session.state) {
    case 'APPROVED':
      return {
        outcome: `${action}_SUCCESS`,
        pspReference,
        message: 'Approved on the test page. No money moved.',
        actions: action === 'CHARGE' ? ['REFUND'] : ['CHARGE', 'CANCEL'],
        paymentMethod: { type: 'CARD', name: 'Test card', brand: 'test', lastDigits: '0000' },
      }
    case 'DECLINED':
      return { outcome: `${action}_FAILURE`, pspReference, message: 'Declined on the test page.' }
    case 'EXPIRED':
      return { outcome: 'CANCEL_SUCCESS', pspReference, message: 'The time to pay is over.' }
    default:
      return { outcome: `${action}_ACTION_REQUIRED`, pspReference, message: 'Waiting for the payer on the test page.' }
  }
}
