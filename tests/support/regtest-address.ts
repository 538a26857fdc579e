/**
 * Turns regtest addresses into scripts. bcoin has prefixes of its own for such addresses, so it is given scripts only.
 */
import { Address, NETWORK, OutScript } from '@scure/btc-signer'

const REGTEST = { ...NETWORK, bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }

export const scriptOf = (address: string): Buffer => Buffer.from(OutScript.encode(Address(REGTEST).decode(address)))

/** The public key of an account on regtest, for SEMENA_BITCOIN_KEY. Nobody keeps its private key. */
export const REGTEST_KEY =
  'vpub5ZMGqWnzwfRVXPJbzdseh3GeZZxxp9apgA2iRcgWb3uiFk2knV9unkD8uZgX95e3vdLLjZP86BUxY6p8svtcCGndq8aPwM6AccgQfk1KZb3'
