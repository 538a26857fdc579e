/** Minor units in SQL: how many make one unit of a currency, a hundred but for ISO 4217's exceptions. */

/** SQL for the number of minor units; `currency` is an expression that gives the code, such as `o.currency`. */
export const minorUnits = (currency: string): string =>
  `(case when ${currency} in ('BIF','CLP','DJF','GNF','ISK','JPY','KMF','KRW','PYG','RWF','UGX','UYI','VND','VUV','XAF','XOF','XPF') then 1
  when ${currency} in ('BHD','IQD','JOD','KWD','LYD','OMR','TND') then 1000 else 100 end)`
