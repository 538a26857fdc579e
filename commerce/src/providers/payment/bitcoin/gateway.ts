/**
 * The shop's own Bitcoin wallet as a payment gateway: an address of its own for each payment, a price locked until it
 * expires, and the chain as the only witness of what was paid (decision 0020). Watch-only: nothing here can spend.
 */
import { MINUTE_MS, USUAL_DEADLINE_MINUTES } from '@semena/contract/time'
import { factsOf } from '@semena/contract/payment-ways'
import type { Services } from '../../../context.ts'
import {
  addressOf,
  type BitcoinAddress,
  type BitcoinQuote,
  keepAddress,
  saveQuote,
  settledCoins,
} from '../../../db/queries/payment/bitcoin.ts'
import { faultText } from '../../../domain/fault-text.ts'
import type { GatewayAnswer, GatewayRequest, PaymentGateway, ProviderPayment } from '../../../domain/payment/port.ts'
import { lessPercent, toSatoshi } from './amounts.ts'
import { type Chain, createChain } from './chain/agreement.ts'
import { bitcoind } from './chain/bitcoind.ts'
import { esplora } from './chain/esplora.ts'
import type { ChainSource } from './chain/port.ts'
import type { CoinPrices } from './rates/port.ts'
import { createRates } from './rates/rates.ts'
import { rateSource } from './rates/sources.ts'
import type { BitcoinSettings, SourceSettings } from './settings.ts'
import { type BitcoinSnapshot, snapshotOf } from './snapshot.ts'
import { openWallet, scriptOf } from './wallet.ts'
import { createIndexes } from './indexes.ts'

export const BITCOIN = 'semena.bitcoin'

const FRESH_MS = 3000

const SOURCES: Readonly<Record<SourceSettings['kind'], (settings: SourceSettings) => ChainSource>> = {
  esplora,
  bitcoind: (settings) => bitcoind(settings),
}

type Parts = Pick<Services, 'database' | 'clock'>

/** Why a payment could not be begun, as `data.error`; it may be tried again. */
type Fault = 'RATE_UNAVAILABLE' | 'CHAIN_UNAVAILABLE' | 'ADDRESSES_USED_UP' | 'AMOUNT_TOO_SMALL'

const MESSAGES: Readonly<Record<Fault, string>> = {
  RATE_UNAVAILABLE: 'What a bitcoin costs is not known at the moment.',
  CHAIN_UNAVAILABLE: 'The Bitcoin network cannot be seen at the moment.',
  ADDRESSES_USED_UP: 'Too many addresses wait for money at the moment.',
  AMOUNT_TOO_SMALL: 'There is nothing to pay.',
}

/** The gateway, with the sources of chain and rates that the settings name unless others are given. */
export function bitcoinGateway(
  { database: { pool }, clock }: Parts,
  settings: BitcoinSettings,
  {
    chain = createChain(
      settings.sources.map((s) => SOURCES[s.kind](s)),
      { required: settings.agreement },
    ),
    rates = createRates(
      settings.rates.map((r) => rateSource(r, clock)),
      { clock },
    ),
  }: { chain?: Chain; rates?: CoinPrices } = {},
): PaymentGateway {
  const { network } = settings
  const wallet = openWallet(settings.key, network)
  const indexes = createIndexes({ pool, clock, wallet, chain, network, gap: settings.gap })

  const refuse = (error: Fault): GatewayAnswer => ({
    outcome: 'CHARGE_FAILURE',
    pspReference: '',
    message: MESSAGES[error],
    data: { error },
  })

  const quoteOf = (amount: number, currency: string, rate: string): BitcoinQuote => {
    const satoshi = toSatoshi(amount, currency, rate)
    return {
      amount,
      satoshi,
      enough: lessPercent(satoshi, settings.tolerance),
      confirmations: settings.confirmations.findLast(({ from }) => satoshi >= from)!.wanted,
    }
  }

  const tip = async (): Promise<number | null> => {
    try {
      return await chain.tip()
    } catch (error) {
      console.error(`bitcoin: ${faultText(error)}`)
      return null
    }
  }

  async function open(request: GatewayRequest): Promise<BitcoinAddress | Fault> {
    const { transactionId, amount, currency, expiresAt } = request
    const kept = await addressOf(pool, transactionId)
    if (kept && kept.amount === amount) return kept
    if (amount <= 0) return 'AMOUNT_TOO_SMALL'
    if (kept) {
      // The payment was begun before with another amount: it keeps its address and its rate.
      const quote = quoteOf(amount, currency, kept.rate)
      await saveQuote(pool, { address: kept.address, ...quote })
      return { ...kept, ...quote }
    }
    const [rate, sinceHeight] = await Promise.all([rates.quote(currency), tip()])
    if (!rate) return 'RATE_UNAVAILABLE'
    if (sinceHeight === null) return 'CHAIN_UNAVAILABLE'
    const now = clock.now()
    const index = await indexes.next(transactionId, sinceHeight)
    if (typeof index === 'string') return index
    return keepAddress(
      pool,
      {
        address: wallet.address(index),
        transactionId,
        account: wallet.account,
        index,
        ...quoteOf(amount, currency, rate.value),
        currency,
        rate: rate.value,
        rateSource: rate.source,
        rateAt: rate.at,
        sinceHeight,
        expiresAt: expiresAt ?? new Date(now.getTime() + USUAL_DEADLINE_MINUTES * MINUTE_MS),
      },
      now,
    )
  }

  async function fetch({ transactionId }: ProviderPayment): Promise<BitcoinSnapshot> {
    const kept = await addressOf(pool, transactionId)
    if (!kept) throw new Error(`payment ${transactionId} has no address`)
    const { address, sinceHeight, confirmations } = kept
    const references = new Set(await settledCoins(pool, transactionId))
    const { coins } = await chain.coins(
      { address, script: scriptOf(address, network), sinceHeight },
      { references, wanted: confirmations },
    )
    return snapshotOf(kept, coins, network, clock.now())
  }

  return {
    id: BITCOIN,
    name: factsOf(BITCOIN).name,
    live: true,
    isScarce: true,
    configure: async () => ({ network }),
    async initialize(request) {
      const opened = await open(request)
      if (typeof opened === 'string') return refuse(opened)
      return {
        outcome: 'CHARGE_ACTION_REQUIRED',
        pspReference: opened.address,
        amount: request.amount,
        data: snapshotOf(opened, [], network, clock.now()).data,
      }
    },
    provider: { freshMs: FRESH_MS, fetch },
  }
}
