/** What stands around every page: menus of collections, header, footer, social networks. */
import { queryOptions } from '@tanstack/react-query'
import type { LanguageCode } from '../platform/i18n.ts'
import { memo } from '../platform/memo.ts'
import type { Frame } from './load-frame.ts'

export type { Frame, MenuLink } from './load-frame.ts'

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
