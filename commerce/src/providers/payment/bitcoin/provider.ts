/** The shop's own Bitcoin wallet as an owner sets it up. */
import type { PaymentProvider } from '../provider.ts'
import { BITCOIN_VARIABLES, type BitcoinSettings, readBitcoinSettings } from './settings.ts'

export const bitcoin = {
  id: 'semena.bitcoin',
  ...BITCOIN_VARIABLES,
  read: readBitcoinSettings,
  open: async (services, settings) => (await import('./gateway.ts')).bitcoinGateway(services, settings),
} satisfies PaymentProvider<BitcoinSettings>
