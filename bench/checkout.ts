/** Whole purchases through GraphQL: create with a line, e-mail, two addresses, delivery method, complete. An order each time. */

const ADDRESS = { firstName: 'Bench', lastName: 'Buyer', streetAddress1: 'Main Street 1', city: 'New York', country: 'US', countryArea: 'NY', postalCode: '10013' }
const ERRORS = 'errors { code field message }'

interface Answer {
  data?: Record<string, never>
  errors?: unknown
}

/** One purchase after another in each client for so many seconds. Throws on any refusal. */
export async function wholeCheckouts(url: string, { clients, seconds }: { clients: number; seconds: number }): Promise<{ perSecond: number; orders: number; p99: number }> {
  const ask = async (query: string, variables: object = {}) => {
    const response = await fetch(`${url}/graphql/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) })
    const answer = (await response.json()) as Answer
    const payload = Object.values(answer.data ?? {})[0] as { errors?: unknown[] } | undefined
    if (answer.errors || payload?.errors?.length) throw new Error(`refused: ${JSON.stringify(answer).slice(0, 400)}`)
    return payload as never
  }
  const variants = await stockedVariants(ask)
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  const buy = async (client: number) => {
    for (let turn = 0; performance.now() < until; turn++) {
      const start = performance.now()
      const variantId = variants[(client + turn * clients) % variants.length]!
      const { checkout } = (await ask(`mutation($input: CheckoutCreateInput!) { checkoutCreate(input: $input) { checkout { id } ${ERRORS} } }`, { input: { channel: 'us', lines: [{ quantity: 1, variantId }] } })) as { checkout: { id: string } }
      const id = checkout.id
      await ask(`mutation($id: ID!) { checkoutEmailUpdate(id: $id, email: "bench@example.com") { checkout { id } ${ERRORS} } }`, { id })
      const { checkout: shipped } = (await ask(`mutation($id: ID!, $a: AddressInput!) { checkoutShippingAddressUpdate(id: $id, shippingAddress: $a) { checkout { shippingMethods { id } } ${ERRORS} } }`, { id, a: ADDRESS })) as { checkout: { shippingMethods: { id: string }[] } }
      await ask(`mutation($id: ID!, $a: AddressInput!) { checkoutBillingAddressUpdate(id: $id, billingAddress: $a) { checkout { id } ${ERRORS} } }`, { id, a: ADDRESS })
      await ask(`mutation($id: ID!, $m: ID!) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $m) { checkout { totalPrice { gross { amount } } } ${ERRORS} } }`, { id, m: shipped.shippingMethods[0]!.id })
      await ask(`mutation($id: ID!) { checkoutComplete(id: $id) { order { id number } ${ERRORS} } }`, { id })
      times.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: clients }, (_, i) => buy(i)))
  const took = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: times.length / took, orders: times.length, p99: times[Math.floor(times.length * 0.99)] ?? 0 }
}

async function stockedVariants(ask: (query: string) => Promise<never>): Promise<string[]> {
  const page = (await ask('{ products(first: 100, channel: "us") { edges { node { variants { id quantityAvailable } } } } }')) as {
    edges: { node: { variants: { id: string; quantityAvailable: number }[] } }[]
  }
  const found = page.edges.flatMap((e) => e.node.variants).filter((v) => v.quantityAvailable >= 30).map((v) => v.id)
  if (found.length < 20) throw new Error('too few variants in stock to measure with')
  return found
}
