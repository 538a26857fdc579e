/** Search parameters as plain texts: what a form sends is what a route reads, without quotes or guessing. */

export type Search = Record<string, string | string[] | undefined>

/** A name that comes more than once becomes a list. */
export function parseSearch(text: string): Search {
  const search: Search = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const known = search[name]
    search[name] = known === undefined ? value : [...[known].flat(), value]
  }
  return search
}

/** Empty values are left out; the order is the object's own. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '') params.append(name, String(one))
  }
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** For `validateSearch`: the named texts, none longer than said. What is no such text is left out. */
export const searchTexts =
  <Name extends string>(longest: Record<Name, number>) =>
  (search: Record<string, unknown>): { [name in Name]?: string | undefined } =>
    Object.fromEntries(
      Object.entries<number>(longest).map(([name, most]) => {
        const value = search[name]
        return [name, typeof value === 'string' && value.length <= most ? value : undefined]
      }),
    ) as { [name in Name]?: string | undefined }
