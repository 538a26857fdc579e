/** The shop's logo: a seed, which the stylesheet draws, and the name. */
import { Link } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'

export function Logo() {
  return (
    <Link to="/" className="mark" aria-label={m.site_to_home()}>
      Semena
    </Link>
  )
}
