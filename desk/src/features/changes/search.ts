/** What the address of the change log holds. */

export const ORIGINS = ['STAFF', 'APP', 'IMPORT', 'COMMAND'] as const

export interface ChangeSearch {
  noun?: string | undefined
  /** The global id of a user or an app. */
  actor?: string | undefined
  origin?: (typeof ORIGINS)[number] | undefined
  /** A day, such as `2026-01-31`. */
  since?: string | undefined
  /** The id of a thing. */
  id?: string | undefined
  /** The change whose fields are shown. */
  open?: string | undefined
}

export function readChangeSearch(found: Record<string, unknown>): ChangeSearch {
  const text = (name: string, pattern: RegExp): Record<string, string> => {
    const value = found[name]
    return (typeof value === 'string' || typeof value === 'number') && pattern.test(String(value))
      ? { [name]: String(value) }
      : {}
  }
  const origin = ORIGINS.find((one) => one === found['origin'])
  return {
    ...text('noun', /^\w{1,60}$/),
    ...text('actor', /^[\w=+/-]{1,200}$/),
    ...text('since', /^\d{4}-\d\d-\d\d$/),
    ...text('id', /^[\w=+/-]{1,200}$/),
    ...text('open', /^\d{1,15}$/),
    ...(origin ? { origin } : {}),
  }
}
