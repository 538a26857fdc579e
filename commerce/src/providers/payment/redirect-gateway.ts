/** The common part of all gateways that lead the payer to a provider's own page and back. */
import { factsOf, type PaymentWayId } from '@semena/contract/payment-ways'
import type { GatewayAnswer, GatewayRequest, PaymentGateway } from '../../domain/payment/port.ts'
import { notStarted } from './provider-fault.ts'
import { readBackUrl, RETURN_URL_REFUSED } from './return-url.ts'

interface RedirectGateway extends Required<Pick<PaymentGateway, 'provider' | 'act'>> {
  id: PaymentWayId
  publicUrl: string | null
  /**
   * Makes the provider's page, or finds the one that was made for this transaction. `back` is the address to which that
   * page leads back.
   */
  begin: (request: GatewayRequest, back: string) => Promise<GatewayAnswer>
}

export const redirectGateway = ({ publicUrl, begin, ...gateway }: RedirectGateway): PaymentGateway => ({
  ...gateway,
  name: factsOf(gateway.id).name,
  isCard: factsOf(gateway.id).kind === 'card',
  live: true,
  configure: async () => ({ kind: 'redirect' }),
  initialize: async (request) => {
    const back = readBackUrl(request, publicUrl)
    if (back === null) return { outcome: 'CHARGE_FAILURE', pspReference: '', ...RETURN_URL_REFUSED }
    try {
      return await begin(request, back)
    } catch (error) {
      return notStarted(gateway.id, error)
    }
  },
})
