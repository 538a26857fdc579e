/** What the addresses of the lists of offers hold. */
import type { When } from './dates.ts'

export interface OfferSearch {
  search?: string | undefined
  state?: When | undefined
  /** Of vouchers: what the discount is. */
  kind?: 'FIXED' | 'PERCENTAGE' | 'SHIPPING' | undefined
  /** Of gift cards. */
  active?: 'yes' | 'no' | undefined
  currency?: string | undefined
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined
const one = <Value extends string>(options: readonly Value[], found: unknown): Value | undefined =>
  options.find((option) => option === found)

/** Reads the address; whatever it does not know is left out. */
export const readOfferSearch = (found: Record<string, unknown>): OfferSearch =>
  known({
    search: text(found['search']),
    state: one(['ACTIVE', 'SCHEDULED', 'EXPIRED'], found['state']),
    kind: one(['FIXED', 'PERCENTAGE', 'SHIPPING'], found['kind']),
    active: one(['yes', 'no'], found['active']),
    currency: text(found['currency']),
  })

export const known = (search: OfferSearch): OfferSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as OfferSearch
