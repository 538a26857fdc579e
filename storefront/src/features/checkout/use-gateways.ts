/** The ways to pay for a checkout or an order. The payment page needs them without the calls that take addresses. */
import { useQuery } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import { CheckoutGatewaysDocument } from './checkout.generated.ts'
import { type Gateway, type PaymentKind, offeredGateways } from './gateways.ts'

/**
 * The gateway for each kind of payment of a checkout or an order; all null for an unknown id. Throws as `request` does.
 */
async function fetchGateways(id: string): Promise<Record<PaymentKind, Gateway | null>> {
  return offeredGateways(
    (await request(CheckoutGatewaysDocument, { id })).paymentGatewayInitialize?.gatewayConfigs ?? null,
  )
}

export const useGateways = (id: string | null) =>
  useQuery({
    queryKey: ['gateways', id],
    queryFn: () => fetchGateways(id ?? ''),
    enabled: id !== null,
    staleTime: 60_000,
  })
