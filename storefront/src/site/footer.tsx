/** The footer of every page: links, and the statement on age and use. */
import { Link, useHydrated } from '@tanstack/react-router'
import { type ReactNode, Suspense, lazy } from 'react'
import { m } from '../paraglide/messages.js'
import { useChannel } from '../platform/channel.ts'
import { useShop } from '../platform/shop.ts'
import { channelOrigin } from '../platform/channel-origin.ts'
import { AgeStatement } from './age-statement.tsx'
import type { Frame, MenuLink } from './frame.ts'
import { Logo } from './mark.tsx'
import { MenuItem, MenuItems, PageItem } from './menu-link.tsx'

const Regions = lazy(() => import('./common/regions.tsx'))

/** How many collections the footer links to. */
const COLLECTIONS = 5

export function SiteFooter({ frame }: { frame: Frame }) {
  const { words } = useShop()
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-columns">
          <div>
            <Logo />
            <p className="footer-claim">{words.footClaim}</p>
          </div>
          <Column title={m.site_foot_shop()} links={frame.collections.slice(0, COLLECTIONS)}>
            <MenuItem to="/catalog">{m.site_catalogue()}</MenuItem>
          </Column>
          <Column title={m.site_foot_help()}>
            <PageItem frame={frame} page="delivery" />
            <PageItem frame={frame} page="refund" />
            <PageItem frame={frame} page="faq" />
            <MenuItem to="/contact">{m.site_contact()}</MenuItem>
            <li>
              <Link to="/contact" search={{ topic: 'problem' }} hash="write" activeOptions={{ includeHash: true }}>
                {m.site_report()}
              </Link>
            </li>
            <MenuItem to="/newsletter">{m.site_newsletter()}</MenuItem>
            <MenuItem to="/favorites">{m.site_favourites()}</MenuItem>
          </Column>
          <Column title={m.site_foot_company()} links={frame.header}>
            <PageItem frame={frame} page="blog" />
          </Column>
          <Column title={m.site_foot_terms()} links={frame.footer} />
        </div>
        <div className="footer-law">
          <AgeStatement />
          <ul className="footer-social" aria-label={m.site_social()}>
            <MenuItems links={frame.social} />
          </ul>
          <OtherChannels />
        </div>
      </div>
    </footer>
  )
}

/** Links to other channels, only where the host names the channel, since elsewhere their addresses are not known. */
function OtherChannels() {
  const { slug } = useChannel()
  if (!useHydrated() || !channelOrigin(window.location.href, slug, slug)) return null
  return (
    <Suspense>
      <Regions />
    </Suspense>
  )
}

function Column({ title, links = [], children }: { title: string; links?: readonly MenuLink[]; children?: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      {/* A phone folds the list; a wide window shows it whole (footer.css). */}
      <details>
        <summary>{title}</summary>
        <ul>
          {children}
          <MenuItems links={links} />
        </ul>
      </details>
    </nav>
  )
}
