/** The address of a payment as wallets read it: BIP21. */
import { toBitcoin } from './amounts.ts'

/** `bitcoin:bc1q…?amount=0.00123456` */
export const paymentUri = (address: string, satoshi: bigint): string =>
  `bitcoin:${address}?amount=${toBitcoin(satoshi)}`
