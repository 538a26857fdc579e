/** Rates of delivery, as other features may use them. */
export { ratesQuery } from './query.ts'
export { DeliveryRates } from './rates.tsx'
