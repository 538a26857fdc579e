/** The shop as an application that may stand on a home screen, in the address's language. */
import { foot, paper } from '@semena/contract/palette'
import { pathTo } from '@semena/contract/page-paths'
import { m } from '../../paraglide/messages.js'
import { cachedForAll } from '../../platform/cache-headers.ts'
import { currentLanguage, localPath } from '../../platform/i18n.ts'
import { shopFor } from '../../platform/shop.server.ts'
import { laterResponse } from './answers.server.ts'

const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

export async function manifest(visit: Request): Promise<Response> {
  const shop = await shopFor(visit).catch(() => null)
  if (!shop) return laterResponse('The manifest cannot be made now.\n')
  const home = localPath('/')
  return Response.json(
    {
      id: '/',
      name: `${shop.name}: ${m.site_title()}`,
      short_name: shop.name,
      description: m.site_description(),
      lang: currentLanguage(),
      dir: 'ltr',
      start_url: home,
      scope: '/',
      display: 'minimal-ui',
      background_color: (shop.look?.paper ?? paper).light,
      theme_color: (shop.look?.foot ?? foot).light,
      categories: ['shopping'],
      icons: ICONS,
      shortcuts: [
        { name: m.site_catalogue(), url: localPath(pathTo('viewAll')) },
        { name: m.site_favourites(), url: localPath(pathTo('favorites')) },
        { name: m.site_basket(), url: localPath(pathTo('basket')) },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json', ...cachedForAll('site') } },
  )
}
