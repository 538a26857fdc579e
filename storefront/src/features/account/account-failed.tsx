/** What a page of the account shows when its data could not be loaded. */
import { m } from '../../paraglide/messages.js'
import { EmptyState } from '@semena/ui/blank'
import { Button } from '@semena/ui/button'

export function AccountFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState title={m.account_failed_title()} text={m.account_failed_text()} role="alert">
      <Button look="line" onClick={onRetry}>
        {m.account_retry()}
      </Button>
    </EmptyState>
  )
}
