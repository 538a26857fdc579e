/** What stands around every page: menus of collections, header, footer, social networks. */
import { queryOptions } from '@tanstack/react-query'
import type { LanguageCode } from '../platform/i18n.ts'
import { memo } from '../platform/memo.ts'

/** A link of a menu, ready to be shown. */
export interface MenuLink {
  id: string
  label: string
  /** In the route tree; or an outside address. */
  href: string
  outside: boolean
}

export interface Frame {
  collections: MenuLink[]
  header: MenuLink[]
  footer: MenuLink[]
  social: MenuLink[]
  /** Which pages of content the shop has: links to the others would lead nowhere. */
  has: Record<'delivery' | 'refund' | 'faq' | 'blog', boolean>
  /** Whether forms have a privacy policy to link to. */
  policy: boolean
}

export const frameQuery = (channel: string, language: LanguageCode) =>
  queryOptions({
    queryKey: ['frame', channel, language],
    // It comes with the page: how it is asked for is fetched by browsers that have to, which are few.
    queryFn: () =>
      memo(['frame', channel, language], async (): Promise<Frame> => {
        const { loadFrame } = await import('./load-frame.ts')
        return loadFrame(channel, language)
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })
