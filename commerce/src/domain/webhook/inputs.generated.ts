/* Written by npm run generate. Do not edit. */
import type { EventDeliveryAttemptSortField, EventDeliverySortField, EventDeliveryStatusEnum, OrderDirection, WebhookEventTypeAsyncEnum, WebhookEventTypeEnum, WebhookEventTypeSyncEnum } from '@semena/contract/enums'

type Nullable<T> = T | null

export interface EventDeliverySortingInput { direction: OrderDirection; field: EventDeliverySortField }
export interface EventDeliveryFilterInput {
  status?: Nullable<EventDeliveryStatusEnum>
  eventType?: Nullable<WebhookEventTypeEnum>
}
export interface EventDeliveryAttemptSortingInput { direction: OrderDirection; field: EventDeliveryAttemptSortField }
export interface WebhookCreateInput {
  name?: Nullable<string>
  identifier?: Nullable<string>
  targetUrl?: Nullable<string>
  events?: Nullable<WebhookEventTypeEnum[]>
  asyncEvents?: Nullable<WebhookEventTypeAsyncEnum[]>
  syncEvents?: Nullable<WebhookEventTypeSyncEnum[]>
  app?: Nullable<string>
  isActive?: Nullable<boolean>
  secretKey?: Nullable<string>
  query?: Nullable<string>
  customHeaders?: Nullable<unknown>
}
export interface WebhookUpdateInput {
  name?: Nullable<string>
  identifier?: Nullable<string>
  targetUrl?: Nullable<string>
  events?: Nullable<WebhookEventTypeEnum[]>
  asyncEvents?: Nullable<WebhookEventTypeAsyncEnum[]>
  syncEvents?: Nullable<WebhookEventTypeSyncEnum[]>
  app?: Nullable<string>
  isActive?: Nullable<boolean>
  secretKey?: Nullable<string>
  query?: Nullable<string>
  customHeaders?: Nullable<unknown>
}
