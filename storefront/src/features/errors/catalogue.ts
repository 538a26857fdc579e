/**
 * Which text belongs to an error code of the service: `errorCodes.{code}`, or `errorCodes.{field}{Code}` where the field
 * deserves a better one. The files in `catalogue/` are that table, one a language.
 */

/** An error as every mutation answers it. */
export interface CodedError {
  code: string
  field: string | null
  /** In the service's own words, which are English; for shoppers only the numbers in them are of use. */
  message?: string | null
}

/** The numbers that shoppers want to know, in the words of Saleor and of our service. */
const COUNTS: Readonly<Record<string, RegExp>> = {
  INSUFFICIENT_STOCK: /\bOnly (\d+) remaining\b/,
  QUANTITY_GREATER_THAN_LIMIT: /\bmore than (\d+) times\b/,
}

/** The text with the number that an error names; undefined where it names none, or nothing is left. */
function countedText(catalogue: Catalogue, { code, message }: CodedError): string | undefined {
  const count = COUNTS[code]?.exec(message ?? '')?.[1]
  return count && count !== '0' ? catalogue[`${code.toLowerCase()}_count`]?.replace('{count}', count) : undefined
}

export type Catalogue = Readonly<Record<string, string>>

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The text of one error; a code that nobody has heard of is shown as an unknown one. */
export function lookUp(catalogue: Catalogue, error: CodedError, prefix: string | null = error.field): string {
  const { code } = error
  const lower = code.toLowerCase()
  const own = prefix ? catalogue[prefix + capital(lower)] : undefined
  return (
    own ?? countedText(catalogue, error) ?? catalogue[lower] ?? (catalogue.unknown_code ?? '').replace('{code}', code)
  )
}

/** Several texts, each once, joined with newlines; an empty list is an unknown error. */
export const lookUpAll = (catalogue: Catalogue, errors: readonly CodedError[], prefix?: string): string =>
  errors.length === 0
    ? (catalogue.unknown ?? '')
    : [...new Set(errors.map((error) => lookUp(catalogue, error, prefix)))].join('\n')
