/** Payment addresses as wallet programs read them (BIP21). */
import { toBitcoin } from './amounts.ts'

/** A BIP21 address with an amount: `bitcoin:bc1q…?amount=0.00123456`. */
export const paymentUri = (address: string, satoshi: bigint): string =>
  `bitcoin:${address}?amount=${toBitcoin(satoshi)}`
