/**
 * Checks where links in mails may lead: only to pages of the shop, so that nobody has our mails point at their site.
 */
import type { Ctx } from '../../context.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { type Refusal, refuse } from '../result.ts'

type RedirectCtx = Pick<Ctx, 'database' | 'settings' | 'origin'>

/** Null when mails may link to the address; otherwise why not. */
export async function redirectFault(
  ctx: RedirectCtx,
  url: string,
  field = 'redirectUrl',
): Promise<Refusal<'INVALID'> | null> {
  const parsed = url.length <= 2048 ? URL.parse(url) : null
  const isPage = parsed && ['http:', 'https:'].includes(parsed.protocol) && !parsed.username && !parsed.password
  if (isPage && (await isOwn(ctx, parsed.hostname))) return null
  return refuse('INVALID', field, `${field} must be an address of the shop. See SEMENA_REDIRECT_HOSTS.`).errors[0]!
}

async function isOwn({ settings, origin, database }: RedirectCtx, host: string): Promise<boolean> {
  const own = new URL(settings.publicUrl ?? origin).hostname
  const allowed = [own, ...settings.redirectHosts.map((h) => h.replace(/:\d+$/, ''))]
  if (allowed.some((a) => host === a || host.endsWith(`.${a}`))) return true
  if (settings.mode === 'demo' && /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(host)) return true
  // Other channels of the shop have a host beside its own, such as eu.example.com beside shop.example.com.
  const [label, ...parent] = host.split('.')
  const isSibling = parent.length > 1 && own.split('.').slice(1).join('.') === parent.join('.')
  return isSibling && (await reference(database.pool)).channelBySlug.has(label!)
}
