/** What happened to gift cards. */
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { apps } from './apps.ts'
import { GIFT_CARD_EVENTS, oneOf } from './closed-sets.ts'
import * as c from './columns.ts'
import { giftCards } from './discounts.ts'
import { orders } from './orders.ts'
import { users } from './users.ts'

/** What belongs to one kind of event; amounts are minor units. */
export interface GiftCardEventDetails {
  message?: string
  email?: string
  balance?: { initial: number; current: number; oldInitial?: number; oldCurrent?: number }
  expiryDate?: string | null
  oldExpiryDate?: string | null
  tags?: string[]
  oldTags?: string[]
  assignedTo?: { userId: number | null; email: string | null; oldUserId: number | null; oldEmail: string | null }
}

export const giftCardEvents = pgTable(
  'gift_card_events',
  {
    id: c.serialId(),
    giftCardId: c.partOf('gift_card_id', () => giftCards.id),
    type: text('type', { enum: GIFT_CARD_EVENTS }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    appId: integer('app_id').references(() => apps.id, { onDelete: 'set null' }),
    details: jsonb('details')
      .$type<GiftCardEventDetails>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    /** The order with which it was bought. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    createdAt: c.createdAt(),
  },
  (t) => [
    oneOf('gift_card_events_type_known', t.type, GIFT_CARD_EVENTS),
    index().on(t.giftCardId, t.id),
    index()
      .on(t.orderId)
      .where(sql`order_id is not null`),
  ],
)
