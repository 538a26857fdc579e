/** The gateways that are switched on. */
import type { Services } from '../../context.ts'
import { dummyGateway } from './dummy.ts'
import type { PaymentGateway, PaymentGateways } from './port.ts'
import { TEST_CARD, testCardGateway } from './test-card.ts'

/** Test gateways exist in demo mode only, whatever the settings name. */
export function createGateways(services: Pick<Services, 'database' | 'clock' | 'settings'>): PaymentGateways {
  const known: ReadonlyMap<string, () => PaymentGateway> =
    services.settings.mode === 'demo'
      ? new Map([
          [TEST_CARD, () => testCardGateway(services)],
          [dummyGateway.id, () => dummyGateway],
        ])
      : new Map()
  return new Map(
    services.settings.gateways.flatMap((id) => {
      const make = known.get(id)
      return make ? [[id, make()] as const] : []
    }),
  )
}
