/** The root route: loads the shop's data and the frame around all pages, and makes the document's head. */
import type { QueryClient } from '@tanstack/react-query'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Outlet, createRootRouteWithContext } from '@tanstack/react-router'
import { cachedForAll } from '../platform/cache-headers.ts'
import { languageCode } from '../platform/i18n.ts'
import { type Shop, ShopProvider, shopQuery } from '../platform/shop.ts'
import { SiteDocument, SiteLayout, TroublePage, frameQuery, SHEET, siteLinks } from '../site/index.ts'

/** Pages that show varieties as soon as they are seen. */
const WITH_VARIETIES: ReadonlySet<string> = new Set(['/', '/catalog', '/collections/$slug', '/sort/$slug'])

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context }) => ({ shop: await context.queryClient.ensureQueryData(shopQuery) }),
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(frameQuery(context.shop.channel.slug, languageCode()))
  },
  headers: () => cachedForAll('site'),
  head: ({ match, matches }) => {
    const { shop } = match.context as { shop?: Shop }
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { name: 'color-scheme', content: 'light dark' },
        ...(shop?.graphqlUrl ? [{ name: 'semena-graphql', content: shop.graphqlUrl }] : []),
      ],
      // The document is the server's.
      links: !import.meta.env.SSR
        ? [SHEET]
        : siteLinks({
            currency: shop?.channel.currency,
            look: shop?.look,
            icons: shop?.icons,
            hasVarieties: matches.some(({ routeId }) => WITH_VARIETIES.has(routeId)),
          }),
    }
  },
  shellComponent: SiteDocument,
  component: Root,
  errorComponent: (props) => <TroublePage {...props} whole />,
})

function Root() {
  const { shop } = Route.useRouteContext()
  const { data: frame } = useSuspenseQuery(frameQuery(shop.channel.slug, languageCode()))
  return (
    <ShopProvider value={shop}>
      <SiteLayout frame={frame}>
        <Outlet />
      </SiteLayout>
    </ShopProvider>
  )
}
