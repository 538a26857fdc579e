/** A link to the whole catalogue. */
import { Link } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { Icon } from '@semena/ui/icon'

export function AllLink() {
  return (
    <Link to="/catalog" className="button-link">
      {m.catalog_all()}
      <Icon name="right" small />
    </Link>
  )
}
