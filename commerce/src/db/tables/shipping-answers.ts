/** What apps answered when they were asked for shipping methods of checkouts and orders. */
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { checkouts } from './checkouts.ts'
import * as c from './columns.ts'
import { orders } from './orders.ts'

/** A method that apps exclude, by its global id, with the reason that buyers read. */
export interface ExcludedMethod {
  id: string
  reason: string
}

/** The last answer for each checkout and order. */
export const shippingAnswers = pgTable('shipping_answers', {
  id: c.serialId(),
  checkoutId: uuid('checkout_id')
    .unique()
    .references(() => checkouts.id, { onDelete: 'cascade' }),
  orderId: uuid('order_id')
    .unique()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** Of what the apps were told: another digest is another question. */
  digest: text('digest').notNull(),
  /** The methods that apps offer beside the shop's own. */
  methods: jsonb('methods').$type<c.AppMethod[]>().notNull(),
  excluded: jsonb('excluded').$type<ExcludedMethod[]>().notNull(),
  /** Whether every app answered as it should. */
  isWhole: boolean('is_whole').notNull(),
  askedAt: c.instant('asked_at').notNull(),
})
