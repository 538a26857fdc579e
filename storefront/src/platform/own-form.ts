/**
 * A form for the shop's own API. The browser keeps what is typed, so nothing is lost before the page has woken up;
 * without a script, or before, the form is sent to its own page, which says what happened (`sent-form.server.ts`).
 */
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { localPath } from './i18n.ts'
import { browserFaults, type FormFault, sendOwn } from './own-api.ts'

export type OwnFormState = 'open' | 'sending' | 'done'

interface Own {
  /** Of the API, such as `/api/contact/`. */
  api: string
  /** The form's own page in the route tree, with the place on it where the form stands. */
  page: string
  /** What became of it when it was sent without a script. */
  isDone: boolean
  faults: readonly FormFault[]
}

export function useOwnForm({ api, page, ...before }: Own) {
  const [state, setState] = useState<OwnFormState>(before.isDone ? 'done' : 'open')
  const [faults, setFaults] = useState(before.faults)
  const isHydrated = useHydrated()
  const ref = useRef<HTMLFormElement>(null)

  const refuse = (found: readonly FormFault[]): void => {
    setState('open')
    setFaults(found)
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (state === 'sending') return
    const form = event.currentTarget
    const own = browserFaults(form)
    if (own.length > 0) return refuse(own)
    setFaults([])
    setState('sending')
    const found = await sendOwn(api, Object.fromEntries(new FormData(form)))
    if (found.length > 0) refuse(found)
    else setState('done')
  }
  return {
    state,
    /** Of one field, or with null of the whole. */
    faultOf: (field: string | null): string | undefined => faults.find((fault) => fault.field === field)?.code,
    reopen: () => setState('open'),
    form: {
      ref,
      method: 'post',
      action: localPath(page),
      // Ours are in the page's language and stay; without a script the browser's are better than none.
      noValidate: isHydrated,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const { name } = target as HTMLInputElement
        setFaults((known) => (known.some((f) => f.field === name) ? known.filter((f) => f.field !== name) : known))
      },
    },
  }
}
