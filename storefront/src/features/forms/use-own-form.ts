/**
 * A form for the shop's own API. The browser keeps what is typed, so nothing is lost before hydration. Without scripts,
 * or before hydration, the form is sent to its own page, which shows the result (`sent-form.server.ts`).
 */
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { localPath } from '../../platform/i18n.ts'
import { browserFaults, type FormFault, sendOwn } from '../../platform/own-api.ts'
import { type Faults, useFaults } from './use-faults.ts'

export type OwnFormState = 'open' | 'sending' | 'done'

interface Own {
  /** The path of the API's endpoint, such as `/api/contact/`. */
  api: string
  /** The form's own page in the route tree, with the fragment at which the form stands. */
  page: string
  /** Whether the form was sent without scripts and accepted. */
  isDone: boolean
  faults: readonly FormFault[]
}

/** The first code of each field; `''` has that of the whole form. */
const codesOf = (faults: readonly FormFault[]): Faults =>
  Object.fromEntries(faults.toReversed().map(({ field, code }) => [field ?? '', code]))

export function useOwnForm({ api, page, ...before }: Own) {
  const [state, setState] = useState<OwnFormState>(before.isDone ? 'done' : 'open')
  const { faults, setFaults, refuse, clear, sentFrom } = useFaults(undefined, codesOf(before.faults))
  const isHydrated = useHydrated()

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (state === 'sending') return
    const form = event.currentTarget
    sentFrom(form)
    const own = browserFaults(form)
    if (own.length > 0) return refuse(codesOf(own))
    setFaults({})
    setState('sending')
    const found = await sendOwn(api, Object.fromEntries(new FormData(form)))
    setState(found.length > 0 ? 'open' : 'done')
    if (found.length > 0) refuse(codesOf(found))
  }
  return {
    state,
    /** The code of one field's fault, or with null that of the whole form. */
    faultOf: (field: string | null): string | undefined => faults[field ?? ''],
    reopen: () => setState('open'),
    form: {
      method: 'post',
      action: localPath(page),
      // Our messages are in the page's language and stay; without scripts the browser's own are better than none.
      noValidate: isHydrated,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: ({ target }: FormEvent<HTMLFormElement>) => clear((target as HTMLInputElement).name),
    },
  }
}
