/** The shop as an application that may stand on a home screen, in the address's language. */
import { foot, paper } from '@semena/contract/palette'
import { pathTo } from '@semena/contract/page-paths'
import { m } from '../../paraglide/messages.js'
import { cachedForAll } from '../../platform/cache-headers.ts'
import { currentLanguage, localPath } from '../../platform/i18n.ts'
import { SITE } from '../../platform/seo.ts'

const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

export function manifest(): Response {
  const home = localPath('/')
  return Response.json(
    {
      id: '/',
      name: `${SITE}: ${m.site_title()}`,
      short_name: SITE,
      description: m.site_description(),
      lang: currentLanguage(),
      dir: 'ltr',
      start_url: home,
      scope: '/',
      display: 'minimal-ui',
      background_color: paper.light,
      theme_color: foot.light,
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
