/** Paying, as other features may use it. */
export { linesToReorder } from './again.ts'
export { clockText, parseTime } from './countdown.ts'
export { PaymentPage } from './payment-page.tsx'
export { awaitsMoney, paymentView, wentBack } from './payment-state.ts'
export { useTimeLeft } from './time-left.ts'
