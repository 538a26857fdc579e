/** Stripe as an owner sets it up. */
import type { PaymentProvider } from '../provider.ts'
import type { StripeSettings } from './client.ts'
import { readStripeSettings, STRIPE_VARIABLES } from './settings.ts'

export const stripe = {
  id: 'semena.stripe',
  ...STRIPE_VARIABLES,
  read: readStripeSettings,
  // Stripe's package is large, so that it is loaded only where it is used.
  open: async (services, settings) => (await import('./gateway.ts')).stripeGateway(services, settings),
} satisfies PaymentProvider<StripeSettings>
