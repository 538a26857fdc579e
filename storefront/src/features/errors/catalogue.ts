/**
 * Which text belongs to an error code of the service: `errorCodes.{code}`, or `errorCodes.{field}{Code}` where the field
 * deserves a better one. The files in `catalogue/` are that table, one a language.
 */

/** An error as every mutation answers it. */
export interface CodedError {
  code: string
  field: string | null
}

export type Catalogue = Readonly<Record<string, string>>

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The text of one error; a code that nobody has heard of is shown as an unknown one. */
export function lookUp(catalogue: Catalogue, { code, field }: CodedError, prefix: string | null = field): string {
  const lower = code.toLowerCase()
  const own = prefix ? catalogue[prefix + capital(lower)] : undefined
  return own ?? catalogue[lower] ?? (catalogue.unknown_code ?? '').replace('{code}', code)
}

/** Several texts, each once, joined with newlines; an empty list is an unknown error. */
export const lookUpAll = (catalogue: Catalogue, errors: readonly CodedError[], prefix?: string): string =>
  errors.length === 0
    ? (catalogue.unknown ?? '')
    : [...new Set(errors.map((error) => lookUp(catalogue, error, prefix)))].join('\n')
