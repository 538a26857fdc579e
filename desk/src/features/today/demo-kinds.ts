/** The kinds of things that go with the demo, as people call them. */
import { m } from '../../paraglide/messages.js'

const NAMES: Readonly<Record<string, () => string>> = {
  PRODUCTS: m.today_demo_products,
  CATEGORIES: m.today_demo_categories,
  COLLECTIONS: m.today_demo_collections,
  ORDERS: m.today_demo_orders,
  CUSTOMERS: m.today_demo_customers,
  MESSAGES: m.today_demo_messages,
  SUBSCRIBERS: m.today_demo_subscribers,
  MAILS: m.today_demo_mails,
  PROMOTIONS: m.today_demo_promotions,
  VOUCHERS: m.today_demo_vouchers,
  GIFT_CARDS: m.today_demo_gift_cards,
  BANNERS: m.today_demo_banners,
  POSTS: m.today_demo_posts,
  QUESTIONS: m.today_demo_questions,
  PAGES: m.today_demo_pages,
}

/** In the order in which they are told. */
export const KINDS = Object.keys(NAMES)

export const nameOf = (kind: string): string => NAMES[kind]?.() ?? kind
