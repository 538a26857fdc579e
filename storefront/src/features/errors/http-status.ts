/** Toasts for answers with a failure status: a warning for 400–499, an error for 500–599. */
import { m } from '../../paraglide/messages.js'
import { notify } from '@semena/ui/toast'
import { namedText } from './texts.ts'

const TOO_MANY_REQUESTS = 429

export async function tellStatus(status: number): Promise<void> {
  if (status >= 500) notify.error(m.errors_title(), m.errors_later())
  else if (status === TOO_MANY_REQUESTS) notify.warn(m.errors_warn_title(), await namedText('toomanyrequests'))
  else notify.warn(m.errors_warn_title(), m.errors_warn_text())
}
