/**
 * Minor units: how many make one unit of a currency, in code and in SQL. Amounts are stored in them, so the list is kept
 * here, as Node 24.21 has it from CLDR: the runtime's own may change with its version. CLDR differs from ISO 4217 for
 * some currencies that are used without their decimals, such as the forint.
 */

const PLACES: readonly (readonly [places: number, currencies: string])[] = [
  [
    0,
    'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX UYI',
  ],
  [0, 'VND VUV XAF XOF XPF YER'],
  [3, 'BHD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
]

const places = new Map(PLACES.flatMap(([n, codes]) => codes.split(' ').map((code) => [code, n] as const)))

/** Decimal places of a currency: 2 for USD, 0 for JPY. */
export const placesOf = (currency: string): number => places.get(currency.toUpperCase()) ?? 2

const inSql = (codes: string): string => `('${codes.replaceAll(' ', "','")}')`

/** SQL for the number of minor units; `currency` is an expression that gives the code, such as `o.currency`. */
export const minorUnits = (currency: string): string =>
  `(case ${PLACES.map(([n, codes]) => `when upper(${currency}) in ${inSql(codes)} then ${10 ** n}`).join(' ')} else 100 end)`

/** SQL of a column of minor units in whole units, as clients write them. Indexes are made of the same expression. */
export const decimalsOf = (column: string, currency: string): string => `${column}::float8 / ${minorUnits(currency)}`
