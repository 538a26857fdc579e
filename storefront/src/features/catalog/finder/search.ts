/** The answers of the seed finder in the address. */

export const TOPICS = ['kind', 'side', 'thc', 'time'] as const
export type Topic = (typeof TOPICS)[number]
export type FinderSearch = Partial<Record<Topic, string | undefined>>

/** The answer "no preference", which does not filter. */
export const ANY = 'any'

export const finderSearch = (raw: Record<string, unknown>): FinderSearch =>
  Object.fromEntries(
    TOPICS.map((topic) => {
      const [value] = [raw[topic]].flat()
      return [topic, typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined]
    }),
  )
