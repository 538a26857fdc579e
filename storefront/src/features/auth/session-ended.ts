/** Says that the session has ended by itself, and what that leaves as it was. */
import { m } from '../../paraglide/messages.js'
import { notify } from '../../ui/toast.ts'
import { isPrivatePageShown } from './private-pages.ts'

export function tellEnded(): void {
  // The way in, where a private page leads now, says it itself.
  if (isPrivatePageShown() || window.location.pathname.endsWith('/login')) return
  notify.warn(m.auth_ended_title(), m.auth_ended_text())
}
