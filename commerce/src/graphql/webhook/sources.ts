/** The values from which webhooks, their deliveries and events are resolved. */
import type { AttemptRow, DeliveryRow } from '../../db/queries/event-delivery.ts'
import type { WebhookRow } from '../../db/queries/webhook.ts'
import type { HookEvent } from '../../domain/webhook/port.ts'

export type WebhookSource = WebhookRow
export type DeliverySource = DeliveryRow
export type AttemptSource = AttemptRow

/** An event on its way to one app. */
export type EventSource = HookEvent
