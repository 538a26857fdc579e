/** A link from the service's menus, inside or outside the shop. */
import { Link } from '@tanstack/react-router'
import type { MenuLink } from './frame.ts'

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
