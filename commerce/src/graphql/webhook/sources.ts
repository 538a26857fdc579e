/** The values from which webhooks, their deliveries and events are resolved. */
import type { AttemptRow, DeliveryRow } from '../../db/queries/webhook/event-delivery.ts'
import type { WebhookRow } from '../../db/queries/webhook/webhook.ts'
import type { TaxBase } from '../../domain/pricing/app-taxes.ts'
import type { HookEvent } from '../../domain/webhook/port.ts'
import type { CheckoutLineSource } from '../checkout/sources.ts'
import type { OrderLineSource } from '../order/sources.ts'

export type WebhookSource = WebhookRow
export type DeliverySource = DeliveryRow
export type AttemptSource = AttemptRow

/** An event on its way to one app. */
export type EventSource = HookEvent

/** What taxes are worked out from, and of what. */
export interface TaxableSource {
  base: TaxBase
  of: { type: string; key: string }
}

export type TaxableLineSource = TaxBase['lines'][number] & {
  currency: string
  charge: boolean
  source: (CheckoutLineSource & { __typename: 'CheckoutLine' }) | (OrderLineSource & { __typename: 'OrderLine' })
}
