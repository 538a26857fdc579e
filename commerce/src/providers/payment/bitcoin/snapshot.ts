/** What follows from a quote and the coins that were found for it: the payment as the domain and the page see it. Pure. */
import type { BitcoinAddress } from '../../../db/queries/bitcoin.ts'
import { GRACE_MS } from '../../../domain/order/states.ts'
import type { Movement, Snapshot } from '../../../domain/payment/port.ts'
import { LEAST_SATOSHI, toBitcoin, worth } from './amounts.ts'
import { type AgreedCoin, confirmationsFor } from './chain/agreement.ts'
import { type NetworkName, NETWORKS } from './networks.ts'
import { paymentUri } from './uri.ts'

/** Deeper than this nobody expects the chain to change. */
const DEEP = 6
const HOUR_MS = 3_600_000
/** How long money is looked for after the time to pay is over, and how long when some was announced. */
const WATCHED_MS = 24 * HOUR_MS
/** Nodes forget what no block takes in a fortnight. */
const WATCHED_WAITING_MS = 15 * 24 * HOUR_MS

/** What the payment page gets as `data`; amounts are decimal bitcoin. */
export type BitcoinData = {
  kind: 'bitcoin'
  state: Snapshot['state']
  network: NetworkName
  /** Null: nothing should be sent any more. */
  address: string | null
  /** BIP21, with what is still due. */
  uri: string | null
  amount: string
  /** Still to be sent; `0` when nothing. */
  due: string
  /** All that was sent, and how much of it counts as paid. */
  seen: string
  confirmed: string
  rate: { price: string; currency: string; source: string; at: string }
  /** `got`: of the coin that makes the payment whole, or else of the youngest. */
  confirmations: { required: number; got: number }
  coins: { reference: string; amount: string; confirmations: number }[]
  expiresAt: string
}

export type BitcoinSnapshot = Snapshot & { data: BitcoinData }

export function snapshotOf(
  quote: BitcoinAddress,
  coins: readonly AgreedCoin[],
  network: NetworkName,
  now: Date,
): BitcoinSnapshot {
  const isSettled = (coin: AgreedCoin): boolean => coin.confirmations >= confirmationsFor(coin, quote.confirmations)
  const seen = sum(coins)
  const confirmed = sum(coins.filter(isSettled))
  const state = stateOf(quote, { seen, confirmed }, now)
  return {
    state,
    movements: coins.map((coin): Movement => ({
      reference: coin.reference,
      kind: 'CHARGE',
      units: coin.satoshi,
      state: isSettled(coin) ? 'SETTLED' : 'SEEN',
      // A block's own time may be ahead of ours.
      ...(coin.blockTime ? { at: coin.blockTime < now ? coin.blockTime : now } : {}),
    })),
    worth: (units) => worth(quote, units),
    data: pageData(quote, coins, { state, seen, confirmed, network, now }),
    lookAgainAt: nextLook(quote, coins, { state, network, now }, isSettled),
  }
}

const sum = (coins: readonly AgreedCoin[]): bigint => coins.reduce((total, { satoshi }) => total + satoshi, 0n)

/** What was sent in time may be found a moment after it. */
function stateOf(
  { enough, expiresAt }: BitcoinAddress,
  { seen, confirmed }: { seen: bigint; confirmed: bigint },
  now: Date,
): Snapshot['state'] {
  if (confirmed >= enough) return 'DONE'
  return seen >= enough || now.getTime() < expiresAt.getTime() + GRACE_MS ? 'OPEN' : 'EXPIRED'
}

interface Facts {
  state: Snapshot['state']
  seen: bigint
  confirmed: bigint
  network: NetworkName
  now: Date
}

function pageData(
  quote: BitcoinAddress,
  coins: readonly AgreedCoin[],
  { state, seen, confirmed, network, now }: Facts,
): BitcoinData {
  const { satoshi, enough, address } = quote
  const rest = seen >= enough ? 0n : satoshi - seen
  const due = rest > 0n && rest < LEAST_SATOSHI ? LEAST_SATOSHI : rest
  const isPayable = due > 0n && now < quote.expiresAt
  return {
    kind: 'bitcoin',
    state,
    network,
    address: isPayable ? address : null,
    uri: isPayable ? paymentUri(address, due) : null,
    amount: toBitcoin(satoshi),
    due: toBitcoin(due),
    seen: toBitcoin(seen),
    confirmed: toBitcoin(confirmed),
    rate: {
      price: quote.rate,
      currency: quote.currency,
      source: quote.rateSource,
      at: quote.rateAt.toISOString(),
    },
    confirmations: { required: quote.confirmations, got: gotOf(coins, enough) },
    coins: coins.map((c) => ({
      reference: c.reference,
      amount: toBitcoin(c.satoshi),
      confirmations: c.confirmations,
    })),
    expiresAt: quote.expiresAt.toISOString(),
  }
}

/** Confirmations of the payment: of the last coin it takes, the deepest first. */
function gotOf(coins: readonly AgreedCoin[], enough: bigint): number {
  let total = 0n
  for (const { satoshi, confirmations } of coins.toSorted((a, b) => b.confirmations - a.confirmations)) {
    total += satoshi
    if (total >= enough) return confirmations
  }
  return coins.length > 0 ? Math.min(...coins.map((c) => c.confirmations)) : 0
}

function nextLook(
  { expiresAt, confirmations }: BitcoinAddress,
  coins: readonly AgreedCoin[],
  { state, network, now }: Pick<Facts, 'state' | 'network' | 'now'>,
  isSettled: (coin: AgreedCoin) => boolean,
): Date | null {
  const { nearMs, farMs } = NETWORKS[network]
  const after = now.getTime() - expiresAt.getTime()
  const isWaiting = coins.some((coin) => !isSettled(coin))
  const isShallow = coins.some((coin) => coin.confirmations < Math.max(DEEP, confirmationsFor(coin, confirmations)))
  const again = (ms: number): Date => new Date(now.getTime() + ms)
  if ((after < 0 && state !== 'DONE') || (isWaiting && after < WATCHED_MS)) return again(nearMs)
  return after < WATCHED_MS || (isShallow && after < WATCHED_WAITING_MS) ? again(farMs) : null
}
