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
} from '../../db/queries/account/user-token.ts'
import { MAILED_TOKEN_LIFE_MS } from '../lifetimes.ts'

type TokenCtx = Pick<Services, 'clock'>

/** The hash by which the database knows a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export const newToken = (): string => randomBytes(32).toString('base64url')

/** When a token that is mailed now expires. */
export const endOfLink = ({ clock }: TokenCtx): Date => new Date(clock.now().getTime() + MAILED_TOKEN_LIFE_MS)

/** Makes a token that is good for three days. An earlier token for a password, an e-mail or a deletion ends with it. */
export async function mailedToken(
  client: PoolClient,
  ctx: TokenCtx,
  userId: number,
  purpose: TokenPurpose,
  newEmail: string | null = null,
): Promise<string> {
  const token = newToken()
  await insertToken(client, {
    hash: hashToken(token),
    userId,
    purpose,
    newEmail,
    expiresAt: endOfLink(ctx),
  })
  return token
}

/**
 * Reads what a token was made for, and locks it until the transaction ends, so that two uses come one after the other.
 */
export const openToken = (
  client: PoolClient,
  { clock }: TokenCtx,
  token: string,
  purpose: TokenPurpose,
): Promise<UserTokenRow | null> => lockToken(client, hashToken(token), purpose, clock.now())

/** Marks a token as used. */
export const useToken = (client: PoolClient, { clock }: TokenCtx, token: string): Promise<unknown> =>
  markTokenUsed(client, hashToken(token), clock.now())

/** Address of the page that a mail leads to, with what the page needs in its query. */
export function linkTo(redirectUrl: string, parameters: Record<string, string>): string {
  const url = new URL(redirectUrl)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
