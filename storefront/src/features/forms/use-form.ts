/** Checks a form, sends it to the service, and shows either success or what is wrong. */
import type { FormEvent } from 'react'
import type { CodedError } from '../errors/index.ts'
import type { Faults } from './use-faults.ts'
import { type Submission, useSubmission } from './use-submission.ts'

export interface FormWork {
  /** Faults found before the service is asked; without this function only the service checks. */
  check?: () => Faults | Promise<Faults>
  /** Sends the form and returns the service's errors; an empty list means success. */
  send: () => Promise<readonly CodedError[]>
  /** Runs after success. */
  done?: () => void | Promise<void>
}

export interface Form extends Submission {
  /** The handler for the `<form>`, which has `noValidate` so that our texts, in the page's language, are shown. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * The component keeps its fields' values itself. It shows `faults.name` beside each field, and the rest by
 * `otherFaults(faults, fields)`.
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
      submission.sentFrom(event.currentTarget)
      void submit()
    },
  }
}
