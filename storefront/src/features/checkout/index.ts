/** The checkout, as other features may use it. */
export { CheckoutPage } from './checkout-page.tsx'
export type { SignInProps } from './contact-step.tsx'
export type { SavedAddresses, SavedAddressesProps } from './address-steps.tsx'
export { finishCheckout } from './finish.ts'
export { isOthersCheckout } from './others-checkout.ts'
export { daysOf } from './shipping-days.ts'
export { clearCompleted, isPlacedHere, recentOrders, rememberCompleted } from './completed.ts'
export { keptConsent } from './consent.ts'
export {
  type Gateway,
  type PaymentKind,
  type PaymentProvider,
  gatewayOf,
  offeredGateways,
  rememberedKind,
} from './gateways.ts'
export { OrderLines, type OrderedLine } from './order-lines.tsx'
export { PaymentOptions } from './payment-options.tsx'
export { useGateways } from './use-gateways.ts'
export { clearBasket } from './forget-basket.ts'
