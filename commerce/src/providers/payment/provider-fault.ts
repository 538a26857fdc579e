/**
 * The error of a provider that cannot be reached or that refuses. Its message holds no secret and nothing that people
 * typed.
 */
import { OutsideFault } from '../../domain/fault-text.ts'
import type { GatewayAnswer } from '../../domain/payment/port.ts'

export class ProviderFault extends OutsideFault {
  /**
   * UNAVAILABLE: nobody knows what became of the request, which may be repeated. REFUSED: the provider understood it
   * and said no.
   */
  readonly kind: 'UNAVAILABLE' | 'REFUSED'
  /** The provider's own code, where it gave one. */
  readonly code: string

  constructor(kind: ProviderFault['kind'], message: string, code = '') {
    super(message)
    this.kind = kind
    this.code = code
  }
}

/** The answer when a provider did not begin a payment. It has no reference, so the payment may be tried again. */
export function notStarted(gateway: string, error: unknown): GatewayAnswer {
  if (!(error instanceof ProviderFault)) throw error
  console.error(`${gateway} could not begin a payment: ${error.message}`)
  return {
    outcome: 'CHARGE_FAILURE',
    pspReference: '',
    message: 'The payment provider could not begin this payment.',
    data: { error: `PROVIDER_${error.kind}` },
  }
}

/**
 * A code that the provider gave, such as `missing-permission`; any other text becomes empty, because it might quote
 * what people typed.
 */
export const codeOf = (value: unknown): string =>
  typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) ? value : ''
