/** Measures what customers do: signing in, looking at their orders. */
import { graphql, complete, readyCheckout, send } from '../../tests/support/buyer.ts'
import { stockedVariants } from './checkout.ts'

const PASSWORD = 'Vq7!bench-and-bench'

export interface Rate {
  perSecond: number
  /** Time within which 99 of 100 were done, in milliseconds. */
  p99: number
}

export interface Customer {
  email: string
  token: string
}

const SIGN_IN =
  'mutation($e: String!, $p: String!) { tokenCreate(email: $e, password: $p) { token refreshToken errors { code field } } }'

const signIn = (url: string, email: string): Promise<{ token: string }> =>
  graphql<{ token: string }>(url, SIGN_IN, { e: email, p: PASSWORD })

/** Registers customers and signs them in. */
export async function customers(url: string, count: number): Promise<Customer[]> {
  const made: Customer[] = []
  for (let i = 0; i < count; i++) {
    const email = `bench-${i}@example.com`
    await graphql(url, 'mutation($i: AccountRegisterInput!) { accountRegister(input: $i) { errors { code field } } }', {
      i: { email, password: PASSWORD, channel: 'us', redirectUrl: `${url}/confirm/` },
    })
    made.push({ email, token: (await signIn(url, email)).token })
  }
  return made
}

/** Each client repeats its work for `seconds` seconds. */
async function rate(
  clients: number,
  seconds: number,
  work: (client: number, turn: number) => Promise<void>,
): Promise<Rate> {
  const start = performance.now()
  const until = start + seconds * 1000
  const times: number[] = []
  const run = async (client: number): Promise<void> => {
    for (let turn = 0; performance.now() < until; turn++) {
      const begun = performance.now()
      await work(client, turn)
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, i) => run(i)))
  const took = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: times.length / took, p99: times[Math.floor(times.length * 0.99)] ?? 0 }
}

/** Sign-ins, each client with an account of its own, because one account checks one password at a time. */
export const signIns = (url: string, who: readonly Customer[], seconds: number): Promise<Rate> =>
  rate(who.length, seconds, async (client) => {
    await signIn(url, who[client]!.email)
  })

const ME = `{ me { email firstName addresses { id city } orders(first: 7) { totalCount edges { node { number status isPaid created total { gross { amount currency } }
  lines { productName quantity thumbnail(size: 64) { url } totalPrice { gross { amount } } } shippingAddress { city } } } } } }`

/** The account page of somebody with ten orders. */
export async function accountPages(
  url: string,
  who: Customer,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Rate> {
  const variants = await stockedVariants(url)
  const headers = { authorization: `Bearer ${who.token}` }
  for (let i = 0; i < 10; i++) {
    const id = await readyCheckout(url, variants[i]!)
    await send(url, 'mutation($id: ID) { checkoutCustomerAttach(id: $id) { errors { code } } }', { id }, headers)
    await complete(url, id)
  }
  return rate(clients, seconds, async () => {
    const { data } = await send<{ me: { orders: { totalCount: number } } | null }>(url, ME, {}, headers)
    if (data?.me?.orders.totalCount !== 10)
      throw new Error(`expected ten orders: ${JSON.stringify(data).slice(0, 200)}`)
  })
}
