/** A provider's name, which is the same in every language. */
import { wayOfProvider } from '@semena/contract/payment-ways'

export const providerName = (provider: string): string => wayOfProvider(provider)?.name ?? provider
