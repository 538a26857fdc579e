/** Makes answers comparable: what differs from run to run is replaced, everything else stays as it is. */

/** A random word that is the same throughout this run. */
export const RUN = Math.random().toString(36).slice(2, 9).padEnd(7, 'x')

export interface Answer {
  status: number
  data?: unknown
  errors?: {
    message?: string
    path?: (string | number)[]
    extensions?: { code?: string; exception?: { code?: string } }
  }[]
  /** The beginning of an answer that is not JSON. */
  notJson?: string
}

type Json = Record<string, unknown>

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const NAMED_ID = /^(id|ids|checkoutIds|variants|lines|orderLines|productVariantId|checkoutId)$/
const REFERENCE = /^(pspReference|idempotencyKey|merchantReference)$/

/** Whether a text is an id, under whatever name it stands: lists of ids in errors, for example. */
const isId = (text: string): boolean =>
  /^[A-Za-z0-9+/]{8,}=*$/.test(text) && /^[A-Z][A-Za-z]+:[\w-]+$/.test(Buffer.from(text, 'base64').toString('latin1'))

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The JSON inside a string, as rich text is, without its spacing and with sorted keys. */
function canonical(value: unknown): string {
  const sort = (x: unknown): unknown =>
    Array.isArray(x)
      ? x.map(sort)
      : isObject(x)
        ? Object.fromEntries(
            Object.keys(x)
              .toSorted()
              .map((k) => [k, sort(x[k])]),
          )
        : x
  return JSON.stringify(sort(value))
}

/**
 * Answers a function that replaces ids of the fixture by their names, and hides other ids, tokens, times, order
 * numbers, cursors, addresses and messages.
 */
export function normaliser(fixture: object): (answer: Answer) => Json {
  const known = new Map<string, string>()
  const seen = new Map<string, string>()
  const name = (value: unknown, path: string): void => {
    if (!isObject(value)) return
    if (typeof value.id === 'string') known.set(value.id, `<fix.${path}>`)
    for (const [key, inner] of Object.entries(value)) name(inner, path ? `${path}.${key}` : key)
  }
  name(fixture, '')

  const label = (kind: string, raw: string): string => {
    const found = known.get(raw) ?? seen.get(raw)
    if (found) return found
    const made = `<${kind}#${[...seen.values()].filter((v) => v.startsWith(`<${kind}#`)).length + 1}>`
    seen.set(raw, made)
    return made
  }
  const scalar = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value
    const hidden = (as: string): string => (value === '' ? '' : as)
    if (NAMED_ID.test(key)) return value === '' ? '' : label('id', value)
    if (key === 'message') return '<message>'
    if (key === 'number' || key === 'orderNumber') return '<number>'
    if (/token$/i.test(key)) return hidden('<token>')
    if (/cursor$/i.test(key)) return hidden('<cursor>')
    if (key === 'url') return hidden('<url>')
    if (key === 'externalUrl') return /^https?:/.test(value) ? '<url>' : value
    if (REFERENCE.test(key) && UUID.test(value)) return label('uuid', value.toLowerCase())
    if (ISO.test(value)) return '<time>'
    if (isId(value)) return label('id', value)
    if (value.startsWith('{')) {
      try {
        return canonical(JSON.parse(value))
      } catch {
        /* The text is not JSON. */
      }
    }
    if (key === 'version' || key === 'schemaVersion') return '<version>'
    return value
      .replaceAll(new RegExp(`\\+${RUN}[0-9a-z]+(?=@)`, 'gi'), '')
      .replaceAll(RUN, '<run>')
      .replace(/[A-Za-z0-9+/]{12,}=*/g, (word) => (isId(word) ? label('id', word) : word))
  }
  const normal = (value: unknown, key = ''): unknown => {
    // Saleor keeps actions in a set, whose order means nothing.
    if (Array.isArray(value) && key === 'actions' && value.every((x) => typeof x === 'string')) return value.toSorted()
    if (Array.isArray(value)) return value.map((x) => normal(x, key))
    if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([k, x]) => [k, normal(x, k)]))
    return scalar(key, value)
  }
  return (answer) => ({
    status: answer.status,
    ...(answer.errors
      ? {
          errors: answer.errors.map((e) => ({
            code: e.extensions?.exception?.code ?? e.extensions?.code ?? null,
            path: e.path ?? null,
          })),
        }
      : {}),
    ...('data' in answer ? { data: normal(answer.data) } : {}),
    ...(answer.notJson ? { notJson: true } : {}),
  })
}

/** An answer with its errors in the order of their paths: GraphQL promises no order among fields of one object. */
export function withErrorsInOrder(answer: unknown): unknown {
  if (!isObject(answer) || !Array.isArray(answer.errors)) return answer
  const errors = (answer.errors as { path?: unknown }[]).toSorted((a, b) =>
    JSON.stringify(a.path).localeCompare(JSON.stringify(b.path)),
  )
  return { ...answer, errors }
}

/** One line for each place in which two answers differ. */
export function differences(want: unknown, got: unknown, path = ''): string[] {
  if (JSON.stringify(want) === JSON.stringify(got)) return []
  const kinds = [want, got].map((v) => (Array.isArray(v) ? 'array' : v === null ? 'null' : typeof v))
  if (kinds[0] !== kinds[1] || (kinds[0] !== 'object' && kinds[0] !== 'array'))
    return [`${path || '.'}: want ${JSON.stringify(want)}, got ${JSON.stringify(got)}`]
  const [a, b] = [want as Json, got as Json]
  if (kinds[0] === 'array' && a.length !== b.length)
    return [`${path}: want ${String(a.length)} items, got ${String(b.length)}: ${JSON.stringify(got).slice(0, 200)}`]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key) =>
    differences(a[key], b[key], path ? `${path}.${key}` : key),
  )
}
