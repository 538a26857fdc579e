/** A form that is not saved, beside what the service had when typing began, and what is left of it once it is saved. */
import type { Fault } from '../platform/faults.ts'
import { type IsSet, isSame, merge } from './merge.ts'

export interface Draft<Form> {
  form: Form
  base: Form
  faults: readonly Fault[]
}

/** How a save went. What was refused of it does not undo the rest. */
export interface Outcome<Form> {
  faults: readonly Fault[]
  /** The id of what was made, even where a part of it was refused. */
  id?: string | null | undefined
  /** Gives rows that were made the ids by which the service knows them; also those of what was typed meanwhile. */
  named?: (form: Form) => Form
  /** What was typed, where the save has changed more of it than ids. */
  form?: Form
}

/**
 * A draft that an earlier version of the desk kept, with the fields that it did not know as the service has them. What was
 * there when typing began and is not there in the form was taken away by whoever typed.
 */
export function filledDraft<Form extends object>(kept: Draft<Form>, { form: server }: Draft<Form>): Draft<Form> {
  const unknown = Object.entries(server).filter(([key]) => !(key in kept.form) && !(key in kept.base))
  const fresh = Object.fromEntries(unknown) as Partial<Form>
  return { ...kept, form: { ...fresh, ...kept.form }, base: { ...fresh, ...kept.base } }
}

/** Faults that `check` knows go once it finds them no longer; what a server has refused stays until the next save. */
export function stillWrong<Form>(
  { form, faults }: Draft<Form>,
  next: Form,
  check: (form: Form) => readonly Fault[] = () => [],
): readonly Fault[] {
  if (faults.length === 0) return faults
  const [before, now] = [check(form), check(next)]
  return faults.filter((fault) => !before.some((one) => isSame(one, fault)) || now.some((one) => isSame(one, fault)))
}

/** What was saved: what was sent, with the ids of what was made. */
export const savedOf = <Form>(sent: Form, { form, named = (same) => same }: Outcome<Form>): Form => form ?? named(sent)

/** The form as it is after a save, with what was typed into it while the save ran. */
export function typedSince<Form>(sent: Form, outcome: Outcome<Form>, typed: Form, isSet?: IsSet<Form>): Form {
  const { named = (same: Form): Form => same } = outcome
  return merge(named(sent), savedOf(sent, outcome), named(typed), isSet).tree
}

/** What is left to be saved of a form that was saved whole, and is now read as `now`; null where nothing is. */
export function leftOf<Form>(
  sent: Form,
  outcome: Outcome<Form>,
  now: Form,
  typed: Form,
  isSet?: IsSet<Form>,
): Draft<Form> | null {
  if (isSame(typed, sent)) return null
  return {
    form: merge(savedOf(sent, outcome), now, typedSince(sent, outcome, typed, isSet), isSet).tree,
    base: now,
    faults: [],
  }
}
