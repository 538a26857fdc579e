/** Toasts of the basket: what went wrong, or what was added. */
import { m } from '../../paraglide/messages.js'
import { notify } from '../../ui/toast.tsx'
import type { CodedError } from './error-key.ts'
import { errorTexts } from './error-text.ts'

/** After a line or promo-code change that failed, whatever the reason. */
export const tellFailure = (): void => notify.error(m.basket_error_title(), m.basket_error_generic())

/** The reasons themselves, joined. */
export const tellErrors = (errors: readonly CodedError[]): void =>
  notify.error(m.basket_error_title(), errorTexts(errors))

/** The service did not answer at all. */
export const tellOffline = (): void => notify.error(m.basket_error_title(), m.basket_error_offline())

export const tellAdded = (product: string, variant: string): void =>
  notify.success(m.basket_added_title(), `${product}, ${variant}`)
