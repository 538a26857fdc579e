/** `llms.txt`: what a language model should know about the shop, and where it finds the rest (https://llmstxt.org). */
import { pathTo } from '@semena/contract/page-paths'
import { inOrder } from '@semena/contract/shop-languages'
import { m } from '../../paraglide/messages.js'
import { cachedForAll } from '../../platform/cache-headers.ts'
import { LANGUAGE_NAMES, languageCode } from '../../platform/i18n.ts'
import { absolute } from '../../platform/seo.ts'
import { shopFor } from '../../platform/shop.server.ts'
import { BLOG_FEED } from '../feed-link.ts'
import { type MenuLink, frameQuery } from '../frame.ts'
import { createQueryClient } from '../../platform/query-client.ts'
import { laterResponse, textResponse } from './answers.server.ts'

export async function llms(visit: Request): Promise<Response> {
  try {
    const { name: shopName, words, channel, origin, languages } = await shopFor(visit)
    const { collections, header, footer, has } = await createQueryClient().fetchQuery(
      frameQuery(channel.slug, languageCode()),
    )
    const link = (name: string, path: string): string => `- [${name.replace(/[[\]]/g, '')}](${absolute(origin, path)})`
    const menu = (links: readonly MenuLink[]): string[] =>
      links.filter(({ outside }) => !outside).map(({ label, href }) => link(label, href))
    const lines = [
      `# ${[shopName, m.site_title()].filter(Boolean).join(': ')}`,
      '',
      `> ${m.site_description()}`,
      '',
      ...(words.law ? [words.law, ''] : []),
      `## ${m.site_foot_shop()}`,
      '',
      link(m.site_catalogue(), pathTo('viewAll')),
      ...menu(collections),
      '',
      `## ${m.site_foot_help()}`,
      '',
      ...(has.delivery ? [link(m.site_delivery(), pathTo('delivery'))] : []),
      ...(has.refund ? [link(m.site_refund(), pathTo('refund'))] : []),
      ...(has.faq ? [link(m.site_faq(), pathTo('faq'))] : []),
      link(m.site_contact(), pathTo('contact')),
      ...(has.blog ? [link(m.site_blog(), pathTo('blog'))] : []),
      '',
      `## ${m.site_foot_company()}`,
      '',
      ...new Set([...menu(header), ...menu(footer)]),
      '',
      `## ${m.site_language()}`,
      '',
      ...inOrder(languages).map(
        (language) => `- [${LANGUAGE_NAMES[language]}](${absolute(origin, '/llms.txt', language)})`,
      ),
      '',
      '## Optional',
      '',
      `- [Sitemap](${origin}/sitemap.xml)`,
      `- [RSS](${absolute(origin, BLOG_FEED)})`,
    ]
    return textResponse(`${lines.join('\n')}\n`, 200, cachedForAll('site', 'collections', 'pages'))
  } catch {
    return laterResponse('This cannot be read now.\n')
  }
}
