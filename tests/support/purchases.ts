/** What buyers send: the six requests of a whole purchase, with short documents and with those of the storefront, and baskets. */
import type { TypedDocument } from '@semena/contract/document'
import { BasketCreateDocument, BasketLinesAddDocument } from '../../storefront/src/features/basket/basket.generated.ts'
import {
  CheckoutBillingAddressDocument,
  CheckoutDeliveryMethodDocument,
  CheckoutEmailDocument,
  CheckoutFinishDocument,
  CheckoutShippingAddressDocument,
} from '../../storefront/src/features/checkout/checkout.generated.ts'
import { ADDRESS, PURCHASE } from './buyer.ts'

/**
 * The bodies of requests in JSON, the first of which begins a checkout. There `%s` stands for the variant's id; afterwards
 * for the checkout's, and in the fifth a second one for the id of the shipping method, which the third answers.
 */
export type Requests = readonly string[]

const short = (query: string, variables: object): string => JSON.stringify({ query, variables })
const own = ({ name, source }: TypedDocument<unknown, never>, variables: object): string =>
  JSON.stringify({ query: source, operationName: name, variables })

const lines = [{ quantity: 1, variantId: '%s' }]
const [id, email, language] = ['%s', 'ann@example.com', 'EN']

export const SHORT: Requests = [
  short(PURCHASE.create, { input: { channel: 'us', lines } }),
  short(PURCHASE.email, { id, email }),
  short(PURCHASE.shipping, { id, a: ADDRESS }),
  short(PURCHASE.billing, { id, a: ADDRESS }),
  short(PURCHASE.delivery, { id, m: '%s' }),
  short(PURCHASE.complete, { id }),
]
export const OF_STOREFRONT: Requests = [
  own(BasketCreateDocument, { channel: 'us', lines, language }),
  own(CheckoutEmailDocument, { id, email, language }),
  own(CheckoutShippingAddressDocument, { id, address: ADDRESS, language }),
  own(CheckoutBillingAddressDocument, { id, address: ADDRESS, language }),
  own(CheckoutDeliveryMethodDocument, { id, method: '%s', language }),
  own(CheckoutFinishDocument, { id, metadata: [] }),
]

/** The storefront's requests that begin a basket with one variant and put the others into it, one by one. */
export const basketOf = (others: readonly string[]): Requests => [
  OF_STOREFRONT[0]!,
  ...others.map((variantId) => own(BasketLinesAddDocument, { id, lines: [{ quantity: 1, variantId }], language })),
]

/** Sends one after another for a variant. Throws on any refusal. */
export async function buyBy(requests: Requests, url: string, variantId: string): Promise<void> {
  let ids = [variantId]
  for (const [step, body] of requests.entries()) {
    const given = [...ids]
    const response = await fetch(`${url}/graphql/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: body.replaceAll('%s', () => given.shift()!),
    })
    const text = await response.text()
    if (!text.includes('"errors":[]')) throw new Error(`refused: ${text.slice(0, 600)}`)
    if (step === 0) ids = [/"id":"([^"]+)"/.exec(text)![1]!]
    const method = /"shippingMethods":\[\{"id":"([^"]+)"/.exec(text)?.[1]
    if (step === 2 && method) ids.push(method)
  }
}
