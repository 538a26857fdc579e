/**
 * Display rates for reading prices in other currencies (docs/rules.md#reading-prices), from a channel's public
 * metadata. Nothing is charged by them.
 */

export interface DisplayRates {
  /** The day of the rates. */
  date: string
  /** Units of each other currency for one unit of the channel's. */
  rates: Record<string, number>
}

/** Reads rates from metadata; null where they hold none. `own` is the channel's currency, which is left out. */
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
