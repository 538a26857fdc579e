/** Says that the session has ended by itself, and what that leaves as it was. */
import { m } from '../../paraglide/messages.js'
import { notify } from '../../ui/toast.tsx'

export const tellEnded = (): void => notify.warn(m.auth_ended_title(), m.auth_ended_text())
