/** Tells the visitor that their session has expired. */
import { m } from '../../paraglide/messages.js'
import { notify } from '@semena/ui/toast'
import { isPrivatePageShown } from './private-pages.ts'

export function tellEnded(): void {
  // A private page now leads to the sign-in page, which says so itself.
  if (isPrivatePageShown() || window.location.pathname.endsWith('/login')) return
  notify.warn(m.auth_ended_title(), m.auth_ended_text())
}
