/** Every table is in the change log, or has a reason not to be. */
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { LOGGED_TABLES } from './change-log.ts'
import * as tables from '../tables/index.ts'

/** Tables that are not logged, by the reason. */
const UNLOGGED: Readonly<Record<string, readonly string[]>> = {
  'it is the log': ['changes', 'change_rows'],
  'shoppers and jobs write it': [
    'checkouts',
    'checkout_lines',
    'checkout_gift_cards',
    'reservations',
    'allocations',
    'order_gift_cards',
    'voucher_customers',
    'known_networks',
    'registrations',
    'sessions',
    'user_tokens',
    'second_factors',
    'recovery_codes',
    'attempts',
    'card_refusals',
    'uploaded_files',
    'mails',
    'mail_readers',
    'media_removals',
    'cdn_purges',
    'jobs',
    'staff_imports',
    'app_events',
    'app_installations',
    'app_problems',
    'event_deliveries',
    'event_delivery_attempts',
  ],
  'it is a log itself': [
    'order_events',
    'customer_events',
    'transaction_events',
    'promotion_events',
    'gift_card_events',
  ],
  'it follows from other tables': [
    'promotion_rule_variants',
    'stale_products',
    'export_files',
    'tax_answers',
    'shipping_answers',
  ],
  'it is the demo, which goes and comes as a whole': ['demo_marks', 'demo_removals', 'demo_parked'],
  'it holds keys': ['signing_keys', 'secrets'],
  'it is the books of payments, which nothing but payments changes': [
    'transactions',
    'payment_movements',
    'payment_webhooks',
    'payment_actions',
    'payment_reviews',
    'bitcoin_wallets',
    'bitcoin_addresses',
    'test_card_sessions',
    'granted_refund_requests',
    'invoice_numbers',
  ],
}

test('every table is logged or has a reason not to be', () => {
  const all = Object.values(tables)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableConfig(table).name)
  const unlogged = Object.values(UNLOGGED).flat()
  expect(all.filter((name) => !LOGGED_TABLES.has(name) && !unlogged.includes(name))).toEqual([])
  expect(unlogged.filter((name) => !all.includes(name) || LOGGED_TABLES.has(name))).toEqual([])
})

test('a logged table has a key, and its derived and masked columns exist', () => {
  expect([...LOGGED_TABLES.values()].filter(({ key }) => key.length === 0)).toEqual([])
  expect(LOGGED_TABLES.get('users')!.masked).toContain('password_hash')
})
