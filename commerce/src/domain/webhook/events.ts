/** The events by kind, and their names for people. */
import type { WebhookEventTypeAsyncEnum, WebhookEventTypeEnum, WebhookEventTypeSyncEnum } from '@semena/contract/enums'

const SYNC: ReadonlySet<string> = new Set<WebhookEventTypeSyncEnum>([
  'PAYMENT_LIST_GATEWAYS',
  'PAYMENT_AUTHORIZE',
  'PAYMENT_CAPTURE',
  'PAYMENT_REFUND',
  'PAYMENT_VOID',
  'PAYMENT_CONFIRM',
  'PAYMENT_PROCESS',
  'CHECKOUT_CALCULATE_TAXES',
  'ORDER_CALCULATE_TAXES',
  'TRANSACTION_CHARGE_REQUESTED',
  'TRANSACTION_REFUND_REQUESTED',
  'TRANSACTION_CANCELATION_REQUESTED',
  'SHIPPING_LIST_METHODS_FOR_CHECKOUT',
  'CHECKOUT_FILTER_SHIPPING_METHODS',
  'ORDER_FILTER_SHIPPING_METHODS',
  'PAYMENT_GATEWAY_INITIALIZE_SESSION',
  'TRANSACTION_INITIALIZE_SESSION',
  'TRANSACTION_PROCESS_SESSION',
  'LIST_STORED_PAYMENT_METHODS',
  'STORED_PAYMENT_METHOD_DELETE_REQUESTED',
  'PAYMENT_GATEWAY_INITIALIZE_TOKENIZATION_SESSION',
  'PAYMENT_METHOD_INITIALIZE_TOKENIZATION_SESSION',
  'PAYMENT_METHOD_PROCESS_TOKENIZATION_SESSION',
])

/** Whether an app is asked while somebody waits, and not told afterwards. */
export const isSync = (type: WebhookEventTypeEnum): type is WebhookEventTypeSyncEnum => SYNC.has(type)
export const isAsync = (type: WebhookEventTypeEnum): type is WebhookEventTypeAsyncEnum => !SYNC.has(type)

/** `SHIPPING_LIST_METHODS_FOR_CHECKOUT` is called otherwise than its words. */
const NAMES: Readonly<Record<string, string>> = {
  ANY_EVENTS: 'Any events',
  SHIPPING_LIST_METHODS_FOR_CHECKOUT: 'List shipping methods for checkout',
}

/** An event's name in English: `ORDER_CREATED` is `Order created`. */
export const eventName = (type: WebhookEventTypeEnum): string => {
  const words = type.toLowerCase().replaceAll('_', ' ')
  return NAMES[type] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
