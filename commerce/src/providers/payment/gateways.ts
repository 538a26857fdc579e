/** The providers that an owner can set up, and the gateways of those that are. */
import { paymentWay, providerOf } from '@semena/contract/payment-ways'
import type { PaymentGateway } from '../../domain/payment/port.ts'
import type { Get } from '../variables.ts'
import { bitcoin } from './bitcoin/provider.ts'
import { btcpay } from './btcpay/provider.ts'
import { dummyApp } from './dummy.ts'
import { giftCardGateway } from './gift-card.ts'
import type { Mode, Parts, PaymentProvider, PaymentVariables } from './provider.ts'
import { stripe } from './stripe/provider.ts'
import { testCard } from './test-card.ts'

/** In the order in which they are offered. */
const PROVIDERS = [bitcoin, btcpay, stripe, testCard, dummyApp] as const

type Provider = (typeof PROVIDERS)[number]
/** The settings of each provider that is set up, by its id. */
export type PaymentSettings = {
  readonly [P in Provider as P['id']]?: NonNullable<ReturnType<P['read']>>
}

const all: readonly PaymentProvider<unknown>[] = PROVIDERS
const settingsOf = (payments: PaymentSettings, { id }: { id: string }): object | undefined =>
  payments[id as Provider['id']]

/** The settings of the providers that the variables set up. Throws a StartError of one line for a wrong value. */
export const readPaymentSettings = (get: Get, mode: Mode): PaymentSettings =>
  Object.fromEntries(
    all.flatMap((provider) => {
      const settings = provider.read(get, mode)
      return settings ? [[provider.id, settings]] : []
    }),
  )

/** Whether one of these charges nobody: a test gateway, or a provider with a test key. */
export const hasTestPayments = (payments: PaymentSettings): boolean =>
  all.some((provider) => {
    const settings = settingsOf(payments, provider)
    return settings && (paymentWay(provider.id)?.isTest || ('isTest' in settings && settings.isTest === true))
  })

/** Every provider's variables by its short name. */
export const PAYMENT_VARIABLES: Readonly<Record<string, PaymentVariables>> = Object.fromEntries(
  all.flatMap(({ id, title, variables }) => (title && variables ? [[providerOf(id), { title, variables }]] : [])),
)

/** Makes the gateways in the order in which they are offered; gift cards are always among them. */
export async function createGateways(
  services: Parts,
  payments: PaymentSettings = {},
): Promise<Map<string, PaymentGateway>> {
  const found: PaymentGateway[] = []
  for (const provider of all) {
    const settings = settingsOf(payments, provider)
    if (settings) found.push(await provider.open(services, settings))
  }
  found.push(giftCardGateway(services))
  return new Map(found.map((gateway) => [gateway.id, gateway]))
}
