/**
 * The part of the shop's wallet that a server may know: addresses of one account (BIP84, native segwit), derived from
 * its public key. Nothing can be spent with it.
 */
import { HDKey } from '@scure/bip32'
import { Address, OutScript, p2wpkh } from '@scure/btc-signer'
import { StartError } from '../../../start-error.ts'
import { type NetworkName, NETWORKS } from './networks.ts'

/** Version bytes of account keys; SLIP-132 gave native segwit prefixes of its own. */
const VERSIONS: Readonly<Record<string, { private: number; public: number }>> = {
  xpub: { private: 0x0488ade4, public: 0x0488b21e },
  zpub: { private: 0x04b2430c, public: 0x04b24746 },
  tpub: { private: 0x04358394, public: 0x043587cf },
  vpub: { private: 0x045f18bc, public: 0x045f1cf6 },
}
/** The branch of an account (BIP44) whose addresses are given to payers. */
const RECEIVING = 0

export interface Wallet {
  /** Fingerprint of the account's key, eight hex digits. */
  account: string
  address(index: number): string
}

/** Reads an account's public key; throws a StartError that never repeats it. `name` is what errors call the key. */
export function openWallet(key: string, network: NetworkName, name = 'The key'): Wallet {
  const receiving = readKey(key, network, name)
  const { addresses } = NETWORKS[network]
  const branch = receiving.deriveChild(RECEIVING)
  return {
    account: receiving.fingerprint.toString(16).padStart(8, '0'),
    address: (index) => p2wpkh(branch.deriveChild(index).publicKey!, addresses).address,
  }
}

function readKey(key: string, network: NetworkName, name: string): HDKey {
  const prefix = key.slice(0, 4)
  if (/^[a-z]prv/i.test(key) || /^(?:[a-z]+\s+){11,}[a-z]+$/i.test(key.trim()))
    throw new StartError(
      `${name} is a private key: a shop must not know it. Set the account's public key (${NETWORKS[network].keys[0]}…) and keep the private one offline.`,
    )
  const versions = VERSIONS[prefix]
  if (!versions) throw new StartError(`${name} is no account key of a native segwit wallet; ${wanted(network)}.`)
  if (!NETWORKS[network].keys.includes(prefix))
    throw new StartError(`${name} (${prefix}…) belongs to another network than ${network}; ${wanted(network)}.`)
  let read: HDKey
  try {
    read = HDKey.fromExtendedKey(key, versions)
  } catch {
    throw new StartError(`${name} (${prefix}…) was not copied whole: its checksum is wrong.`)
  }
  if (read.privateKey) throw new StartError(`${name} is a private key: a shop must not know it.`)
  return read
}

const wanted = (network: NetworkName): string => `it must begin with ${NETWORKS[network].keys.join(' or ')}`

/** The script that pays to an address, in hex. Throws when it is no address of the network. */
export const scriptOf = (address: string, network: NetworkName): string =>
  Buffer.from(OutScript.encode(Address(NETWORKS[network].addresses).decode(address))).toString('hex')
