/** The payment page's calls to the commerce service. */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import { request } from '../../platform/graphql.ts'
import { orNull } from '../../platform/or-null.ts'
import type { Gateway } from '../checkout/index.ts'
import { parseTime } from './countdown.ts'
import { type Details, type Unavailable, readDetails, readUnavailable } from './details.ts'
import {
  type PaymentCheckoutQuery,
  type PaymentOrderQuery,
  type PaymentParcelsQuery,
  PaymentCheckoutDocument,
  PaymentOrderDocument,
  PaymentParcelsDocument,
  PaymentProcessDocument,
  PaymentStartDocument,
  PaymentStockDocument,
} from './payment.generated.ts'

export type PaymentOrder = NonNullable<PaymentOrderQuery['order']>
export type PaymentCheckout = NonNullable<PaymentCheckoutQuery['checkout']>
export interface PaymentError {
  code: string
  field: string | null
  message: string | null
}

/** What a gateway said last about a payment. */
export interface Progress {
  transaction: string | null
  /** Saleor's TransactionEventTypeEnum; null when nothing is known. */
  event: string | null
  /** The gateway's own message, such as why it declined. */
  message: string
  redirectUrl: string | null
  /** The server's time, where the gateway says it. */
  now: unknown
  expiresAt: number | null
  /** What the gateway says of the payment; null for gateways that only say where to go. */
  details: Details | null
  /** Why no quote could be made; null when one was. */
  unavailable: Unavailable | null
  errors: readonly PaymentError[]
}

interface Payload {
  transaction: { id: string } | null
  transactionEvent: { type: string | null; message: string } | null
  data: unknown
  errors: readonly PaymentError[]
}

function progress(payload: Payload | null): Progress {
  const data = (payload?.data ?? {}) as Record<string, unknown>
  const text = (key: string): string | null => (typeof data[key] === 'string' ? data[key] : null)
  return {
    transaction: payload?.transaction?.id ?? null,
    event: payload?.transactionEvent?.type ?? null,
    message: payload?.transactionEvent?.message ?? '',
    redirectUrl: text('redirectUrl'),
    now: data.now,
    expiresAt: parseTime(data.expiresAt),
    details: readDetails(data),
    unavailable: readUnavailable(data),
    errors: payload?.errors ?? [],
  }
}

export const fetchOrder = (id: string): Promise<PaymentOrder | null> =>
  orNull(async () => (await request(PaymentOrderDocument, { id })).order)

export type PaymentParcel = NonNullable<PaymentParcelsQuery['order']>['fulfillments'][number]

/**
 * The parcels of an order that were sent. Whoever knows an older order only by its id may not read them
 * (docs/rules.md#payment-page): then, and where the service does not answer, none are told.
 */
export const fetchParcels = async (id: string): Promise<PaymentParcel[]> => {
  const order = await request(PaymentParcelsDocument, { id }).then(
    (answer) => answer.order,
    () => null,
  )
  return (order?.fulfillments ?? []).filter(({ status }) => status === 'FULFILLED')
}

export const fetchPaymentCheckout = (id: string, language: LanguageCodeEnum): Promise<PaymentCheckout | null> =>
  orNull(async () => (await request(PaymentCheckoutDocument, { id, language })).checkout)

/**
 * Starts a payment. `subject` is the id of the order, or of the checkout where the payment comes first. Throws as
 * `request` does.
 */
export const startPayment = async (
  subject: string,
  gateway: Gateway,
  key: string,
  returnUrl: string,
): Promise<Progress> =>
  progress(
    (
      await request(PaymentStartDocument, {
        id: subject,
        gateway: { id: gateway.id, data: gateway.begin(returnUrl) },
        key,
      })
    ).transactionInitialize,
  )

export const continuePayment = async (transaction: string): Promise<Progress> =>
  progress((await request(PaymentProcessDocument, { id: transaction })).transactionProcess)

/** How many packs of each variant are available now, by the variant's id. Throws as `request` does. */
export async function fetchStock(ids: string[], channel: string): Promise<Map<string, number | null>> {
  const { productVariants } = await request(PaymentStockDocument, { ids, channel })
  return new Map((productVariants?.edges ?? []).map(({ node }) => [node.id, node.quantityAvailable]))
}

/**
 * The order's deadline in milliseconds since 1970, from its public metadata (docs/rules.md#order-deadline); null
 * without one.
 */
export const deadlineOf = (order: Pick<PaymentOrder, 'metafields'>): number | null =>
  parseTime(order.metafields?.expiresAt)
