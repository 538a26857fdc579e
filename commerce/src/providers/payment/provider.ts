/** What a provider's folder offers: how an owner sets it up, and the gateway that is made of it. */
import type { PaymentWayId } from '@semena/contract/payment-ways'
import type { Services } from '../../context.ts'
import type { PaymentGateway } from '../../domain/payment/port.ts'
import type { Get } from '../variables.ts'

export type Mode = 'demo' | 'production'
export type Parts = Pick<Services, 'database' | 'clock' | 'settings' | 'uuid'>

/** The variables of a provider, with the title of their part of `.env.example`. */
export interface PaymentVariables {
  title: string
  /** What each variable does, in Markdown, and the value that holds where it is not set. */
  variables: Readonly<Record<string, { does: string; default?: string }>>
}

export interface PaymentProvider<Settings> extends Partial<PaymentVariables> {
  id: PaymentWayId
  /** Reads the variables; null where the owner has not set the provider up. Throws a StartError for a wrong value. */
  read(get: Get, mode: Mode): Settings | null
  open(services: Parts, settings: Settings): Promise<PaymentGateway>
}
