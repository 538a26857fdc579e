/** Answers of mutations: what was made, or why not. */
import { toGlobalId } from '../../domain/global-id.ts'
import type { Refusal, Result } from '../../domain/result.ts'

/** A refusal as payloads show it. */
export const shown = <Code extends string>({ field, code, message, variants, lines, addressType }: Refusal<Code>) => ({
  field,
  code,
  message,
  variants: variants?.map((key) => toGlobalId('ProductVariant', key)) ?? null,
  lines: lines?.map((key) => toGlobalId('CheckoutLine', key)) ?? null,
  addressType: addressType ?? null,
})

export const refused = <Code extends string>(errors: readonly Refusal<Code>[]) => ({ errors: errors.map(shown) })

export const checkoutPayload = <Checkout, Code extends string>(result: Result<Checkout, Code>) =>
  result.ok ? { checkout: result.value, errors: [] } : { checkout: null, ...refused(result.errors) }
