/** Codes of countries. */
let countries: ReadonlySet<string> | undefined

/** Whether a text is an ISO 3166-1 alpha-2 code for which the runtime has a name. */
export function isCountry(code: string): boolean {
  if (!countries) {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    countries = new Set(letters.flatMap((a) => letters.map((b) => a + b)).filter((c) => names.of(c) && c !== 'ZZ'))
  }
  return countries.has(code)
}
