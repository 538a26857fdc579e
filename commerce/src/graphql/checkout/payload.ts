/** Answers of mutations: what was made, or why not. */
import type { Refusal, Result } from '../../domain/result.ts'

/** A refusal as payloads show it. */
export const shown = ({ field, code, message, variants, lines, addressType }: Refusal) => ({
  field,
  code,
  message,
  variants: variants ?? null,
  lines: lines ?? null,
  addressType: addressType ?? null,
})

export const refused = (errors: readonly Refusal[]) => ({ errors: errors.map(shown) })

export const checkoutPayload = <Checkout>(result: Result<Checkout>) =>
  result.ok ? { checkout: result.value, errors: [] } : { checkout: null, ...refused(result.errors) }
