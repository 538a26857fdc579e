/** Links of the site's menus: those of the service, inside or outside the shop, and those to its pages of content. */
import { Link } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'
import type { Frame, MenuLink } from './frame.ts'

export function MenuAnchor({ link: { href, outside, label } }: { link: MenuLink }) {
  if (outside) {
    return (
      <a href={href} rel="noopener">
        {label}
      </a>
    )
  }
  // The service says where to: no route of ours can be named here.
  return <Link to={href as '/'}>{label}</Link>
}

const PAGES: Record<keyof Frame['has'], () => string> = {
  delivery: m.site_delivery,
  refund: m.site_refund,
  faq: m.site_faq,
  blog: m.site_blog,
}

/** Nothing, where the shop has no such page. */
export function PageItem({ frame, page }: { frame: Frame; page: keyof Frame['has'] }) {
  if (!frame.has[page]) return null
  return (
    <li>
      <Link to={`/${page}`}>{PAGES[page]()}</Link>
    </li>
  )
}
