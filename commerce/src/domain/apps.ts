/** Apps: programs that act in the shop with a token. Only a token's hash is stored. */
import type { PermissionEnum } from '@semena/contract/enums'
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Services, Viewer } from '../context.ts'
import { apps, appTokens } from '../db/tables/index.ts'

const hash = (token: string): string => createHash('sha256').update(token).digest('hex')
/** The form of an app's token, so that a stranger's JWT costs no query. */
const TOKEN = /^sma_[A-Za-z0-9_-]{43}$/

const AT_START = 'made at start'

export interface AppInput {
  identifier: string
  name: string
  /** Saleor's PermissionEnum. */
  permissions: PermissionEnum[]
}

/** A new token, with what is stored of it. */
export function newToken(): { token: string; hash: string; lastFour: string } {
  const token = `sma_${randomBytes(32).toString('base64url')}`
  return { token, hash: hash(token), lastFour: token.slice(-4) }
}

/** Makes the app if it is missing, and sets its permissions. */
async function upsert(on: Pick<NodePgDatabase, 'insert'>, input: AppInput): Promise<{ id: number }> {
  const [app] = await on
    .insert(apps)
    .values(input)
    .onConflictDoUpdate({ target: apps.identifier, set: { permissions: input.permissions, isActive: true } })
    .returning({ id: apps.id })
  return app!
}

/** Makes the app as which a payment gateway acts. It needs no token, because it runs in this process. */
export async function ensureGatewayApp({ database: { pool } }: Pick<Services, 'database'>, id: string, name: string) {
  await upsert(drizzle({ client: pool }), { identifier: id, name, permissions: ['HANDLE_PAYMENTS'] })
}

/**
 * Makes the app if it is missing, and gives it a further token. Tokens of other processes on the same database stay;
 * those made at a start more than a year ago end.
 */
export async function ensureApp({ database: { pool } }: Pick<Services, 'database'>, input: AppInput): Promise<string> {
  const { token, hash: tokenHash, lastFour } = newToken()
  await drizzle({ client: pool }).transaction(async (tx) => {
    const app = await upsert(tx, input)
    await tx
      .delete(appTokens)
      .where(
        and(
          eq(appTokens.appId, app.id),
          eq(appTokens.name, AT_START),
          lt(appTokens.createdAt, sql`now() - interval '1 year'`),
        ),
      )
    await tx.insert(appTokens).values({ appId: app.id, tokenHash, lastFour, name: AT_START })
  })
  return token
}

/** The active app to which a token belongs, or null. */
export async function findAppByToken(
  { database: { pool } }: Pick<Services, 'database'>,
  token: string,
): Promise<Viewer | null> {
  if (!TOKEN.test(token)) return null
  const [row] = await drizzle({ client: pool })
    .select({ appId: apps.id, identifier: apps.identifier, permissions: apps.permissions, isActive: apps.isActive })
    .from(appTokens)
    .innerJoin(apps, eq(apps.id, appTokens.appId))
    .where(eq(appTokens.tokenHash, hash(token)))
  return row?.isActive
    ? { kind: 'app', appId: row.appId, identifier: row.identifier, permissions: new Set(row.permissions) }
    : null
}
