/** Writes pages as one sitemap, or as an index and its parts where they are too many. */
import type { Language } from '@semena/contract/languages'
import { mainLanguage } from '@semena/contract/shop-languages'
import { absolute } from '../../platform/seo.ts'
import type { Shop } from '../../platform/shop.ts'
import { escapeXml } from './xml.ts'

export interface Entry {
  path: string
  /** The day of the last change, as `YYYY-MM-DD`. */
  changed?: string
}

/**
 * The protocol allows 50,000 addresses and 50 MB; three languages that name each other make 7 MB of this, which the
 * page cache takes.
 */
export const MOST_ENTRIES = 5000
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * The XML. `part` counts from one; without it, it is the whole sitemap or the index. Null where there is no such part.
 */
export function sitemapXml(
  { origin, languages }: Pick<Shop, 'origin' | 'languages'>,
  entries: readonly Entry[],
  part?: number,
): string | null {
  const parts = Math.max(1, Math.ceil(entries.length / MOST_ENTRIES))
  if (part === undefined && parts > 1) return HEAD + indexOf(origin, parts)
  if (part !== undefined && (part < 1 || part > parts)) return null
  const from = ((part ?? 1) - 1) * MOST_ENTRIES
  return HEAD + urlSet(origin, languages, entries.slice(from, from + MOST_ENTRIES))
}

function urlSet(origin: string, languages: readonly Language[], entries: readonly Entry[]): string {
  const address = (path: string, language: Language) => escapeXml(absolute(origin, path, language))
  const urls = entries.flatMap(({ path, changed }) => {
    const alternates = [
      ...languages.map((language) => [language, language] as const),
      ['x-default', mainLanguage(languages)] as const,
    ]
      .map(([tag, language]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(path, language)}"/>`)
      .join('')
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return languages.map((language) => `<url><loc>${address(path, language)}</loc>${lastmod}${alternates}</url>`)
  })
  return `<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

function indexOf(origin: string, parts: number): string {
  const maps = Array.from(
    { length: parts },
    (_, i) => `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${i + 1}.xml`)}</loc></sitemap>`,
  )
  return `<sitemapindex xmlns="${SCHEMA}">\n${maps.join('\n')}\n</sitemapindex>\n`
}
