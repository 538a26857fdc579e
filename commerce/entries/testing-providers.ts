/** Payment gateways one by one, for tests with a stand-in for the provider. */
export type {
  ActionRequest,
  GatewayRequest,
  PaymentGateway,
  ProviderPayment,
  Snapshot,
} from '../src/domain/payment/port.ts'
export { BITCOIN, bitcoinGateway } from '../src/providers/payment/bitcoin/gateway.ts'
export { type BitcoinSettings, readBitcoinSettings } from '../src/providers/payment/bitcoin/settings.ts'
export type { BitcoinData } from '../src/providers/payment/bitcoin/snapshot.ts'
export { openWallet } from '../src/providers/payment/bitcoin/wallet.ts'
export { btcpayClient } from '../src/providers/payment/btcpay/client.ts'
export { btcpayGateway } from '../src/providers/payment/btcpay/gateway.ts'
export { stripeClient } from '../src/providers/payment/stripe/client.ts'
export { stripeGateway } from '../src/providers/payment/stripe/gateway.ts'
// A bucket at a real S3 server, and a cache in front of a shop.
export { startBucket, type TestBucket } from '../src/testing/bucket.ts'
export { type EdgeCache, PURGE_TOKEN, startEdgeCache } from '../src/testing/edge-cache.ts'
