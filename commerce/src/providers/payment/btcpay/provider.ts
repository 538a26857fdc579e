/** BTCPay Server as an owner sets it up. */
import type { PaymentProvider } from '../provider.ts'
import type { BtcpaySettings } from './client.ts'
import { BTCPAY_VARIABLES, readBtcpaySettings } from './settings.ts'

export const btcpay = {
  id: 'semena.btcpay',
  ...BTCPAY_VARIABLES,
  read: readBtcpaySettings,
  open: async (services, settings) => (await import('./gateway.ts')).btcpayGateway(services, settings),
} satisfies PaymentProvider<BtcpaySettings>
