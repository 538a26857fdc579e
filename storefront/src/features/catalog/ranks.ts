/**
 * The data that the badges of cards are computed from. Pages load it beforehand; without it cards show only the
 * product's own badges.
 */
import { useQuery } from '@tanstack/react-query'
import { useChannel } from '../../platform/channel.ts'
import { languageCode } from '../../platform/i18n.ts'
import type { Ranks } from './badge.ts'
import { deliveryQuery } from './delivery-query.ts'
import { scalesQuery } from './queries.ts'

const NONE: readonly string[] = []

export function useRanks(): Ranks {
  const channel = useChannel()
  const scales = useQuery(scalesQuery({ channel: channel.slug, language: languageCode() })).data
  const delivery = useQuery(deliveryQuery(channel)).data
  return {
    bestsellers: scales?.bestsellers ?? NONE,
    newest: scales?.newest ?? NONE,
    freeFrom: delivery?.freeFor ?? null,
  }
}
