/** Gift cards as a checkout or an order shows them: the code itself is for staff. */
import { hasPermission } from '../../context.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import type { Resolvers } from '../resolver-types.ts'
import { permissionDenied } from '../shared/errors.ts'
import { metadataOf } from '../shared/metadata.ts'
import { money } from '../shared/money.ts'
import type { GiftCardSource } from './sources.ts'

const lastFour = (g: GiftCardSource): string => g.code.slice(-4)

export const giftCardTypes = {
  GiftCard: {
    ...metadataOf<GiftCardSource>('MANAGE_GIFT_CARD', (g) => g),
    id: (g) => toGlobalId('GiftCard', g.id),
    displayCode: lastFour,
    last4CodeChars: lastFour,
    code: (g, _, ctx) => {
      if (!hasPermission(ctx, 'MANAGE_GIFT_CARD')) throw permissionDenied()
      return g.code
    },
    initialBalance: (g) => money(g.initialBalance, g.currency),
    currentBalance: (g) => money(g.currentBalance, g.currency),
  },
} satisfies Resolvers<'GiftCard'>
