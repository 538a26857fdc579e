/** The one stamp a plate may carry (decision D16): what can be computed is, the rest says the product's own attribute. */
import { m } from '../../paraglide/messages.js'
import type { Variety } from './variety.ts'

export interface Badge {
  text: string
  /** Clay: money or scarcity. Leaf: the rest. */
  tone: 'leaf' | 'clay' | 'out'
}

const NEW_DAYS = 30
const BESTSELLERS = 3
const SCARCE = new Set(['limited', 'exclusive', 'hot', 'special-offer', 'gift', 'bonus', 'discount', 'sale'])

/** `now` is the server's moment of rendering, so that browser and server agree. */
export function badgeOf({ slug, facts, created, price, before, pack }: Variety, bestsellers: readonly string[], now: number): Badge | null {
  if (!pack) return { text: m.catalog_badge_sold_out(), tone: 'out' }
  if (price && before) return { text: `−${Math.round((1 - price.amount / before.amount) * 100)}\u00a0%`.replace('\u00a0%', '%'), tone: 'clay' }
  if (facts.badge) return { text: facts.badge.name, tone: SCARCE.has(facts.badge.slug) ? 'clay' : 'leaf' }
  if (now - Date.parse(created) < NEW_DAYS * 86_400_000) return { text: m.catalog_badge_new(), tone: 'leaf' }
  const rank = bestsellers.indexOf(slug)
  if (rank < 0) return null
  return { text: rank < BESTSELLERS ? m.catalog_badge_bestseller() : m.catalog_badge_popular(), tone: 'leaf' }
}
