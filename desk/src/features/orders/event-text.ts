/** Events of an order as sentences. */
import type { OrderEventsEmailsEnum, OrderEventsEnum } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { moneyText } from '../../platform/money.ts'
import type { DeskOrderEventFragment } from './order.generated.ts'

type Event = DeskOrderEventFragment
type Text = (event: Event, currency: string) => string

const amountOf = ({ amount }: Event, currency: string): string =>
  amount === null ? '' : moneyText({ amount, currency })

/** As the service writes the names of goods that it keeps in events. */
const nameOfPack = ({ productName, variantName }: { productName: string; variantName: string }): string =>
  variantName ? `${productName} (${variantName})` : productName

const goodsOf = ({ lines, fulfilledItems }: Event): string =>
  (fulfilledItems ?? [])
    .map(({ quantity, orderLine }) => `${quantity} × ${orderLine ? nameOfPack(orderLine) : '–'}`)
    .concat((lines ?? []).map(({ quantity, itemName }) => `${quantity ?? ''} × ${itemName ?? '–'}`))
    .join(', ')

const withGoods =
  (text: () => string): Text =>
  (event) =>
    [text(), goodsOf(event)].filter(Boolean).join(': ')
const withAmount =
  (text: () => string): Text =>
  (event, currency) =>
    [text(), amountOf(event, currency)].filter(Boolean).join(': ')
const withMessage =
  (text: () => string): Text =>
  (event) =>
    [text(), event.message].filter(Boolean).join(': ')
const withInvoice =
  (text: () => string): Text =>
  (event) =>
    [text(), event.invoiceNumber].filter(Boolean).join(' ')

const MAILS: Readonly<Record<OrderEventsEmailsEnum, () => string>> = {
  PAYMENT_CONFIRMATION: m.orders_mail_payment,
  CONFIRMED: m.orders_mail_confirmed,
  SHIPPING_CONFIRMATION: m.orders_mail_shipped,
  TRACKING_UPDATED: m.orders_mail_tracking,
  ORDER_CONFIRMATION: m.orders_mail_order,
  ORDER_CANCEL: m.orders_mail_cancelled,
  ORDER_REFUND: m.orders_mail_refunded,
  FULFILLMENT_CONFIRMATION: m.orders_mail_shipped,
  DIGITAL_LINKS: m.orders_mail_links,
}

