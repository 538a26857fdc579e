/**
 * What was typed into an address, beside what Saleor's rules make of it. They put cities of most countries into capitals
 * and empty the parts that a country's form does not have; both stand in the address's public metadata as typed.
 */

/** Where each part stands in an address's metadata. */
export const TYPED_KEYS = {
  city: 'typed.city',
  cityArea: 'typed.cityArea',
  countryArea: 'typed.countryArea',
  postalCode: 'typed.postalCode',
} as const
export type TypedPart = keyof typeof TYPED_KEYS
export const TYPED_PARTS = Object.keys(TYPED_KEYS) as readonly TypedPart[]

/** A text in capitals. Georgian is left: its capitals are for headlines alone, and few typefaces have them. */
export const capitals = (text: string): string => text.replace(/[^\u10D0-\u10FF]+/g, (part) => part.toUpperCase())

/** Whether a part was typed so. What is there is the same in capitals, or nothing; the shape of a code is no matter of capitals. */
export const isTyping = (part: TypedPart, typed: string, stored: string): boolean =>
  stored === '' || (part !== 'postalCode' && capitals(typed) === capitals(stored))

/** An address as it was typed. `typed` are entries of its metadata; those of an earlier address do not count. */
export function asTyped<A extends { [part in TypedPart]?: string | null | undefined }>(address: A, typed: unknown): A {
  const entries = (typed ?? {}) as Record<string, string | undefined>
  const shown = { ...address }
  for (const part of TYPED_PARTS) {
    const text = entries[TYPED_KEYS[part]]
    const stored = address[part]
    if (text && typeof stored === 'string' && isTyping(part, text, stored)) shown[part] = text as A[typeof part]
  }
  return shown
}
