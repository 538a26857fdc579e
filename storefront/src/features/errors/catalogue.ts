/**
 * Looks up the text for an error code of the service: `errorCodes.{field}{Code}` if there is a text for the field, else
 * `errorCodes.{code}`. The files in `catalogue/` are the table, one for each language.
 */

/** An error as every mutation returns it. */
export interface CodedError {
  code: string
  field: string | null
  /** The service's message in English; pages use only the numbers in it. */
  message?: string | null
}

/** Patterns that find the number that shoppers want to know in the messages of Saleor and of our service. */
const COUNTS: Readonly<Record<string, RegExp>> = {
  INSUFFICIENT_STOCK: /\bOnly (\d+) remaining\b/,
  QUANTITY_GREATER_THAN_LIMIT: /\bmore than (\d+) times\b/,
}

/** The text with the number that an error's message names; undefined where it names none, or nothing is left. */
function countedText(catalogue: Catalogue, { code, message }: CodedError): string | undefined {
  const count = COUNTS[code]?.exec(message ?? '')?.[1]
  return count && count !== '0' ? catalogue[`${code.toLowerCase()}_count`]?.replace('{count}', count) : undefined
}

export type Catalogue = Readonly<Record<string, string>>

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The text of one error; for an unknown code it is the text of an unknown error. */
export function lookUp(catalogue: Catalogue, error: CodedError, prefix: string | null = error.field): string {
  const { code } = error
  const lower = code.toLowerCase()
  const own = prefix ? catalogue[prefix + capital(lower)] : undefined
  return (
    own ?? countedText(catalogue, error) ?? catalogue[lower] ?? (catalogue.unknown_code ?? '').replace('{code}', code)
  )
}

/** The texts of several errors, each once, joined with newlines; an empty list counts as an unknown error. */
export const lookUpAll = (catalogue: Catalogue, errors: readonly CodedError[], prefix?: string): string =>
  errors.length === 0
    ? (catalogue.unknown ?? '')
    : [...new Set(errors.map((error) => lookUp(catalogue, error, prefix)))].join('\n')
