/** Names of providers and of sources of exchange rates, which are the same in every language. */
const NAMES: Readonly<Record<string, string>> = {
  bitcoin: 'Bitcoin',
  btcpay: 'BTCPay',
  stripe: 'Stripe',
  mempool: 'mempool.space',
  coinbase: 'Coinbase',
  coingecko: 'CoinGecko',
  kraken: 'Kraken',
}

export const providerName = (provider: string): string => NAMES[provider] ?? provider
