/** Sitemaps of small and of very large shops. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@semena/contract/languages'
import { MOST_ENTRIES, sitemapXml } from './sitemap-xml.ts'

const ORIGIN = 'https://shop.example'
const SHOP = { origin: ORIGIN, languages: LANGUAGES }
const entries = (count: number) => Array.from({ length: count }, (_, i) => ({ path: `/sort/variety-${i}` }))
const locations = (xml: string | null): string[] => [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, a]) => a!)

describe('a sitemap', () => {
  it('names each page in each language, and what stands in the other ones', () => {
    const xml = sitemapXml(SHOP, [{ path: '/sort/a&b', changed: '2026-11-01' }])!
    expect(locations(xml)).toEqual([
      'https://shop.example/sort/a&amp;b',
      'https://shop.example/ru/sort/a&amp;b',
      'https://shop.example/cs/sort/a&amp;b',
    ])
    expect(xml.match(/<lastmod>2026-11-01<\/lastmod>/g)).toHaveLength(3)
    expect(xml.match(/hreflang="x-default" href="https:\/\/shop\.example\/sort\/a&amp;b"/g)).toHaveLength(3)
  })

  it('has the languages that the shop shows, and leads everybody else to the main one', () => {
    const xml = sitemapXml({ origin: ORIGIN, languages: ['cs', 'ru'] }, [{ path: '/faq' }])!
    expect(locations(xml)).toEqual([`${ORIGIN}/cs/faq`, `${ORIGIN}/ru/faq`])
    expect(xml).not.toContain('hreflang="en"')
    expect(xml).toContain(`hreflang="x-default" href="${ORIGIN}/cs/faq"`)
  })

  it('is an index of parts in a large shop; every page stands in one of them, and no part is too large', () => {
    const all = entries(2 * MOST_ENTRIES + 1)
    const parts = locations(sitemapXml(SHOP, all))
    expect(parts).toEqual([1, 2, 3].map((n) => `${ORIGIN}/sitemaps/${n}.xml`))
    const texts = [1, 2, 3].map((n) => sitemapXml(SHOP, all, n)!)
    for (const text of texts) {
      expect(locations(text).length).toBeLessThanOrEqual(50_000)
      expect(text.length).toBeLessThan(8 << 20)
    }
    expect(new Set(texts.flatMap(locations)).size).toBe(all.length * 3)
  })

  it.each([0, 2, -1])('has no part %i where one is enough', (part) => {
    expect(sitemapXml(SHOP, entries(3), part)).toBeNull()
  })
})
