/** The ways to pay that the service offers and this storefront can drive, and the one that was chosen. */
import { PAYMENT_WAYS, type PaymentWay } from '@semena/contract/payment-ways'

/** A way whose payments begin on the payment page. */
export type Gateway = PaymentWay & Required<Pick<PaymentWay, 'begin'>>

export interface GatewayConfig {
  id: string
  errors: readonly unknown[] | null
}

const canBegin = (way: PaymentWay): way is Gateway => way.begin !== undefined

/** The offered gateways, the preferred ones first. One that moves no money is left out beside others of its kind. */
export function offeredGateways(configs: readonly GatewayConfig[] | null): Gateway[] {
  const ids = new Set((configs ?? []).filter(({ errors }) => !errors?.length).map(({ id }) => id))
  const found = PAYMENT_WAYS.filter(canBegin).filter(({ id }) => ids.has(id))
  return found.filter((way) => !way.isTest || found.find(({ kind }) => kind === way.kind) === way)
}

/** The gateway of an id; undefined where it is not offered. */
export const gatewayAmong = (offered: readonly Gateway[] | undefined, id: string | null): Gateway | undefined =>
  offered?.find((gateway) => gateway.id === id)

const PREFIX = 'semena.way-to-pay.'
type Shelf = Pick<Storage, 'getItem' | 'setItem'>

/** Stores the gateway chosen at checkout for the payment page of the same visit. */
export function rememberGateway(shelf: Shelf, subject: string, id: string): void {
  try {
    shelf.setItem(PREFIX + subject, id)
  } catch {
    /* Without storage, the payment page asks again. */
  }
}
/** The id of the gateway stored for an order or a checkout; null for none. */
export function rememberedGateway(shelf: Shelf, subject: string): string | null {
  try {
    return shelf.getItem(PREFIX + subject)
  } catch {
    return null
  }
}
