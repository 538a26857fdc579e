/** The gateways that are switched on. */
import type { CommerceServices } from '../../settings.ts'
import { StartError } from '../../start-error.ts'
import { dummyGateway } from './dummy.ts'
import { giftCardGateway } from './gift-card.ts'
import type { PaymentGateway, PaymentGateways } from '../../domain/payment/port.ts'
import { TEST_CARD, testCardGateway } from './test-card.ts'

type Parts = Pick<CommerceServices, 'database' | 'clock' | 'settings' | 'uuid'>

/** Gateways that settings name; in production they must be asked for. */
const TEST_GATEWAYS: ReadonlyMap<string, (parts: Parts) => PaymentGateway> = new Map([
  [TEST_CARD, testCardGateway],
  [dummyGateway.id, () => dummyGateway],
])

/**
 * In the order they are offered; gift cards are always there. Throws a StartError when a test gateway is named in production without
 * `testPayments`.
 */
export async function createGateways(services: Parts): Promise<PaymentGateways> {
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
    // Its package is large: a shop that does without it does not load it.
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
