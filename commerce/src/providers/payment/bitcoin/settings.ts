/** Reads SEMENA_BITCOIN_…: each wrong value is one line that never repeats a key, a password or a whole address. */
import { withoutEnd } from '@semena/contract/texts'
import { StartError } from '../../../start-error.ts'
import type { Get } from '../../variables.ts'
import type { Mode, PaymentVariables } from '../provider.ts'
import { fromBitcoin, isDecimal } from './amounts.ts'
import { type NetworkName, NETWORKS } from './networks.ts'
import { openWallet } from './wallet.ts'

export interface SourceSettings {
  kind: 'esplora' | 'bitcoind'
  /** Without user and password, and without a slash at the end. */
  url: string
  auth: { user: string; password: string } | null
}

export const RATE_SOURCES = ['coinbase', 'mempool', 'coingecko', 'kraken'] as const

export type RateSettings =
  | { kind: (typeof RATE_SOURCES)[number]; url: string | null }
  /** Fixed prices of one bitcoin by currency. */
  | { kind: 'fixed'; prices: ReadonlyMap<string, string> }

export interface BitcoinSettings {
  /** Public key of the wallet's account. */
  key: string
  network: NetworkName
  sources: readonly SourceSettings[]
  /** How many sources must agree. */
  agreement: number
  rates: readonly RateSettings[]
  /** Confirmations wanted for amounts from so many satoshi on, smallest first. */
  confirmations: readonly { from: bigint; wanted: number }[]
  /** How many percent may be missing from a payment that counts as whole; a decimal text. */
  tolerance: string
  /** How many unpaid addresses in a row the owner's wallet program looks at. */
  gap: number
}

const NAMES = ['KEY', 'NETWORK', 'SOURCES', 'AGREEMENT', 'RATES', 'CONFIRMATIONS', 'TOLERANCE', 'GAP'] as const
type Name = (typeof NAMES)[number]
const full = (name: Name): string => `SEMENA_BITCOIN_${name}`

const MOST_SOURCES = 8
const MOST_CONFIRMATIONS = 100
/** The gap limit of BIP44: wallet programs look at least this far ahead. */
const LEAST_GAP = 20
const MOST_GAP = 10_000

export const BITCOIN_VARIABLES: PaymentVariables = {
  title: "Payments: the shop's own Bitcoin wallet",
  variables: {
    [full('KEY')]: { does: 'public key of the account: `zpub…` or `xpub…`; on test networks `vpub…` or `tpub…`' },
    [full('NETWORK')]: { does: '`bitcoin`, `testnet`, or `regtest` (not in production)', default: 'bitcoin' },
    [full('SOURCES')]: {
      does: 'up to eight, separated by commas: `esplora:https://…`, `bitcoind:http://user:password@host:port`',
    },
    [full('AGREEMENT')]: { does: 'how many sources must say the same', default: 'all, at most two' },
    [full('RATES')]: {
      does: '`coinbase`, `mempool`, `coingecko`, `kraken` in the order they are believed, each with `:https://…` of its own where it has one; on regtest `fixed:USD=98000,EUR=90000`',
      default: 'all four',
    },
    [full('CONFIRMATIONS')]: {
      does: 'confirmations wanted: one, from 0.02 BTC on two, from 0.1 BTC on three',
      default: '1,0.02:2,0.1:3',
    },
    [full('TOLERANCE')]: {
      does: 'how many percent may be missing from a payment that counts as whole, up to 10',
      default: '0',
    },
    [full('GAP')]: {
      does: 'how many unpaid addresses in a row your wallet program looks at, from 20 to 10000: its gap limit',
      default: '20',
    },
  },
}

