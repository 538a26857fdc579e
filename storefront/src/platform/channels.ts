/** The shop's channels, from its own API: `GET /api/channels/` (docs/rules.md#channel-list). */
import { queryOptions } from '@tanstack/react-query'

interface ChannelEntry {
  slug: string
  name: string
  currencyCode: string
  countries: { code: string; country: string }[]
}

/** The list of channels. It is tried once more when it fails, and not loaded again when the window gets the focus. */
export const channelsQuery = queryOptions({
  queryKey: ['channels'],
  queryFn: async (): Promise<ChannelEntry[]> => {
    const response = await fetch('/api/channels/', { credentials: 'omit', headers: { accept: 'application/json' } })
    if (response.status !== 200) throw new Error(`/api/channels/ answered ${response.status}`)
    return (await response.json()) as ChannelEntry[]
  },
  retry: 1,
  refetchOnWindowFocus: false,
  staleTime: 60 * 60_000,
})
