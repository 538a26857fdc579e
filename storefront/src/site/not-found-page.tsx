/** What an address without a page shows. */
import { Link } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'
import { pageTitle } from '../platform/seo.ts'
import { useShop } from '../platform/shop.ts'
import { Title } from '../platform/title.tsx'
import { EmptyState } from '@semena/ui/blank'
import { buttonClass } from '@semena/ui/button'

export function NotFoundPage() {
  return (
    <div className="wrap trouble-page">
      {/* Only search engines read it, and they read what the server sends. */}
      {import.meta.env.SSR && <meta name="robots" content="noindex" />}
      <Title>{pageTitle(useShop(), m.site_lost_title())}</Title>
      <EmptyState heading="h1" title={m.site_lost_title()} text={m.site_lost_text()}>
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
