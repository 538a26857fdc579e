import { describe, expect, it } from 'vitest'
import { StartError } from '../../../start-error.ts'
import { openWallet, scriptOf } from './wallet.ts'

// These are the test vectors of BIP84: https://github.com/bitcoin/bips/blob/master/bip-0084.mediawiki
const ZPUB =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'
const ZPRV =
  'zprvAdG4iTXWBoARxkkzNpNh8r6Qag3irQB8PzEMkAFeTRXxHpbF9z4QgEvBRmfvqWvGp42t42nvgGpNgYSJA9iefm1yYNZKEm7z6qUWCroSQnE'
/** The same account under the prefixes of other networks. */
const SAME = {
  xpub: 'xpub6CatWdiZiodmUeTDp8LT5or8nmbKNcuyvz7WyksVFkKB4RHwCD3XyuvPEbvqAQY3rAPshWcMLoP2fMFMKHPJ4ZeZXYVUhLv1VMrjPC7PW6V',
}
const MNEMONIC = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'

const refusal = (key: string, network: 'bitcoin' | 'testnet' | 'regtest' = 'bitcoin'): string => {
  try {
    openWallet(key, network, 'SEMENA_BITCOIN_KEY')
  } catch (error) {
    expect(error).toBeInstanceOf(StartError)
    return (error as Error).message
  }
  throw new Error('it was taken')
}

describe('the wallet', () => {
  it('gives the addresses of BIP84 out of an account’s public key', () => {
    const wallet = openWallet(ZPUB, 'bitcoin')
    expect(wallet.address(0)).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
    expect(wallet.address(1)).toBe('bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g')
    expect(wallet.account).toMatch(/^[0-9a-f]{8}$/)
  })

  it('takes the same key under its older prefix', () => {
    expect(openWallet(SAME.xpub, 'bitcoin')).toMatchObject({ account: openWallet(ZPUB, 'bitcoin').account })
    expect(openWallet(SAME.xpub, 'bitcoin').address(0)).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
  })

  it.each([
    ['a private key', ZPRV, /private key/],
    ['the words of a wallet', MNEMONIC, /private key/],
    [
      'a key of another network',
      'vpub5Y6cjg78GGuNLsaPhmYsiw4gYX3HoQiRBiSwDaBXKUafCt9bNwWQiitDk5VZ5BVxYnQdwoTyXSs2JHRPAgjAvtbBrf8ZhDYe2jWAqvZVnsc',
      /another network/,
    ],
    ['a key of other addresses', ZPUB.replace('zpub', 'ypub'), /no account key/],
    ['a key that lost a letter', ZPUB.slice(0, -1), /checksum/],
    ['something else', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', /no account key/],
  ])('refuses %s in one line that does not repeat it', (_, key, reason) => {
    const message = refusal(key)
    expect(message).toMatch(reason)
    expect(message).toMatch(/^SEMENA_BITCOIN_KEY [^\n]+\.$/)
    for (const word of key.split(' ')) expect(message).not.toContain(word.slice(0, 12))
  })

  it('refuses a key of mainnet on a test network', () => {
    expect(refusal(ZPUB, 'regtest')).toMatch(/another network than regtest; it must begin with vpub or tpub/)
  })

  it('knows the script that pays to an address', () => {
    expect(scriptOf('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'bitcoin')).toBe(
      '0014c0cebcd6c3d3ca8c75dc5ec62ebe55330ef910e2',
    )
    expect(() => scriptOf('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'regtest')).toThrow(/letter/i)
  })
})
