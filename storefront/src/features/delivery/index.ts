/** Rates of delivery, as other rooms may show them. */
export { ratesQuery } from './query.ts'
export { DeliveryRates } from './rates.tsx'
