/**
 * The keys that sign tokens: RS256, a new one every 30 days; an old key verifies for as long as a token it signed may
 * live. They are kept in the database, so that every process accepts what another signed.
 */
import { DAY_MS } from '@semena/contract/time'
import { generateKeyPair, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { exportJWK, importJWK, importPKCS8 } from 'jose'
import type { Services } from '../../context.ts'
import { cached } from '../../memory/memory.ts'
import { addSigningKey, type SigningKeyRow, signingKeys } from '../../db/queries/account/signing-key.ts'
import { REFRESH_LIFE_MS } from '../lifetimes.ts'

type KeyCtx = Pick<Services, 'database' | 'clock'>

const ROTATE_MS = 30 * DAY_MS
/** How long a process uses the keys it has read before it reads them again. */
const KEEP_MS = 60_000
/** Unknown key ids lead to one query in this time and no more, because anybody may send any id. */
const LOOK_AGAIN_MS = 2000

type Key = Awaited<ReturnType<typeof importPKCS8>>

interface Ring {
  rows: SigningKeyRow[]
  private: Map<string, Promise<Key>>
  public: Map<string, Promise<Awaited<ReturnType<typeof importJWK>>>>
}

const rings = cached(
  {
    name: 'signing keys',
    holds: 'the keys that sign tokens, and those that verify them',
    bound: 'some keys',
    lifeMs: KEEP_MS,
    tags: null,
  },
  async (pool): Promise<Ring> => ({ rows: await signingKeys(pool), private: new Map(), public: new Map() }),
)

/** The key that signs now, with its id. */
export async function signingKey(ctx: KeyCtx): Promise<{ kid: string; key: Key }> {
  let ring = await rings(ctx.database.pool)
  if (isDue(ring, ctx.clock.now())) {
    await rotateKeys(ctx)
    ring = await rings(ctx.database.pool, 0)
  }
  const { kid, privateKey } = ring.rows[0]!
  let key = ring.private.get(kid)
  if (!key) ring.private.set(kid, (key = importPKCS8(privateKey, 'RS256')))
  return { kid, key: await key }
}

/** The key with that id, or null when none is known or it has ended. */
export async function verifyingKey(ctx: KeyCtx, kid: string) {
  const has = (r: Ring) => r.rows.find((row) => row.kid === kid && row.expiresAt > ctx.clock.now())
  let ring = await rings(ctx.database.pool)
  if (!has(ring)) ring = await rings(ctx.database.pool, LOOK_AGAIN_MS)
  const row = has(ring)
  if (!row) return null
  let key = ring.public.get(kid)
  if (!key) ring.public.set(kid, (key = importJWK(row.publicJwk, 'RS256')))
  return key
}

/** What `/.well-known/jwks.json` says: the public halves only. */
export async function publicKeys(ctx: KeyCtx): Promise<{ keys: Record<string, unknown>[] }> {
  await signingKey(ctx)
  const ring = await rings(ctx.database.pool)
  const now = ctx.clock.now()
  return { keys: ring.rows.filter((row) => row.expiresAt > now).map((row) => row.publicJwk) }
}

/** Makes a new key when the newest is too old. Right in any number of processes. */
export async function rotateKeys(ctx: KeyCtx): Promise<void> {
  const now = ctx.clock.now()
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const kid = randomUUID()
  await addSigningKey(ctx.database.pool, new Date(now.getTime() - ROTATE_MS), now, {
    kid,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
    createdAt: now,
    expiresAt: new Date(now.getTime() + ROTATE_MS + REFRESH_LIFE_MS + DAY_MS),
  })
  rings.drop(ctx.database.pool)
}

/** Whether `rotateKeys` would do something; a job asks this first. */
export async function keysAreDue(ctx: KeyCtx): Promise<boolean> {
  return isDue(await rings(ctx.database.pool, 0), ctx.clock.now())
}

const isDue = ({ rows }: Ring, now: Date): boolean =>
  !rows.length || now.getTime() - rows[0]!.createdAt.getTime() >= ROTATE_MS
