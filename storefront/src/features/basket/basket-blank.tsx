/** The basket with nothing to show: empty, or not to be loaded. */
import { Link } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Blank } from '../../ui/blank.tsx'

export function BasketEmpty() {
  return (
    <Blank title={m.basket_empty_title()} text={m.basket_empty_text()}>
      <Link to="/catalog" className="btn">
        {m.basket_empty_action()}
      </Link>
    </Blank>
  )
}

export function BasketFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Blank title={m.basket_failed_title()} text={m.basket_failed_text()} role="alert">
      <Button look="line" onClick={onRetry}>
        {m.basket_retry()}
      </Button>
    </Blank>
  )
}
