/** A form's life: it is checked here, sent to the service, and either done or told what is wrong. */
import type { FormEvent } from 'react'
import type { CodedError } from '../errors/index.ts'
import type { Faults } from './use-faults.ts'
import { type Submission, useSubmission } from './use-submission.ts'

export interface FormWork {
  /** What is wrong before the service is asked; nothing when all is well. Left out: only the service checks. */
  check?: () => Faults | Promise<Faults>
  /** Answers the service's errors; none: it is done. */
  send: () => Promise<readonly CodedError[]>
  /** What follows when it went through. */
  done?: () => void | Promise<void>
}

export interface Form extends Submission {
  /** For the `<form>`, which has `noValidate`: the texts are ours, in the page's language. */
  onSubmit: (event: FormEvent) => void
}

/**
 * Values stay with the component, which knows its fields. Faults are `faults.name` beside each field, and
 * `otherFaults(faults, fields)` for the rest.
 */
export function useForm({ check, send, done }: FormWork): Form {
  const submission = useSubmission()
  const submit = async (): Promise<void> => {
    const found = (await check?.()) ?? {}
    if (Object.keys(found).length > 0) return submission.refuse(found)
    if (await submission.send(send)) await done?.()
  }
  return {
    ...submission,
    onSubmit: (event) => {
      event.preventDefault()
      void submit()
    },
  }
}
