/**
 * The challenge between password and code: a signed text that names whose password was right, valid for ten minutes. It
 * is no token; it can only be sent back with a code.
 */
import { MINUTE_MS } from '@semena/contract/time'
import { createHash } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Pool, PoolClient } from 'pg'
import type { Services } from '../../../context.ts'
import { secondFactorOf } from '../../../db/queries/account/second-factor.ts'
import { userById, type UserRow } from '../../../db/queries/customer/user.ts'
import { ok, refuse, type Result } from '../../result.ts'
import { signingKey, verifyingKey } from '../keys.ts'
import { seal, unseal } from './seal.ts'

type TicketCtx = Pick<Services, 'database' | 'clock'>

const LIFE_MS = 10 * MINUTE_MS
/** Differs from the owner of access tokens, so that a challenge is never taken for one. */
const OWNER = 'semena.second-factor'

/**
 * SIGN_IN: the password was right and the code is missing. SET_UP: somebody signed in wants to switch two-step sign-in
 * on or change it.
 */
export type ChallengePurpose = 'SIGN_IN' | 'SET_UP'

/** The secret and the recovery codes that become valid with the first code. */
export interface SetUp {
  secret: Buffer
  recoveryCodes: string[]
}

export interface Challenge {
  user: UserRow
  audience: string | null
  setUp: SetUp | null
}

export interface OpenChallenge extends Challenge {
  /**
   * Whether nothing about the account has changed since the challenge was made. `locked` is its row as a transaction
   * has locked it.
   */
  stillHolds(client: PoolClient, locked: UserRow): Promise<boolean>
}

export type ChallengeCode = 'JWT_SIGNATURE_EXPIRED' | 'JWT_INVALID_TOKEN' | 'JWT_DECODE_ERROR'

/** Signs a challenge, which is valid for ten minutes. */
export async function writeChallenge(
  ctx: TicketCtx,
  purpose: ChallengePurpose,
  { user, audience, setUp }: Challenge,
): Promise<string> {
  const { pool } = ctx.database
  const { kid, key } = await signingKey(ctx)
  const now = ctx.clock.now()
  return new SignJWT({
    owner: OWNER,
    purpose,
    user: user.id,
    state: await stateOf(pool, user),
    audience,
    setUp: setUp && (await seal(pool, sealedFor(user.id), writeSetUp(setUp))),
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + LIFE_MS))
    .sign(key)
}

/**
 * Reads a challenge, which is good until the account's password, address or second factor changes. `field` names the
 * argument that holds it.
 */
export async function readChallenge(
  ctx: TicketCtx,
  purpose: ChallengePurpose,
  text: string,
  field: string,
): Promise<Result<OpenChallenge, ChallengeCode>> {
  try {
    const { payload } = await jwtVerify<Record<string, unknown>>(
      text,
      async ({ kid = '' }) => {
        const key = await verifyingKey(ctx, kid)
        if (!key) throw new errors.JWSSignatureVerificationFailed()
        return key
      },
      { algorithms: ['RS256'], currentDate: ctx.clock.now(), requiredClaims: ['exp'] },
    )
    const user =
      payload.owner === OWNER && payload.purpose === purpose && typeof payload.user === 'number'
        ? await userById(ctx.database.pool, payload.user)
        : null
    if (!user?.isActive || payload.state !== (await stateOf(ctx.database.pool, user))) return invalid(field)
    const sealed = typeof payload.setUp === 'string' ? payload.setUp : null
    const opened = sealed && (await unseal(ctx.database.pool, sealedFor(user.id), sealed))
    if (sealed && !opened) return invalid(field)
    const audience = typeof payload.audience === 'string' ? payload.audience : null
    return ok({
      user,
      audience,
      setUp: opened ? readSetUp(opened) : null,
      stillHolds: async (client, locked) => locked.isActive && payload.state === (await stateOf(client, locked)),
    })
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      return refuse('JWT_SIGNATURE_EXPIRED', field, 'Too late: begin again with the password.')
    if (error instanceof errors.JOSEError) return refuse('JWT_DECODE_ERROR', field, 'This cannot be decoded.')
    throw error
  }
}

const invalid = (field: string) => refuse('JWT_INVALID_TOKEN', field, 'This is not valid, or no longer.')

/** A hash of what must not change between password and code. */
async function stateOf(on: Pool | PoolClient, { id, email, passwordHash }: UserRow): Promise<string> {
  const factor = await secondFactorOf(on, id)
  return createHash('sha256')
    .update([email, passwordHash ?? '', factor?.enabledAt.toISOString() ?? ''].join('\0'))
    .digest('base64url')
}

const sealedFor = (userId: number): string => `second-factor set-up of ${userId}`

interface WrittenSetUp {
  secret: string
  recoveryCodes: string[]
}

const writeSetUp = ({ secret, recoveryCodes }: SetUp): Buffer =>
  Buffer.from(JSON.stringify({ secret: secret.toString('base64'), recoveryCodes } satisfies WrittenSetUp))

function readSetUp(bytes: Buffer): SetUp {
  const { secret, recoveryCodes } = JSON.parse(bytes.toString()) as WrittenSetUp
  return { secret: Buffer.from(secret, 'base64'), recoveryCodes }
}
