/** The links in the inbox's mails. */
import { pathTo } from '@semena/contract/page-paths'
import { languageOf, languagePrefix } from '@semena/contract/languages'
import type { Subscriber } from './db/subscribers.ts'

type From = Pick<Subscriber, 'origin' | 'language'>

/**
 * The address of a page with a button. The page changes nothing by itself, because mail programs open links to inspect
 * them.
 */
export function pageUrl({ origin, language }: From, page: 'confirm' | 'unsubscribe', token: string): string {
  return `${origin}${languagePrefix(languageOf(language))}${pathTo(`newsletter.${page}`)}?token=${token}`
}

/** The links for unsubscribing: one for people, and one for mail programs that unsubscribe with one click. */
export const unsubscribeLinks = (of: From & Pick<Subscriber, 'leaveToken'>) => ({
  unsubscribeUrl: pageUrl(of, 'unsubscribe', of.leaveToken),
  oneClickUrl: `${of.origin}/api/newsletter/unsubscribe/?token=${of.leaveToken}`,
})

export interface LinkSettings {
  publicUrl: string | null
  redirectHosts: readonly string[]
}

/**
 * The origin that links begin with: the requested host if it belongs to the shop, else the public address. The host
 * must be checked because anybody can write any host into a request.
 */
export function linkOrigin({ publicUrl, redirectHosts }: LinkSettings, asked: string): string {
  const url = URL.parse(asked)
  if (!publicUrl || !url) return publicUrl ?? url?.origin ?? 'http://localhost'
  const own = new URL(publicUrl)
  const { host, hostname } = url
  const hosts = [own.hostname, ...redirectHosts.map((name) => name.replace(/:\d+$/, ''))]
  return hosts.some((name) => hostname === name || hostname.endsWith(`.${name}`))
    ? `${own.protocol}//${host}`
    : publicUrl
}
