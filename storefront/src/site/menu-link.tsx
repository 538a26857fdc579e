/** Links of the site's menus: those of the service, inside or outside the shop, and those to its pages of content. */
import { Link } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'
import { Icon, type IconName } from '@semena/ui/icon'
import type { Frame, MenuLink } from './frame.ts'

export function MenuAnchor({ link: { href, outside, label } }: { link: MenuLink }) {
  if (outside) {
    return (
      <a href={href} rel="noopener">
        {label}
      </a>
    )
  }
  // The service gives the address, so the type of a route cannot be named here.
  return <Link to={href as '/'}>{label}</Link>
}

export function MenuItems({ links }: { links: readonly MenuLink[] }) {
  return links.map((link) => (
    <li key={link.id}>
      <MenuAnchor link={link} />
    </li>
  ))
}

/** A link of our own in a menu. */
export function MenuItem({ to, icon, children }: { to: string; icon?: IconName; children: string }) {
  return (
    <li>
      <Link to={to as '/'}>
        {icon && <Icon name={icon} />}
        {children}
      </Link>
    </li>
  )
}

const PAGES: Record<keyof Frame['has'], () => string> = {
  delivery: m.site_delivery,
  refund: m.site_refund,
  faq: m.site_faq,
  blog: m.site_blog,
}

/** A link to a content page; renders nothing where the shop has no such page. */
export function PageItem({ frame, page }: { frame: Frame; page: keyof Frame['has'] }) {
  if (!frame.has[page]) return null
  return <MenuItem to={`/${page}`}>{PAGES[page]()}</MenuItem>
}
