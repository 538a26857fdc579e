/** Shows a message that no more varieties fit into the comparison. */
import { m } from '../../../paraglide/messages.js'
import { notify } from '@semena/ui/toast'

export const tellFull = (): void => notify.warn(m.compare_full_title(), m.compare_full_text())
