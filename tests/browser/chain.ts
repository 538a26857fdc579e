/** A shop that watches a real chain of its own, on which every coin is mined and sent. */
import type { Fixtures } from '@playwright/test'
import { startVisitedShop } from '../support/demo-shop.ts'
import { REGTEST_KEY } from '../support/regtest-address.ts'
import { type Regtest, startRegtest } from '../support/regtest.ts'
import type { RunningShop } from '../support/shop.ts'

interface OnChain {
  chain: Regtest
  shop: RunningShop
}

/** Gives each worker a chain, and a shop in which a payment is safe after so many confirmations. */
export const onChain = (confirmations: number): Fixtures<object, OnChain> => ({
  chain: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
    async ({}, use) => {
      const chain = await startRegtest()
      await use(chain)
      await chain.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  shop: [
    async ({ chain }, use) => {
      const shop = await startVisitedShop({
        SEMENA_BITCOIN_KEY: REGTEST_KEY,
        SEMENA_BITCOIN_NETWORK: 'regtest',
        SEMENA_BITCOIN_SOURCES: chain.esplora,
        SEMENA_BITCOIN_RATES: 'fixed:USD=98000.12,EUR=90000,RUB=8000000',
        SEMENA_BITCOIN_CONFIRMATIONS: String(confirmations),
      })
      await use(shop)
      await shop.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
