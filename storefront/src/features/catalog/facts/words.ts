/** Facts as words and figures, in the page's language. */
import { m } from '../../../paraglide/messages.js'
import { currentLanguage } from '../../../platform/i18n.ts'
import type { Facts, Span } from '../variety.ts'

/** A figure as the page's language writes it. Whole ones are small and need no separators, which saves a formatter. */
const figureText = (figure: number): string =>
  Number.isInteger(figure) ? String(figure) : figure.toLocaleString(currentLanguage())

/** A span as text, such as `8–9`; one figure where both ends are equal. */
export const spanText = ([from, to]: Span): string =>
  from === to ? figureText(from) : `${figureText(from)}–${figureText(to)}`

export const thcText = (span: Span): string => m.catalog_percent({ figure: spanText(span) })
export const heightText = (height: number): string => m.catalog_cm({ figure: figureText(height) })
export const weeksText = (span: Span): string => m.catalog_weeks({ figure: spanText(span), count: span[1] })
export const daysText = (span: Span): string => m.catalog_days({ figure: spanText(span), count: span[1] })
export const numberText = (number: number): string => m.catalog_numero({ figure: String(number).padStart(3, '0') })

/** Aromas as one phrase, such as `Lemon, earth, wood`: the values' names begin with capitals, each by itself. */
export const aromaText = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map((name) => name.toLowerCase())].join(', ')

/** Whether at least one of a variety's facts can be drawn. */
export const hasFacts = ({ indica, thc, weeks, height }: Facts): boolean =>
  indica !== null || thc !== null || weeks !== null || height !== null
