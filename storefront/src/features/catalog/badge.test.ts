import { describe, expect, it } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { LANGUAGES } from '../../platform/i18n.ts'
import { BADGES, badgesOf } from './badge.ts'
import type { Variety } from './variety.ts'
import { spoken } from '../../testing/language.ts'

const { speak } = spoken()

const usd = (amount: number) => ({ amount, currency: 'USD' })
const words = (...slugs: string[]) => slugs.map((slug) => ({ slug, name: '', translated: false }))

function variety(part: Partial<Omit<Variety, 'facts'>>, ...marks: string[]): Variety {
  return {
    slug: 'kush',
    price: usd(10),
    before: null,
    onSale: false,
    pack: { id: '1', name: '1 seed' },
    facts: { badges: words(...marks) },
    ...part,
  } as Variety
}
const NOTHING = { bestsellers: [], newest: [], freeFrom: null }
const kinds = (...args: Parameters<typeof badgesOf>): string[] => badgesOf(...args).map(({ kind }) => kind)
const texts = (...args: Parameters<typeof badgesOf>): string[] => badgesOf(...args).map(({ text }) => text)

describe('badges of a variety', () => {
  it('say by how much the price is lower', () => {
    expect(texts(variety({ price: usd(7.22), before: usd(8.5), onSale: true }), NOTHING)).toEqual(['−15%'])
  })
  it('say that only a larger pack is reduced, without a figure', () => {
    expect(kinds(variety({ onSale: true }), NOTHING)).toEqual(['sale'])
  })
  it('are computed from what is new and what sells', () => {
    const ranks = { ...NOTHING, newest: ['kush'], bestsellers: ['a', 'b', 'c', 'kush'] }
    expect(kinds(variety({}), ranks)).toEqual(['new', 'popular'])
    expect(kinds(variety({}), { ...NOTHING, bestsellers: ['kush'] })).toEqual(['bestseller'])
  })
  it('promise free delivery only where this price alone reaches it', () => {
    expect(kinds(variety({ price: usd(90) }), { ...NOTHING, freeFrom: 90 })).toEqual(['freeShipping'])
    expect(kinds(variety({ price: usd(89.99) }), { ...NOTHING, freeFrom: 90 })).toEqual([])
    expect(kinds(variety({ price: null }), { ...NOTHING, freeFrom: 0 })).toEqual([])
  })
  it('come from the shop’s own attribute, however it is spelt', () => {
    expect(kinds(variety({}, 'special-offer', 'fastDelivery'), NOTHING)).toEqual(['specialOffer', 'fastDelivery'])
  })
  it('are two at most on a card, the most important first, none twice', () => {
    const all = variety({ price: usd(8), before: usd(10), onSale: true }, 'fast-delivery', 'gift', 'new', 'sale')
    expect(kinds(all, { ...NOTHING, newest: ['kush'] })).toEqual(['discount', 'gift'])
    expect(kinds(all, { ...NOTHING, newest: ['kush'] }, 3)).toEqual(['discount', 'gift', 'new'])
  })
  it('of what is sold out say that and nothing else', () => {
    expect(kinds(variety({ pack: null, before: usd(20) }, 'hot'), NOTHING)).toEqual(['out'])
  })
  it('keep a word that only this shop knows', () => {
    const own = variety({})
    own.facts.badges = [{ slug: 'staff-pick', name: 'Staff pick', translated: false }]
    expect(texts(own, NOTHING)).toEqual(['Staff pick'])
  })
  it('speak the visitor’s language even where the shop does not', () => {
    const hot = variety({})
    hot.facts.badges = [{ slug: 'gift', name: 'A gift', translated: false }]
    expect(texts(hot, NOTHING)).toEqual(['A gift'])
    speak('cs')
    expect(texts(hot, NOTHING)).toEqual(['Dárek'])
    hot.facts.badges = [{ slug: 'gift', name: 'Dáreček', translated: true }]
    expect(texts(hot, NOTHING)).toEqual(['Dáreček'])
  })
  it('have a word for every kind in every language', () => {
    for (const language of LANGUAGES) {
      speak(language)
      expect(new Set(BADGES.map((kind) => m.catalog_badge({ kind }))).size).toBe(BADGES.length)
    }
  })
})
