/** The ways to pay for a checkout or an order. The payment page needs them without the calls that take addresses. */
import { useQuery } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import { CheckoutGatewaysDocument } from './checkout.generated.ts'
import { type Gateway, offeredGateways } from './gateways.ts'

/** The gateways of a checkout or an order; none for an unknown id. Throws as `request` does. */
async function fetchGateways(id: string): Promise<Gateway[]> {
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
