/** A provider that cannot be asked, or says no. The message holds no secret and nothing that people typed. */
import { OutsideFault } from '../../domain/fault-text.ts'
import type { GatewayAnswer } from '../../domain/payment/port.ts'

export class ProviderFault extends OutsideFault {
  /** UNAVAILABLE: nobody knows what happened, it may be asked again. REFUSED: it understood, and will not. */
  readonly kind: 'UNAVAILABLE' | 'REFUSED'
  /** The provider's own code, where it gave one. */
  readonly code: string

  constructor(kind: ProviderFault['kind'], message: string, code = '') {
    super(message)
    this.kind = kind
    this.code = code
  }
}

/** The answer to a start that a provider did not take up; without a reference, so it may be tried again. */
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

/** The provider's codes, and nothing else that it may have written: `missing-permission`. */
export const codeOf = (value: unknown): string =>
  typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) ? value : ''
