/**
 * A form for the shop's own API. The browser keeps what is typed, so nothing is lost before the page has woken up;
 * without a script, or before, the form is sent the plain way and the page that follows says what happened.
 */
import { type FormEvent, useRef, useState } from 'react'
import { useHydrated } from './hydrated.ts'
import { browserFaults, type FormFault, sendOwn } from './own-api.ts'

export type OwnFormState = 'open' | 'sending' | 'done'

export function useOwnForm(path: string, before: { isDone?: boolean; faults?: readonly FormFault[] } = {}) {
  const [state, setState] = useState<OwnFormState>(before.isDone ? 'done' : 'open')
  const [faults, setFaults] = useState<readonly FormFault[]>(before.faults ?? [])
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
    const found = await sendOwn(path, Object.fromEntries(new FormData(form)))
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
      action: path,
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
