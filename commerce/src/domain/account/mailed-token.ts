/** Tokens that are mailed to prove that somebody reads an address. The database knows only their hashes. */
import { createHash, randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Services } from '../../context.ts'
import {
  insertToken,
  lockToken,
  markTokenUsed,
  type TokenPurpose,
  type UserTokenRow,
} from '../../db/queries/user-token.ts'
import { MAILED_TOKEN_LIFE_MS } from './lifetimes.ts'

type TokenCtx = Pick<Services, 'clock'>

const hash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A fresh token, good for three days. An earlier one for a password, an e-mail or a deletion ends with it. */
export async function mailedToken(
  client: PoolClient,
  { clock }: TokenCtx,
  userId: number,
  purpose: TokenPurpose,
  newEmail: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertToken(client, {
    hash: hash(token),
    userId,
    purpose,
    newEmail,
    expiresAt: new Date(clock.now().getTime() + MAILED_TOKEN_LIFE_MS),
  })
  return token
}

/** What a token was made for; locked until the transaction ends, so that two uses come one after the other. */
export const openToken = (
  client: PoolClient,
  { clock }: TokenCtx,
  token: string,
  purpose: TokenPurpose,
): Promise<UserTokenRow | null> => lockToken(client, hash(token), purpose, clock.now())

export const useToken = (client: PoolClient, { clock }: TokenCtx, token: string): Promise<void> =>
  markTokenUsed(client, hash(token), clock.now())

/** The page a mail leads to, with what it needs in its query. */
export function linkTo(redirectUrl: string, parameters: Record<string, string>): string {
  const url = new URL(redirectUrl)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
