/** What clients need to know of gateways before they pay. */
import type { PaymentGateways } from '../../providers/payment/port.ts'
import type { Refusal } from '../result.ts'

export interface GatewayConfig {
  id: string
  data: unknown
  errors: Refusal<'NOT_FOUND' | 'GRAPHQL_ERROR'>[]
}

/** Of those asked for, each once; of all without a list. */
export function gatewayConfigs(gateways: PaymentGateways, asked: readonly string[] | null): Promise<GatewayConfig[]> {
  const ids = asked?.length ? [...new Set(asked)] : [...gateways.keys()]
  // Those that are known come first.
  const known = ids.filter((id) => gateways.has(id))
  return Promise.all(
    [...known, ...ids.filter((id) => !gateways.has(id))].map(async (id): Promise<GatewayConfig> => {
      const gateway = gateways.get(id)
      if (!gateway)
        return {
          id,
          data: null,
          errors: [{ code: 'NOT_FOUND', field: 'id', message: 'Provided payment gateway is not available.' }],
        }
      return { id, data: await gateway.configure(), errors: [] }
    }),
  )
}
