/** The shop as an application that may stand on a home screen, in the address's language. */
import { foot, paper } from '@semena/contract/palette'
import { iconAt, ICONS } from '@semena/contract/shop-icons'
import { pathTo } from '@semena/contract/page-paths'
import { m } from '../../paraglide/messages.js'
import { cachedForAll } from '../../platform/cache-headers.ts'
import { currentLanguage, localPath } from '../../platform/i18n.ts'
import { shopFor } from '../../platform/shop.server.ts'
import { laterResponse } from './answers.server.ts'

const iconsIn = (folder: string) =>
  (['192.png', '512.png', 'maskable.png'] as const).map((name) => {
    const { size } = ICONS[name]
    const purpose = name === 'maskable.png' ? { purpose: 'maskable' } : {}
    return { src: iconAt(folder, name), sizes: `${size}x${size}`, type: 'image/png', ...purpose }
  })

export async function manifest(visit: Request): Promise<Response> {
  const shop = await shopFor(visit).catch(() => null)
  if (!shop) return laterResponse('The manifest cannot be made now.\n')
  const home = localPath('/')
  return Response.json(
    {
      id: '/',
      name: [shop.name, m.site_title()].filter(Boolean).join(': '),
      short_name: shop.name || m.site_title(),
      description: m.site_description(),
      lang: currentLanguage(),
      dir: 'ltr',
      start_url: home,
      scope: '/',
      display: 'minimal-ui',
      background_color: (shop.look?.paper ?? paper).light,
      theme_color: (shop.look?.foot ?? foot).light,
      categories: ['shopping'],
      icons: iconsIn(shop.icons),
      shortcuts: [
        { name: m.site_catalogue(), url: localPath(pathTo('viewAll')) },
        { name: m.site_favourites(), url: localPath(pathTo('favorites')) },
        { name: m.site_basket(), url: localPath(pathTo('basket')) },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json', ...cachedForAll('site') } },
  )
}
