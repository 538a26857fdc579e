/** Paying, as other rooms may use it. */
export { linesAgain } from './again.ts'
export { clockText, moment } from './countdown.ts'
export { PaymentPage } from './payment-page.tsx'
export { isOpen, paymentView } from './payment-state.ts'
export { useTimeLeft } from './time-left.ts'
