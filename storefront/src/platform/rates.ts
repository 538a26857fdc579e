/**
 * Rates for reading prices in other currencies (docs/rules.md#reading-prices), as a channel's public metadata say them.
 * Nobody is charged by them.
 */

export interface DisplayRates {
  /** The day they are of. */
  date: string
  /** Units of another currency for one of the channel's; the channel's own is not among them. */
  rates: Record<string, number>
}

/** Null where the metadata hold no rates, or something else. */
export function readRates(text: string | null | undefined, own: string): DisplayRates | null {
  try {
    const { date, rates } = JSON.parse(text ?? '') as { date?: unknown; rates?: unknown }
    if (typeof date !== 'string' || Number.isNaN(Date.parse(date))) return null
    const others = Object.entries(rates ?? {}).filter(
      ([currency, rate]) =>
        /^[A-Z]{3}$/.test(currency) && currency !== own && Number.isFinite(rate) && Number(rate) > 0,
    )
    return others.length > 0 ? { date, rates: Object.fromEntries(others) as Record<string, number> } : null
  } catch {
    return null
  }
}