const TEXTS: Readonly<Record<OrderEventsEnum, Text>> = {
  DRAFT_CREATED: () => m.orders_did_draft(),
  DRAFT_CREATED_FROM_REPLACE: () => m.orders_did_draft_replace(),
  ADDED_PRODUCTS: withGoods(m.orders_did_added),
  REMOVED_PRODUCTS: withGoods(m.orders_did_removed),
  PLACED: () => m.orders_did_placed(),
  PLACED_FROM_DRAFT: () => m.orders_did_placed(),
  PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT: () => m.orders_did_placed(),
  OVERSOLD_ITEMS: withGoods(m.orders_did_oversold),
  CANCELED: () => m.orders_did_cancelled(),
  EXPIRED: () => m.orders_did_expired(),
  ORDER_MARKED_AS_PAID: () => m.orders_did_marked_paid(),
  ORDER_FULLY_PAID: () => m.orders_did_paid(),
  ORDER_REPLACEMENT_CREATED: () => m.orders_did_replacement(),
  ORDER_DISCOUNT_ADDED: () => m.orders_did_discount(),
  ORDER_DISCOUNT_AUTOMATICALLY_UPDATED: () => m.orders_did_discount_changed(),
  ORDER_DISCOUNT_UPDATED: () => m.orders_did_discount_changed(),
  ORDER_DISCOUNT_DELETED: () => m.orders_did_discount_gone(),
  ORDER_LINE_DISCOUNT_UPDATED: withGoods(m.orders_did_line_discount),
  ORDER_LINE_DISCOUNT_REMOVED: withGoods(m.orders_did_line_discount_gone),
  ORDER_LINE_PRODUCT_DELETED: withGoods(m.orders_did_no_longer_sold),
  ORDER_LINE_VARIANT_DELETED: withGoods(m.orders_did_no_longer_sold),
  UPDATED_ADDRESS: () => m.orders_did_address(),
  EMAIL_SENT: ({ email, emailType }) =>
    m.orders_did_mail({ what: emailType ? MAILS[emailType]() : '', email: email ?? '' }),
  CONFIRMED: () => m.orders_did_confirmed(),
  PAYMENT_AUTHORIZED: withAmount(m.orders_event_authorized),
  PAYMENT_CAPTURED: withAmount(m.orders_event_charged),
  EXTERNAL_SERVICE_NOTIFICATION: withMessage(m.orders_event_info),
  PAYMENT_REFUNDED: withAmount(m.orders_event_refunded),
  PAYMENT_VOIDED: withAmount(m.orders_event_voided),
  PAYMENT_FAILED: withMessage(m.orders_event_charge_failed),
  TRANSACTION_EVENT: withMessage(m.orders_payment),
  TRANSACTION_CHARGE_REQUESTED: withAmount(m.orders_event_charge_asked),
  TRANSACTION_REFUND_REQUESTED: withAmount(m.orders_event_refund_asked),
  TRANSACTION_CANCEL_REQUESTED: withAmount(m.orders_event_void_asked),
  TRANSACTION_MARK_AS_PAID_FAILED: withMessage(m.orders_did_mark_failed),
  INVOICE_REQUESTED: withInvoice(m.orders_did_invoice_asked),
  INVOICE_GENERATED: withInvoice(m.orders_did_invoice),
  INVOICE_UPDATED: withInvoice(m.orders_did_invoice),
  INVOICE_SENT: ({ email }) => m.orders_did_invoice_sent({ email: email ?? '' }),
  FULFILLMENT_CANCELED: () => m.orders_did_parcel_cancelled(),
  FULFILLMENT_RESTOCKED_ITEMS: ({ quantity, warehouse }) =>
    m.orders_did_restocked({ count: quantity ?? 0, where: warehouse?.name ?? '' }),
  FULFILLMENT_FULFILLED_ITEMS: withGoods(m.orders_did_sent),
  FULFILLMENT_REFUNDED: withAmount(m.orders_event_refunded),
  FULFILLMENT_RETURNED: withGoods(m.orders_did_returned),
  FULFILLMENT_REPLACED: withGoods(m.orders_did_replaced),
  FULFILLMENT_AWAITS_APPROVAL: withGoods(m.orders_parcel_waits),
  TRACKING_UPDATED: () => m.orders_did_tracking(),
  NOTE_ADDED: ({ message }) => message ?? '',
  NOTE_UPDATED: ({ message }) => message ?? '',
  OTHER: ({ message }) => message ?? '',
}

export const eventText: Text = (event, currency) =>
  event.type ? TEXTS[event.type](event, currency) : (event.message ?? '')

const PLACED: ReadonlySet<OrderEventsEnum | null> = new Set(['PLACED', 'PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT'])
/** What is written together has moments that are no farther apart. */
const TOGETHER_MS = 5000

/**
 * The events without the confirming that comes with the placing. Where a channel confirms new orders by itself, it is
 * written at once, although an order that is not paid still waits; that staff or a payment confirmed one is told.
 */
export function withoutConfirming<E extends Pick<Event, 'type' | 'date' | 'user' | 'app'>>(events: readonly E[]): E[] {
  const placed = events.find(({ type }) => PLACED.has(type))
  return events.filter(
    ({ type, date, user, app }) =>
      !(
        type === 'CONFIRMED' &&
        placed &&
        !user &&
        !app &&
        Math.abs(Date.parse(date ?? '') - Date.parse(placed.date ?? '')) < TOGETHER_MS
      ),
  )
}
