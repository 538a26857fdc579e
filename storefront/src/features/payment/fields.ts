/** What the `data` of all gateways has in common, and how values of JSON are read whose shape nobody promises. */
export type Fields = Readonly<Record<string, unknown>>

export const fields = (value: unknown): Fields => (value !== null && typeof value === 'object' ? (value as Fields) : {})
export const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
export const count = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/**
 * States of a payment: OPEN can still be paid; EXPIRED, CANCELED and FAILED are over, though money may still come; DONE
 * is paid as the provider sees it.
 */
export const STATES = ['OPEN', 'DONE', 'EXPIRED', 'CANCELED', 'FAILED'] as const
export type ProviderState = (typeof STATES)[number]
