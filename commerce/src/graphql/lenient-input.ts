/**
 * Numbers of attributes are texts in Saleor's schema, and Saleor takes them as numbers all the same. Here they are turned
 * into texts before the variables are checked.
 */
type Variables = Record<string, unknown>

/** The variables with numbers of attributes as texts; the same object where there are none. */
export const withNumbersAsTexts = (variables: Variables): Variables =>
  hasNumber(variables) ? (lenient(variables) as Variables) : variables

const isObject = (value: unknown): value is Variables => typeof value === 'object' && value !== null

/** Whether a value of an attribute is entered as a number anywhere inside. */
const hasNumber = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasNumber)
    : isObject(value) && (typeof value.numeric === 'number' || Object.values(value).some(hasNumber))

const lenient = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(lenient)
  if (!isObject(value) || !hasNumber(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'numeric' && typeof inner === 'number' ? String(inner) : lenient(inner),
    ]),
  )
}
