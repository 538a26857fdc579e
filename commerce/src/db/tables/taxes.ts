/** What apps answered when they were asked for the taxes of checkouts and orders. */
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { checkouts } from './checkouts.ts'
import * as c from './columns.ts'
import { orders } from './orders.ts'

/** Minor units, and rates in thousandths of a percent. */
export interface KeptTax {
  net: number
  gross: number
  rate: number
}

export interface KeptTaxes {
  lines: KeptTax[]
  shipping: KeptTax
}

/** The last answer for each checkout and order. */
export const taxAnswers = pgTable('tax_answers', {
  id: c.serialId(),
  checkoutId: uuid('checkout_id')
    .unique()
    .references(() => checkouts.id, { onDelete: 'cascade' }),
  orderId: uuid('order_id')
    .unique()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** Of what the app was told: another digest is another question. */
  digest: text('digest').notNull(),
  /** Null where there is no answer, or no app that was to be asked. */
  taxes: jsonb('taxes').$type<KeptTaxes>(),
  /** Why there is no answer. */
  fault: text('fault'),
  askedAt: c.instant('asked_at').notNull(),
})
