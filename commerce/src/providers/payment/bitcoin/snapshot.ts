/** Works out from a quote and the coins found for it how the payment stands, for the domain and for the page. Pure. */
import { HOUR_MS } from '@semena/contract/time'
import type { BitcoinAddress } from '../../../db/queries/payment/bitcoin.ts'
import { GRACE_MS } from '../../../domain/order/states.ts'
import type { Movement, Snapshot } from '../../../domain/payment/port.ts'
import { LEAST_SATOSHI, toBitcoin, worth } from './amounts.ts'
import { type AgreedCoin, confirmationsFor } from './chain/agreement.ts'
import { type NetworkName, NETWORKS } from './networks.ts'
import { paymentUri } from './uri.ts'

/** A coin with more confirmations than this is not expected to vanish. */
const DEEP = 6
/** How long coins are looked for after the quote has expired. */
const WATCHED_MS = 24 * HOUR_MS
/** How long they are looked for while one is not deep in the chain: nodes drop what no block takes in a fortnight. */
const WATCHED_WAITING_MS = 15 * 24 * HOUR_MS

/** What the payment page gets as `data`; amounts are decimal bitcoin. */
export type BitcoinData = {
  kind: 'bitcoin'
  state: Snapshot['state']
  network: NetworkName
  /** Where to pay; null when nothing should be sent any more. */
  address: string | null
  /** A BIP21 address with what is still due; null as above. */
  uri: string | null
  amount: string
  /** Still to be sent; `0` when nothing. */
  due: string
  /** Everything that was sent; `confirmed` is the part of it that counts as paid. */
  seen: string
  confirmed: string
  rate: { price: string; currency: string; source: string; at: string }
  /** `got` are the confirmations of the coin that makes the payment whole, or of the youngest coin where none does. */
  confirmations: { required: number; got: number }
  coins: { reference: string; amount: string; confirmations: number }[]
  expiresAt: string
}

export type BitcoinSnapshot = Snapshot & { data: BitcoinData }

/** The snapshot of a payment at `now`; its units are satoshi. */
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
      // The time in a block may be ahead of the shop's clock.
      ...(coin.blockTime ? { at: coin.blockTime < now ? coin.blockTime : now } : {}),
    })),
    worth: (units) => worth(quote, units),
    data: pageData(quote, coins, { state, seen, confirmed, network, now }),
    lookAgainAt: nextLook(quote, coins, { state, network, now }, isSettled),
  }
}

const sum = (coins: readonly AgreedCoin[]): bigint => coins.reduce((total, { satoshi }) => total + satoshi, 0n)

/**
 * A payment expires a grace period after its quote, because a coin that was sent in time may be found a moment late.
 */
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

/** Confirmations of the payment: its coins are added up, deepest first, and the coin that makes it whole counts. */
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
