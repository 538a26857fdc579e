/** An error of a whole form, not of one field; screen readers read it out when it appears. */
import { Link } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { Note } from '@semena/ui/note'

export function Fault({ children }: { children: string }) {
  return (
    <div role="alert" className="message-place">
      {children && (
        <Note tone="clay" icon="warn">
          <p className="text-lines">{children}</p>
        </Note>
      )}
    </div>
  )
}

/**
 * Advice for a customer whose address is not confirmed. A service that refuses their sign-in cannot be asked to send
 * the mail again (docs/rules.md#confirmation-mail).
 */
export const Unconfirmed = () => (
  <div role="alert">
    <Note tone="clay" icon="mail">
      <p>
        <b className="text-strong">{m.auth_unconfirmed_title()}</b> {m.auth_unconfirmed_text()}{' '}
        <Link to="/contact">{m.auth_write()}</Link>
      </p>
    </Note>
  </div>
)
