/** The one stamp a plate may carry (decision D16): what can be computed is, the rest says the product's own attribute. */
import { m } from '../../paraglide/messages.js'
import type { Variety } from './variety.ts'

export interface Badge {
  text: string
  /** Clay: money or scarcity. Leaf: the rest. */
  tone: 'leaf' | 'clay' | 'out'
}

const BESTSELLERS = 3
const SCARCE = new Set(['limited', 'exclusive', 'hot', 'special-offer', 'gift', 'bonus', 'discount', 'sale'])

/** What a badge has to know of the other varieties. */
export interface Ranks {
  bestsellers: readonly string[]
  /** The latest published that are young enough. */
  newest: readonly string[]
}

export function badgeOf({ slug, facts, price, before, pack }: Variety, { bestsellers, newest }: Ranks): Badge | null {
  if (!pack) return { text: m.catalog_badge_sold_out(), tone: 'out' }
  if (price && before) return { text: `−${Math.round((1 - price.amount / before.amount) * 100)}%`, tone: 'clay' }
  if (facts.badge) return { text: facts.badge.name, tone: SCARCE.has(facts.badge.slug) ? 'clay' : 'leaf' }
  if (newest.includes(slug)) return { text: m.catalog_badge_new(), tone: 'leaf' }
  const rank = bestsellers.indexOf(slug)
  if (rank < 0) return null
  return { text: rank < BESTSELLERS ? m.catalog_badge_bestseller() : m.catalog_badge_popular(), tone: 'leaf' }
}
