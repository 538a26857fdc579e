/** The outcome of subscribing, in words. Loaded when somebody uses the field, which few visitors of a page do. */
import { m } from '../../paraglide/messages.js'
import { type FormFault, browserFaults, sendOwn } from '../../platform/own-api.ts'
import type { Faults } from '../forms/index.ts'

export interface Outcome {
  /** The text after a mail was sent, saying what to do now. */
  asked?: { title: string; text: string }
  /** Texts of faults: `email` beside the field, `''` below the form. */
  faults?: Faults<'email'>
}

export async function subscribe(form: HTMLFormElement): Promise<Outcome> {
  const own = browserFaults(form)
  const faults = own.length > 0 ? own : await sendOwn('/api/newsletter/', Object.fromEntries(new FormData(form)))
  return faults.length > 0 ? outcomeOf(faults) : mailSentOutcome()
}

export const mailSentOutcome = (): Outcome => ({
  asked: { title: m.newsletter_asked_title(), text: m.newsletter_asked_text() },
})

export const outcomeOf = (faults: readonly FormFault[]): Outcome => ({
  faults: Object.fromEntries(faults.map(({ field, code }) => [field ?? '', faultText(code)])),
})

const TEXTS: Readonly<Record<string, (() => string) | undefined>> = {
  REQUIRED: m.newsletter_fault_required,
  INVALID: m.newsletter_fault_email,
  TOO_LONG: m.newsletter_fault_email,
  OFFLINE: m.newsletter_fault_offline,
  TOO_MANY_REQUESTS: m.newsletter_fault_many,
}

export const faultText = (code: string): string => (TEXTS[code] ?? m.newsletter_fault_other)()
