/** The data of the frame around every page: menus, footer and social networks. */
import { queryOptions } from '@tanstack/react-query'
import type { LanguageCode } from '../platform/i18n.ts'
import { memo } from '../platform/memo.ts'
import type { Frame } from './load-frame.ts'

export type { Frame, MenuLink } from './load-frame.ts'

export const frameQuery = (channel: string, language: LanguageCode) =>
  queryOptions({
    queryKey: ['frame', channel, language],
    // The data comes with the page, so browsers load the code that requests it only in the rare case that they need it.
    queryFn: () =>
      memo(['frame', channel, language], async (): Promise<Frame> => {
        const { loadFrame } = await import('./load-frame.ts')
        return loadFrame(channel, language)
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })
