/** The signs of currencies as people write them. A currency without an entry is written by its code. */
const SYMBOLS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', RUB: '₽', CZK: 'Kč', GBP: '£' }

export const currencySymbol = (currency: string): string => SYMBOLS[currency] ?? currency

/** The text without any sign of a currency. */
export const withoutSymbols = (text: string): string =>
  Object.values(SYMBOLS).reduce((rest, symbol) => rest.replaceAll(symbol, ''), text)
