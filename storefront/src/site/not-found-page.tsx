/** What an address without a page shows. */
import { Link } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'
import { pageTitle } from '../platform/seo.ts'
import { useShop } from '../platform/shop.ts'
import { Title } from '../platform/title.tsx'
import { EmptyState } from '@semena/ui/blank'
import { buttonClass } from '@semena/ui/button'

export function NotFoundPage() {
  const shop = useShop()
  const { lostTitle, lostText } = shop.words
  return (
    <div className="wrap trouble-page">
      {/* Only search engines read it, and they read what the server sends. */}
      {import.meta.env.SSR && <meta name="robots" content="noindex" />}
      <Title>{pageTitle(shop, lostTitle)}</Title>
      <EmptyState heading="h1" title={lostTitle} text={lostText}>
        <Link to="/catalog" className={buttonClass({ look: 'leaf' })}>
          {m.site_lost_action()}
        </Link>
        <Link to="/" className={buttonClass({ look: 'line' })}>
          {m.site_home()}
        </Link>
      </EmptyState>
    </div>
  )
}