/** The settings; null when Bitcoin is not offered. */
export function readBitcoinSettings(get: Get, mode: Mode): BitcoinSettings | null {
  const value = (name: Name): string | undefined => get(full(name))
  const set = NAMES.filter((name) => value(name))
  if (set.length === 0) return null
  const missing = (['KEY', 'SOURCES'] as const).filter((name) => !value(name)).map(full)
  if (missing.length > 0)
    throw new StartError(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: Bitcoin is half configured (${set.map(full).join(', ')}).`,
    )
  const network = networkOf(value('NETWORK') ?? 'bitcoin')
  if (network === 'regtest' && mode === 'production')
    throw new StartError(`${full('NETWORK')}=regtest is a test chain of no value: SEMENA_MODE=production refuses it.`)
  const key = value('KEY')!
  openWallet(key, network, full('KEY'))
  const sources = list(value('SOURCES')!).map(source)
  if (sources.length === 0 || sources.length > MOST_SOURCES)
    throw wrong('SOURCES', `one to ${MOST_SOURCES} sources, separated by commas`)
  return {
    key,
    network,
    sources,
    agreement: agreement(value('AGREEMENT'), sources.length),
    rates: rates(value('RATES'), network),
    confirmations: confirmations(value('CONFIRMATIONS') ?? '1,0.02:2,0.1:3'),
    tolerance: tolerance(value('TOLERANCE') ?? '0'),
    gap: gap(value('GAP') ?? '20'),
  }
}

const wrong = (name: Name, wanted: string): StartError => new StartError(`${full(name)} must be ${wanted}.`)

function networkOf(text: string): NetworkName {
  if (Object.hasOwn(NETWORKS, text)) return text as NetworkName
  throw wrong('NETWORK', `one of ${Object.keys(NETWORKS).join(', ')}`)
}

function source(text: string): SourceSettings {
  const [, kind, address = ''] = /^(esplora|bitcoind):(.+)$/.exec(text) ?? []
  const url = httpUrl(address)
  if (!kind || !url)
    throw wrong(
      'SOURCES',
      'a list such as esplora:https://blockstream.info/api,bitcoind:http://user:password@127.0.0.1:8332',
    )
  return { kind: kind as SourceSettings['kind'], ...url }
}

/** An http(s) address without its credentials, and these; null when the text is no such address. */
function httpUrl(text: string): Pick<SourceSettings, 'url' | 'auth'> | null {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) return null
  try {
    const { username, password } = url
    const auth =
      username || password ? { user: decodeURIComponent(username), password: decodeURIComponent(password) } : null
    return { url: withoutEnd(`${url.origin}${url.pathname}`, '/'), auth }
  } catch {
    return null
  }
}

/** How many sources must agree. Where the owner does not say, it is all of them, but not more than two. */
function agreement(text: string | undefined, sources: number): number {
  const number = text === undefined ? Math.min(2, sources) : whole(text)
  if (number >= 1 && number <= sources) return number
  throw wrong(
    'AGREEMENT',
    `a number from 1 to ${sources}, as there ${sources > 1 ? `are ${sources} sources` : 'is one source'}`,
  )
}

const whole = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN)

function rates(text: string | undefined, network: NetworkName): RateSettings[] {
  if (text?.startsWith('fixed:')) {
    if (network !== 'regtest')
      throw new StartError(
        `${full('RATES')}=fixed: is for regtest only: coins of ${network} have a price of their own.`,
      )
    return [{ kind: 'fixed', prices: fixed(text.slice('fixed:'.length)) }]
  }
  const read = text === undefined ? RATE_SOURCES.map((kind) => ({ kind, url: null })) : list(text).map(rate)
  if (read.length > 0) return read
  throw wrong('RATES', `some of ${RATE_SOURCES.join(', ')}, separated by commas`)
}

function rate(text: string): RateSettings {
  const [, name, address] = /^([a-z]+)(?::(.+))?$/.exec(text) ?? []
  const kind = RATE_SOURCES.find((known) => known === name)
  const url = address === undefined ? null : httpUrl(address)
  if (!kind || (address !== undefined && (!url || url.auth)))
    throw wrong(
      'RATES',
      `some of ${RATE_SOURCES.join(', ')}, separated by commas, each with an address of its own where it has one`,
    )
  return { kind, url: url?.url ?? null }
}

function fixed(text: string): ReadonlyMap<string, string> {
  const pairs = list(text).map((pair) => /^([A-Z]{3})=(\S+)$/.exec(pair))
  if (pairs.length === 0 || !pairs.every((pair) => pair && isDecimal(pair[2]!) && /[1-9]/.test(pair[2]!)))
    throw wrong('RATES', 'such as fixed:USD=98000,EUR=90000')
  return new Map(pairs.map((pair) => [pair![1]!, pair![2]!]))
}

/** Reads `1,0.02:2,0.1:3`: one confirmation, from 0.02 BTC on two, and from 0.1 BTC on three. */
function confirmations(text: string): BitcoinSettings['confirmations'] {
  const steps = list(text).map((part) => {
    const [before, after] = part.split(':')
    return after === undefined
      ? { from: 0n, wanted: whole(before!) }
      : { from: fromBitcoin(before!) ?? -1n, wanted: whole(after) }
  })
  const isRising = steps.every(
    ({ from, wanted }, i) =>
      wanted >= 1 &&
      wanted <= MOST_CONFIRMATIONS &&
      (i === 0 ? from === 0n : from > steps[i - 1]!.from && wanted >= steps[i - 1]!.wanted),
  )
  if (steps.length === 0 || !isRising)
    throw wrong('CONFIRMATIONS', 'a number, and more of them from amounts of BTC on, rising: 1,0.02:2,0.1:3')
  return steps
}

function tolerance(text: string): string {
  if (isDecimal(text) && Number(text) <= 10) return text
  throw wrong('TOLERANCE', 'a percentage from 0 to 10, such as 0.5')
}

function gap(text: string): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (number >= LEAST_GAP && number <= MOST_GAP) return number
  throw wrong('GAP', `a number from ${LEAST_GAP} to ${MOST_GAP}, as the wallet program has it`)
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
