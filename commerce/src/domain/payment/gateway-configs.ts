/** What clients need to know about gateways before they pay. */
import { faultText } from '../fault-text.ts'
import type { ConfigureRequest, PaymentGateways } from './port.ts'
import type { Refusal } from '../result.ts'

export interface GatewayConfig {
  id: string
  data: unknown
  errors: Refusal<'NOT_FOUND' | 'GRAPHQL_ERROR'>[]
}

/** The configurations of the gateways asked for, each once; without a list, those of all. */
export function gatewayConfigs(
  gateways: PaymentGateways,
  asked: readonly string[] | null,
  requestFor: (id: string) => ConfigureRequest,
): Promise<GatewayConfig[]> {
  const knows = (id: string): boolean => gateways.has(id) && !gateways.get(id)!.takesCode
  const ids = asked?.length ? [...new Set(asked)] : [...gateways.keys()].filter(knows)
  // Known gateways come first.
  const known = ids.filter(knows)
  return Promise.all(
    [...known, ...ids.filter((id) => !knows(id))].map(async (id): Promise<GatewayConfig> => {
      const gateway = knows(id) ? gateways.get(id) : undefined
      if (!gateway)
        return {
          id,
          data: null,
          errors: [{ code: 'NOT_FOUND', field: 'id', message: 'Provided payment gateway is not available.' }],
        }
      try {
        return { id, data: await gateway.configure(requestFor(id)), errors: [] }
      } catch (error) {
        console.error(`payment gateway ${id} failed to be configured: ${faultText(error)}`)
        const message = 'The payment gateway did not answer as it should.'
        return { id, data: null, errors: [{ code: 'GRAPHQL_ERROR', field: 'id', message }] }
      }
    }),
  )
}
