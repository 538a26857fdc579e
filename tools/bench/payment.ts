/** Measures payment pages that keep asking while they wait for coins, on a chain that runs on this machine. */
import { graphql, complete, readyCheckout } from '../../tests/support/buyer.ts'
import { REGTEST_KEY } from '../../tests/support/regtest-address.ts'
import { startRegtest } from '../../tests/support/regtest.ts'
import { startShop } from '../../tests/support/shop.ts'
import { stockedVariants } from './checkout.ts'

const PROCESS = 'mutation($id: ID!) { transactionProcess(id: $id) { transactionEvent { type } data errors { code } } }'

interface Asked {
  perSecond: number
  /** Time within which 99 of 100 requests were answered, in milliseconds. */
  p99: number
  /** Number of open payments that were asked about in turn. */
  payments: number
}

/** Opens payments and lets clients ask about them in turn. */
export async function waitingPages({
  payments,
  clients,
  seconds,
}: {
  payments: number
  clients: number
  seconds: number
}): Promise<Asked> {
  const chain = await startRegtest()
  const shop = await startShop({
    env: {
      SEMENA_BITCOIN_KEY: REGTEST_KEY,
      SEMENA_BITCOIN_NETWORK: 'regtest',
      SEMENA_BITCOIN_SOURCES: chain.esplora,
      SEMENA_BITCOIN_RATES: 'fixed:USD=98000',
    },
  })
  try {
    const variants = await stockedVariants(shop.url)
    const opened: string[] = []
    for (let i = 0; i < payments; i++) {
      const { order } = await complete(shop.url, await readyCheckout(shop.url, variants[i % variants.length]!))
      const { transaction } = await graphql<{ transaction: { id: string } }>(
        shop.url,
        'mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "semena.bitcoin" }) { transaction { id } errors { code } } }',
        { id: order!.id },
      )
      opened.push(transaction.id)
    }
    const times: number[] = []
    const began = performance.now()
    const poll = async (client: number): Promise<void> => {
      for (let turn = client; performance.now() < began + seconds * 1000; turn += clients) {
        const start = performance.now()
        await graphql(shop.url, PROCESS, { id: opened[turn % opened.length] })
        times.push(performance.now() - start)
      }
    }
    await Promise.all(Array.from({ length: clients }, (_, i) => poll(i)))
    const took = (performance.now() - began) / 1000
    times.sort((a, b) => a - b)
    return { perSecond: times.length / took, p99: times[Math.floor(times.length * 0.99)] ?? 0, payments }
  } finally {
    await shop.remove()
    await chain.stop()
  }
}
