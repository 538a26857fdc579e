/** Reads and writes search parameters as plain texts, so that a route reads exactly what a form sends. */

export type Search = Record<string, string | string[] | undefined>

/** Reads a search; a name that occurs more than once becomes a list. */
export function parseSearch(text: string): Search {
  const search: Search = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const known = search[name]
    search[name] = known === undefined ? value : [...[known].flat(), value]
  }
  return search
}

/** Writes a search in the object's order, without empty values. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '') params.append(name, String(one))
  }
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** For `validateSearch`: keeps the named texts up to their longest length, and leaves everything else out. */
export const searchTexts =
  <Name extends string>(longest: Record<Name, number>) =>
  (search: Record<string, unknown>): { [name in Name]?: string | undefined } =>
    Object.fromEntries(
      Object.entries<number>(longest).map(([name, most]) => {
        const value = search[name]
        return [name, typeof value === 'string' && value.length <= most ? value : undefined]
      }),
    ) as { [name in Name]?: string | undefined }
