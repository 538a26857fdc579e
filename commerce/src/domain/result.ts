/** Expected failures are values: use-cases return either `{ ok: true, … }` or the refusals. */

/** Why something was refused: Saleor's code, the input field at fault (camelCase) and a text for developers. */
export interface Refusal<Code extends string = string> {
  code: Code
  field: string | null
  message: string
  /** Ids of variants or lines at fault, as GraphQL ids. */
  variants?: string[]
  lines?: string[]
  addressType?: 'BILLING' | 'SHIPPING'
}

export type Result<T, Code extends string = string> = { ok: true; value: T } | { ok: false; errors: Refusal<Code>[] }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

/** One refusal. `field` null means that no single input field is at fault. */
export function refuse<Code extends string>(
  code: Code,
  field: string | null,
  message: string,
  more: Partial<Pick<Refusal, 'variants' | 'lines' | 'addressType'>> = {},
): { ok: false; errors: Refusal<Code>[] } {
  return { ok: false, errors: [{ code, field, message, ...more }] }
}
