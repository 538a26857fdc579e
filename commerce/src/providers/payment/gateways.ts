/** The gateways that are switched on. */
import type { CommerceServices } from '../../settings.ts'
import { StartError } from '../../start-error.ts'
import { dummyGateway } from './dummy.ts'
import { giftCardGateway } from './gift-card.ts'
import type { PaymentGateway } from '../../domain/payment/port.ts'
import { TEST_CARD, testCardGateway } from './test-card.ts'

type Parts = Pick<CommerceServices, 'database' | 'clock' | 'settings' | 'uuid'>

/** Test gateways by the id under which settings name them. */
const TEST_GATEWAYS: ReadonlyMap<string, (parts: Parts) => PaymentGateway> = new Map([
  [TEST_CARD, testCardGateway],
  [dummyGateway.id, () => dummyGateway],
])

/**
 * Makes the gateways in the order in which they are offered; gift cards are always among them. Throws a StartError when
 * a test gateway is named in production without `testPayments`.
 */
export async function createGateways(services: Parts): Promise<Map<string, PaymentGateway>> {
  const { mode, gateways, testPayments, bitcoin, btcpay, stripe } = services.settings
  const found: PaymentGateway[] = []
  if (bitcoin) {
    const { bitcoinGateway } = await import('./bitcoin/gateway.ts')
    found.push(bitcoinGateway(services, bitcoin))
  }
  if (btcpay) {
    const { btcpayGateway } = await import('./btcpay/gateway.ts')
    found.push(btcpayGateway(services, btcpay))
  }
  if (stripe) {
    // Stripe's package is large, so that it is loaded only where it is used.
    const { stripeGateway } = await import('./stripe/gateway.ts')
    found.push(stripeGateway(services, stripe))
  }
  for (const id of gateways) {
    if (mode === 'production' && !testPayments && TEST_GATEWAYS.has(id))
      throw new StartError(`${id} charges nobody; production refuses it unless SEMENA_TEST_CARD=on.`)
    const make = TEST_GATEWAYS.get(id)
    if (make) found.push(make(services))
  }
  found.push(giftCardGateway(services))
  return new Map(found.map((gateway) => [gateway.id, gateway]))
}
