/** The port to a cache in front of the shop, which can be told to drop what it keeps under tags. */

export interface Cdn {
  /** How many tags one request may name. */
  readonly mostTags: number
  /** Drops everything that carries one of the tags. Throws an `OutsideFault` where that was not done. */
  purge(tags: readonly string[], signal: AbortSignal): Promise<void>
}

/** The tag of every page that a cache may keep, for when anything may have changed. */
export const ALL_PAGES = 'shop'

/** The tag of a stored file and of its sizes: its name without folder and ending. */
export const fileTag = (path: string): string =>
  `file-${/^[\w-]+$/.exec(path.split(/[./]/).at(-2) ?? '')?.[0] ?? 'none'}`
