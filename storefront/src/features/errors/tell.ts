/**
 * Toasts about failures and successes (docs/rules.md#toasts). A failure that the transport has already shown is not
 * shown again.
 */
import { m } from '../../paraglide/messages.js'
import { wasTold } from '../../platform/errors.ts'
import { notify, toastStore } from '@semena/ui/toast'
import type { CodedError } from './catalogue.ts'
import { errorText, failureText, namedText } from './texts.ts'

/** Shows "try again later", whatever the reason, after a failed change of a line or a promo code. */
export function tellFailure(thrown?: unknown): void {
  if (!wasTold(thrown)) notify.error(m.errors_title(), m.errors_later())
}

/** Shows the errors of a mutation, joined with newlines. */
export async function tellErrors(errors: readonly CodedError[], fieldPrefix?: string): Promise<void> {
  notify.error(m.errors_title(), await errorText(errors, fieldPrefix))
}

/** Shows errors as a warning, when things go on in another way than the visitor meant. */
export async function tellWarning(errors: readonly CodedError[]): Promise<void> {
  notify.warn(m.errors_warn_title(), await errorText(errors))
}

/**
 * Shows why something was refused, or "try again later" where no reason is known. The returned function removes the
 * message, for when the next try succeeds.
 */
export async function tellReason(errors: readonly CodedError[]): Promise<() => void> {
  const text = errors.length > 0 ? await errorText(errors) : m.errors_later()
  notify.error(m.errors_title(), text)
  return () => {
    for (const toast of toastStore.get())
      if (toast.tone === 'error' && toast.text === text) toastStore.dismiss(toast.id)
  }
}

/** Shows what `request` threw: the text of the service's refusal, else that there is no connection. */
export async function tellThrown(thrown: unknown): Promise<void> {
  if (!wasTold(thrown)) notify.error(m.errors_title(), await failureText(thrown))
}

/** Shows a generic success: something was created, saved or deleted. */
export async function tellDone(what: 'created' | 'updated' | 'deleted'): Promise<void> {
  notify.success(await namedText('done_title'), await namedText(`done_${what}`))
}
