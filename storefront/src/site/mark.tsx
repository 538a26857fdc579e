/** The shop's logo: a seed, which the stylesheet draws, and the name. */
import { Link } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'
import { useKnownShop } from '../platform/shop.ts'

export function Logo() {
  const name = useKnownShop()?.name
  return (
    <Link to="/" className="mark" aria-label={name ? m.site_to_home({ shop: name }) : m.site_home()}>
      {name}
    </Link>
  )
}
