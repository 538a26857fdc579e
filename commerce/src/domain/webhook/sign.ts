/** How apps can tell that a message is the shop's. */
import { createHmac } from 'node:crypto'
import { FlattenedSign } from 'jose'
import type { Services } from '../../context.ts'
import { signingKey } from '../account/keys.ts'

/**
 * The signature of a body: with a secret of the webhook an HMAC (SHA-256, hexadecimal), otherwise a detached JWS by the
 * service's key (RS256), which `/.well-known/jwks.json` lets everybody check.
 */
export async function signatureOf(
  ctx: Pick<Services, 'database' | 'clock'>,
  body: string,
  secretKey: string | null,
): Promise<string> {
  if (secretKey) return createHmac('sha256', secretKey).update(body).digest('hex')
  const { kid, key } = await signingKey(ctx)
  const signed = await new FlattenedSign(new TextEncoder().encode(body))
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid, b64: false, crit: ['b64'] })
    .sign(key)
  return `${signed.protected}..${signed.signature}`
}
