/**
 * The badges of a variety (docs/rules.md#badges): those that can be computed are, and the others come from the
 * product's own attribute.
 */
import { DEFAULT_LANGUAGE } from '@semena/contract/languages'
import { goneText } from './gone.ts'
import { m } from '../../paraglide/messages.js'
import { currentLanguage } from '../../platform/i18n.ts'
import type { OwnWord, Variety } from './variety.ts'

/**
 * Kinds of badges, the most important first. The first eight, about money and scarcity, are clay; the rest are leaf.
 */
export const BADGES = [
  'discount',
  'sale',
  'limited',
  'exclusive',
  'specialOffer',
  'hot',
  'gift',
  'bonus',
  'new',
  'bestseller',
  'premium',
  'popular',
  'freeShipping',
  'fastDelivery',
] as const
export type BadgeKind = (typeof BADGES)[number]
const CLAY = 8

export interface Badge {
  kind: BadgeKind | 'out' | 'own'
  text: string
  tone: 'leaf' | 'clay' | 'out'
}

const BESTSELLERS = 3
/** The most badges on a card; more would hide the plate. */
const MOST = 2

/** What the badges need to know of the other varieties and of shipping. */
export interface Ranks {
  bestsellers: readonly string[]
  /** Slugs of the varieties that count as new, the latest first. */
  newest: readonly string[]
  /** The order value from which shipping is free, in the channel's currency; null where it never is. */
  freeFrom: number | null
}

export function badgesOf(variety: Variety, ranks: Ranks, most = MOST): Badge[] {
  if (!variety.pack) {
    const { saleDay } = variety
    return [{ kind: 'out', text: saleDay ? m.catalog_from_day({ date: saleDay }) : goneText(variety), tone: 'out' }]
  }
  const found = new Map<BadgeKind, string>()
  const own: Badge[] = []
  for (const word of variety.facts.badges) {
    const kind = kindOf(word.slug)
    if (kind) found.set(kind, wordOf(word, kind))
    else if (word.name) own.push({ kind: 'own', text: word.name, tone: 'leaf' })
  }
  for (const kind of computed(variety, ranks)) found.set(kind, textOf(kind, variety))
  // A badge that says the same more precisely replaces the other.
  if (found.has('discount')) found.delete('sale')
  if (found.has('bestseller')) found.delete('popular')
  const known = BADGES.flatMap((kind, i): Badge[] => {
    const text = found.get(kind)
    return text ? [{ kind, text, tone: i < CLAY ? 'clay' : 'leaf' }] : []
  })
  return [...known, ...own].slice(0, most)
}

/** A form of a slug in which `special-offer`, `specialOffer` and `special_offer` are equal. */
const plain = (slug: string): string => slug.replace(/[-_]/g, '').toLowerCase()
const kindOf = (slug: string): BadgeKind | undefined => BADGES.find((kind) => plain(kind) === plain(slug))

/** The shop's own word in the visitor's language, else ours. A name without translation is taken to be English. */
const wordOf = ({ name, translated }: OwnWord, kind: BadgeKind): string =>
  name && (translated || currentLanguage() === DEFAULT_LANGUAGE) ? name : m.catalog_badge({ kind })

function computed({ slug, price, onSale, ...variety }: Variety, { bestsellers, newest, freeFrom }: Ranks): BadgeKind[] {
  const rank = bestsellers.indexOf(slug)
  return [
    ...(percentOff({ price, ...variety }) > 0 ? (['discount'] as const) : onSale ? (['sale'] as const) : []),
    ...(newest.includes(slug) ? (['new'] as const) : []),
    ...(rank < 0 ? [] : rank < BESTSELLERS ? (['bestseller'] as const) : (['popular'] as const)),
    ...(freeFrom !== null && price && price.amount >= freeFrom ? (['freeShipping'] as const) : []),
  ]
}

const textOf = (kind: BadgeKind, variety: Variety): string =>
  kind === 'discount' ? m.catalog_percent({ figure: `−${percentOff(variety)}` }) : m.catalog_badge({ kind })

/** How many percent the price on the card is reduced by; 0 when it is not. */
const percentOff = ({ price, before }: Pick<Variety, 'price' | 'before'>): number =>
  price && before ? Math.round((1 - price.amount / before.amount) * 100) : 0
