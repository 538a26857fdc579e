/** What has been answered, as the address says it. */

export const TOPICS = ['kind', 'side', 'thc', 'time'] as const
export type Topic = (typeof TOPICS)[number]
export type FinderSearch = Partial<Record<Topic, string | undefined>>

/** The answer that narrows nothing. */
export const ANY = 'any'

export const finderSearch = (raw: Record<string, unknown>): FinderSearch =>
  Object.fromEntries(
    TOPICS.map((topic) => {
      const [value] = [raw[topic]].flat()
      return [topic, typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined]
    }),
  )
