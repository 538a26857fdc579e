/**
 * Measures whole purchases through GraphQL: each creates a checkout, gives e-mail, addresses and shipping method, and
 * completes it to an order.
 */
import { graphql, complete, readyCheckout } from '../tests/support/buyer.ts'

/** Each client makes one purchase after another for `seconds` seconds. Throws on any refusal. */
export async function wholeCheckouts(
  url: string,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<{ perSecond: number; orders: number; p99: number }> {
  const variants = await stockedVariants(url)
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  const buy = async (client: number) => {
    for (let turn = 0; performance.now() < until; turn++) {
      const start = performance.now()
      const id = await readyCheckout(url, variants[(client + turn * clients) % variants.length]!)
      const { order, errors } = await complete(url, id)
      if (!order) throw new Error(`refused: ${JSON.stringify(errors)}`)
      times.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: clients }, (_, i) => buy(i)))
  const took = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: times.length / took, orders: times.length, p99: times[Math.floor(times.length * 0.99)] ?? 0 }
}

/** Global ids of variants with at least 30 in stock. Throws when there are fewer than 20 of them. */
export async function stockedVariants(url: string): Promise<string[]> {
  const page = await graphql<{ edges: { node: { variants: { id: string; quantityAvailable: number }[] } }[] }>(
    url,
    '{ products(first: 100, channel: "us") { edges { node { variants { id quantityAvailable } } } } }',
  )
  const found = page.edges.flatMap((e) => e.node.variants).filter((v) => v.quantityAvailable >= 30)
  if (found.length < 20) throw new Error('too few variants in stock to measure with')
  return found.map((v) => v.id)
}
