/**
 * Toasts about what went wrong, and about what was done (docs/rules.md#toasts). What the transport has told is not told
 * twice.
 */
import { m } from '../../paraglide/messages.js'
import { wasTold } from '../../platform/errors.ts'
import { notify, toastStore } from '../../ui/toast.ts'
import type { CodedError } from './catalogue.ts'
import { errorText, failureText, namedText } from './texts.ts'

/** "Try again later", whatever the reason: after a change of a line or a promo code with errors. */
export function tellFailure(thrown?: unknown): void {
  if (!wasTold(thrown)) notify.error(m.errors_title(), m.errors_later())
}

/** The reasons of a mutation, joined with newlines. */
export async function tellErrors(errors: readonly CodedError[], fieldPrefix?: string): Promise<void> {
  notify.error(m.errors_title(), await errorText(errors, fieldPrefix))
}

/** What the visitor should know while it goes on another way than they meant. */
export async function tellWarning(errors: readonly CodedError[]): Promise<void> {
  notify.warn(m.errors_warn_title(), await errorText(errors))
}

/**
 * Why something was refused; "try again later" where no reason is known. The answer takes the message away again, for
 * when the next try went through.
 */
export async function tellReason(errors: readonly CodedError[]): Promise<() => void> {
  const text = errors.length > 0 ? await errorText(errors) : m.errors_later()
  notify.error(m.errors_title(), text)
  return () => {
    for (const toast of toastStore.get())
      if (toast.tone === 'error' && toast.text === text) toastStore.dismiss(toast.id)
  }
}

/** What `request` threw: in its own words where the service refused, else that there is no connection. */
export async function tellThrown(thrown: unknown): Promise<void> {
  if (!wasTold(thrown)) notify.error(m.errors_title(), await failureText(thrown))
}

/** A generic success: something was created, saved or deleted. */
export async function tellDone(what: 'created' | 'updated' | 'deleted'): Promise<void> {
  notify.success(await namedText('done_title'), await namedText(`done_${what}`))
}
