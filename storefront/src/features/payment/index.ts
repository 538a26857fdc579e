/** The payment page, as the routes use it. */
export { PaymentPage } from './payment-page.tsx'
