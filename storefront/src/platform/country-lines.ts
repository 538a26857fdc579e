/** Countries as one text. Every page carries those of its channel, and a text is written and read faster than forty objects. */

export interface Country {
  /** ISO 3166-1 alpha-2, as in Saleor's `CountryCode`. */
  code: string
  country: string
}

/** A line for each country: its code, a space and its name. */
export const toLines = (countries: readonly Country[]): string =>
  countries.map(({ code, country }) => `${code} ${country}`).join('\n')

/** The countries of such a text. */
export const fromLines = (lines: string): Country[] =>
  lines.split('\n').flatMap((line) => (line ? [{ code: line.slice(0, 2), country: line.slice(3) }] : []))
