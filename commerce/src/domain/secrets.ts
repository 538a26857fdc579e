/** The shop's own keys for hashes and encryption, the same in every process. They never change. */
import { randomBytes } from 'node:crypto'
import { ensureSecret } from '../db/queries/account/secret.ts'
import { cached } from '../memory/memory.ts'

const NAMES = ['networks', 'second-factor', 'invoice-links'] as const
type Secrets = Readonly<Record<(typeof NAMES)[number], string>>

export const secrets = cached(
  {
    name: 'secrets',
    holds: 'keys for hashes of networks, for second factors and for addresses of invoices',
    bound: `${NAMES.length} keys`,
    lifeMs: Number.POSITIVE_INFINITY,
    tags: null,
  },
  async (pool): Promise<Secrets> => {
    const named = await Promise.all(
      NAMES.map(async (name) => [name, await ensureSecret(pool, name, randomBytes(32).toString('base64url'))]),
    )
    return Object.fromEntries(named) as Secrets
  },
)
