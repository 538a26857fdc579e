/** Minor units in SQL: how many make one unit of a currency, a hundred but for ISO 4217's exceptions. */

/** SQL for the number of minor units; `currency` is an expression that gives the code, such as `o.currency`. */
export const minorUnits = (currency: string): string =>
  `(case when ${currency} in ('BIF','CLP','DJF','GNF','ISK','JPY','KMF','KRW','PYG','RWF','UGX','UYI','VND','VUV','XAF','XOF','XPF') then 1
  when ${currency} in ('BHD','IQD','JOD','KWD','LYD','OMR','TND') then 1000 else 100 end)`

/** SQL of a column of minor units in whole units, as clients write them. Indexes are made of the same expression. */
export const decimalsOf = (column: string, currency: string): string => `${column}::float8 / ${minorUnits(currency)}`
