/** The currency that shops of a country mostly sell in, to be offered and not to be forced. */

const CURRENCIES: Readonly<Record<string, string>> = {
  EUR: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK ME XK AD MC SM VA',
  USD: 'US EC SV PR',
  RUB: 'RU',
  CZK: 'CZ',
  GBP: 'GB',
  PLN: 'PL',
  HUF: 'HU',
  RON: 'RO',
  SEK: 'SE',
  DKK: 'DK',
  NOK: 'NO',
  CHF: 'CH LI',
  CAD: 'CA',
  AUD: 'AU',
  NZD: 'NZ',
  UAH: 'UA',
  BYN: 'BY',
  KZT: 'KZ',
  GEL: 'GE',
  AMD: 'AM',
  KGS: 'KG',
  UZS: 'UZ',
  TRY: 'TR',
  ILS: 'IL',
  JPY: 'JP',
  ZAR: 'ZA',
  BRL: 'BR',
  MXN: 'MX',
}

export const currencyOf = (country: string): string | undefined =>
  Object.entries(CURRENCIES).find(([, countries]) => countries.split(' ').includes(country))?.[0]
