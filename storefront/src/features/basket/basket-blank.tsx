/** The basket's page when the basket is empty or could not be loaded. */
import { Link } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { Button } from '@semena/ui/button'
import { EmptyState } from '@semena/ui/blank'

/** `gone` says that this device had a basket which the service no longer knows. */
export function BasketEmpty({ gone }: { gone: boolean }) {
  return (
    <EmptyState
      title={gone ? m.basket_gone_title() : m.basket_empty_title()}
      text={gone ? m.basket_gone_text() : m.basket_empty_text()}
      {...(gone ? { role: 'status' } : {})}
    >
      <Link to="/catalog" className="button">
        {m.basket_empty_action()}
      </Link>
      <Link to="/favorites" className="button button--line">
        {m.favourites_title()}
      </Link>
    </EmptyState>
  )
}

export function BasketFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState title={m.basket_failed_title()} text={m.basket_failed_text()} role="alert">
      <Button look="line" onClick={onRetry}>
        {m.basket_retry()}
      </Button>
    </EmptyState>
  )
}
