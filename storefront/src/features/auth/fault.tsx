/** What no field of a form is to blame for, read out when it appears. */
import { Link } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { Note } from '../../ui/note.tsx'

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
 * Where the service lets nobody in before their address is confirmed, it sends no mail again either: there is only
 * advice (docs/rules.md#confirmation-mail).
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
