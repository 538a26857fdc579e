/** Sums of checkouts and orders, as other features may use them. */
export { type Ledger, checkoutSums, orderSums } from './ledger.ts'
export { LinePrice } from './line-price.tsx'
export { Refunded } from './refunded.tsx'
export { Sums } from './sums.tsx'
