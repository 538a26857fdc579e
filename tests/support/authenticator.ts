/** An authenticator app, as somebody has it on their phone. */
import { codeAt, stepOf } from '@semena/commerce/testing/parts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** An authenticator app with the key that a page shows. Each call answers a newer code. */
export function appWith(key: string): () => string {
  const bits = key
    .replace(/\s/g, '')
    .split('')
    .map((c) => ALPHABET.indexOf(c).toString(2).padStart(5, '0'))
    .join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  let last = 0
  // The shop takes no code twice. It takes the code of the next half minute a little early.
  return () => codeAt(secret, (last = Math.max(last + 1, stepOf(new Date()))))
}
