/**
 * The promo code that this device has seen on a checkout. The service takes a code that no longer applies off with the
 * next change of the checkout, wherever that is made, and says nothing of it; what was seen tells.
 */
import { createStored } from '../../platform/stored.ts'

interface Seen {
  checkout: string
  code: string
}

/** Reads what the device has stored; null where that is nothing of the kind. */
function read(raw: string | null): Seen | null {
  try {
    const { checkout, code } = (JSON.parse(raw ?? '{}') ?? {}) as Partial<Seen>
    return typeof checkout === 'string' && typeof code === 'string' ? { checkout, code } : null
  } catch {
    return null
  }
}

const stored = createStored<Seen | null>('semena.promo-code', read, (seen) => seen && JSON.stringify(seen))

export const seenCode = {
  /** Notes the code of a checkout. Returns, once, the one that was seen before and is gone; null where none is. */
  compare(checkout: string, code: string | null): string | null {
    const before = stored.fresh()
    if (code !== null) {
      if (before?.code !== code || before.checkout !== checkout) stored.set({ checkout, code })
      return null
    }
    if (before?.checkout !== checkout) return null
    stored.set(null)
    return before.code
  },
  /** Forgets it, because the shopper takes it off. */
  forget: (): void => stored.set(null),
}
