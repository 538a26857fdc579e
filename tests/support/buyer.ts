/** A shopper without a browser: the GraphQL operations of a whole purchase. */

export interface Answer<T = Record<string, unknown>> {
  status: number
  data?: T | null
  errors?: { message: string; path?: (string | number)[]; extensions: { exception: { code: string } } }[]
}
export interface Refusal {
  code: string
  field: string | null
}
export interface Bought {
  checkoutId: string
  order: { id: string; number: string; total: number } | null
  errors: Refusal[]
}

export const ADDRESS = {
  firstName: 'Ann',
  lastName: 'Buyer',
  streetAddress1: 'Main Street 1',
  city: 'New York',
  country: 'US',
  countryArea: 'NY',
  postalCode: '10013',
}
const ERRORS = 'errors { code field message }'
const changing = (variables: string, field: string, more = ''): string =>
  `mutation(${variables}) { ${field} { checkout { id${more} } ${ERRORS} } }`

/** The six operations of a whole purchase. */
export const PURCHASE = {
  create: changing('$input: CheckoutCreateInput!', 'checkoutCreate(input: $input)'),
  email: changing('$id: ID!, $email: String!', 'checkoutEmailUpdate(id: $id, email: $email)'),
  shipping: changing(
    '$id: ID!, $a: AddressInput!',
    'checkoutShippingAddressUpdate(id: $id, shippingAddress: $a)',
    ' shippingMethods { id }',
  ),
  billing: changing('$id: ID!, $a: AddressInput!', 'checkoutBillingAddressUpdate(id: $id, billingAddress: $a)'),
  delivery: changing('$id: ID!, $m: ID!', 'checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $m)'),
  complete: `mutation($id: ID!) { checkoutComplete(id: $id) { order { id number total { gross { amount } } } ${ERRORS} } }`,
}

/** Sends one operation. A `body` that is not an object is sent as it is. */
export async function send<T = Record<string, never>>(
  url: string,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const response = await fetch(`${url}/graphql/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  return { status: response.status, ...((await response.json()) as object) }
}

/** Sends one operation and answers its only field; throws on any error or refusal. */
export async function graphql<T>(
  url: string,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<T> {
  const answer = await send<Record<string, T & { errors?: Refusal[] }>>(url, query, variables, headers)
  const payload = Object.values(answer.data ?? {})[0]
  if (answer.errors || payload?.errors?.length) throw new Error(`refused: ${JSON.stringify(answer).slice(0, 600)}`)
  return payload as T
}

/** Makes a checkout that is ready to be completed, and answers its id. */
export async function readyCheckout(
  url: string,
  variantId: string,
  { quantity = 1, channel = 'us', email = 'ann@example.com', address = ADDRESS, headers = {} } = {},
): Promise<string> {
  const { checkout } = await graphql<{ checkout: { id: string } }>(
    url,
    PURCHASE.create,
    { input: { channel, lines: [{ quantity, variantId }] } },
    headers,
  )
  const { id } = checkout
  await graphql(url, PURCHASE.email, { id, email }, headers)
  const shipped = await graphql<{ checkout: { shippingMethods: { id: string }[] } }>(
    url,
    PURCHASE.shipping,
    { id, a: address },
    headers,
  )
  await graphql(url, PURCHASE.billing, { id, a: address }, headers)
  await graphql(url, PURCHASE.delivery, { id, m: shipped.checkout.shippingMethods[0]!.id }, headers)
  return id
}

/** Completes a checkout. A refusal is answered, not thrown. */
export async function complete(url: string, checkoutId: string, headers: Record<string, string> = {}): Promise<Bought> {
  const answer = await send<{
    checkoutComplete: {
      order: { id: string; number: string; total: { gross: { amount: number } } } | null
      errors: Refusal[]
    }
  }>(url, PURCHASE.complete, { id: checkoutId }, headers)
  const payload = answer.data?.checkoutComplete
  if (!payload) throw new Error(`no answer: ${JSON.stringify(answer).slice(0, 400)}`)
  const { order, errors } = payload
  return { checkoutId, order: order && { id: order.id, number: order.number, total: order.total.gross.amount }, errors }
}

/** The id of the variant with this SKU, and how many of it are left. */
export async function variant(
  url: string,
  sku: string,
  channel = 'us',
): Promise<{ id: string; quantityAvailable: number }> {
  return graphql(
    url,
    'query($sku: String!, $channel: String!) { productVariant(sku: $sku, channel: $channel) { id quantityAvailable } }',
    { sku, channel },
  )
}
