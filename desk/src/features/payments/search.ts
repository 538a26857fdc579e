/** What the address of the payments holds: which one is being decided, and how. */

const ACTS = ['back', 'accept', 'sent', 'failed'] as const

export interface PaymentSearch {
  open?: string
  act?: (typeof ACTS)[number]
}

export function readPaymentSearch(found: Record<string, unknown>): PaymentSearch {
  const open = found['open']
  const act = ACTS.find((one) => one === found['act'])
  return act && (typeof open === 'string' || typeof open === 'number') ? { open: String(open), act } : {}
}
