/** What the shop's own API tells of its demo. */
import { queryOptions } from '@tanstack/react-query'
import { ownApi } from '../../platform/own-api.ts'

interface Staying {
  count: number
  /** The first of them. */
  names: string[]
}

export interface DemoKind {
  kind: string
  goes: number
  changed: Staying
  needed: Staying
}

export interface Demo {
  isDemo: boolean
  kinds: DemoKind[]
  /** What went within the last day. */
  removal: { at: string; until: string; by: string | null; things: Record<string, number> } | null
}

export const demoQuery = queryOptions({
  queryKey: ['demo'],
  staleTime: 0,
  queryFn: () => ownApi<Demo>('GET', '/api/demo/'),
})

export const sumOf = (things: Readonly<Record<string, number>>): number =>
  Object.values(things).reduce((sum, count) => sum + count, 0)
