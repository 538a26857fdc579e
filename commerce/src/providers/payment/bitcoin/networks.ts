/** The Bitcoin networks on which a shop can be paid. */
import { SECOND_MS } from '@semena/contract/time'
import { NETWORK, TEST_NETWORK } from '@scure/btc-signer'

export type NetworkName = 'bitcoin' | 'testnet' | 'regtest'

interface Network {
  /** Prefixes of addresses. */
  addresses: typeof NETWORK
  /** Prefixes of account keys. */
  keys: readonly string[]
  /** How often a payment is looked at while it may be paid or waits for blocks, and after that. Milliseconds. */
  nearMs: number
  farMs: number
}

const REAL = { nearMs: 20 * SECOND_MS, farMs: 300 * SECOND_MS }

export const NETWORKS: Readonly<Record<NetworkName, Network>> = {
  bitcoin: { addresses: NETWORK, keys: ['zpub', 'xpub'], ...REAL },
  testnet: { addresses: TEST_NETWORK, keys: ['vpub', 'tpub'], ...REAL },
  regtest: {
    addresses: { ...TEST_NETWORK, bech32: 'bcrt' },
    keys: ['vpub', 'tpub'],
    nearMs: 5 * SECOND_MS,
    farMs: 10 * SECOND_MS,
  },
}
