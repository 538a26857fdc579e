/** The shop's own gift cards as a gateway, under Saleor's name. */
import { factsOf, GIFT_CARDS } from '@semena/contract/payment-ways'
import type { Services } from '../../context.ts'
import { actOnCard, authorizeOnCard } from '../../domain/payment/gift-card.ts'
import type { PaymentGateway } from '../../domain/payment/port.ts'

export const giftCardGateway = (services: Pick<Services, 'database' | 'clock' | 'uuid'>): PaymentGateway => ({
  id: GIFT_CARDS,
  name: factsOf(GIFT_CARDS).name,
  live: false,
  takesCode: true,
  configure: async () => null,
  initialize: (request) => authorizeOnCard(services, request),
  process: (request) => authorizeOnCard(services, request),
  act: (request) => actOnCard(services, request),
})
