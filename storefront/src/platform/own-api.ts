/** Sends forms to the shop's own API, which exists beside GraphQL, and reads the faults that it answers. */

export interface FormFault {
  code: string
  /** The wrong field's name; null for a fault of the whole form. */
  field: string | null
}

/** The fault when the shop cannot be reached. */
const OFFLINE: FormFault = { code: 'OFFLINE', field: null }
export const UNKNOWN: FormFault = { code: 'UNAVAILABLE', field: null }

/** Sends fields to a path of the API and returns the faults; an empty list means success. */
export async function sendOwn(path: string, fields: Record<string, unknown>): Promise<FormFault[]> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
    })
    if (response.ok) return []
    return faultsIn(await response.json().catch(() => null))
  } catch {
    return [OFFLINE]
  }
}

/** The faults in the body of a refusal, which holds one or a list; always at least one. */
export function faultsIn(body: unknown): FormFault[] {
  const faults = [body].flat().filter((fault): fault is FormFault => {
    const { code, field } = (fault ?? {}) as Partial<FormFault>
    return typeof code === 'string' && (field === null || typeof field === 'string')
  })
  return faults.length > 0 ? faults.map(({ code, field }) => ({ code, field })) : [UNKNOWN]
}

/**
 * Faults from the address that the API redirects to after a form without scripts, such as `email.INVALID
 * form.TOO_LARGE`.
 */
export const faultsOf = (wrong: string | undefined): FormFault[] =>
  (wrong ?? '').split(' ').flatMap((text) => {
    const [, field, code] = /^(\w{1,20})\.([A-Z_]{1,40})$/.exec(text) ?? []
    return field && code ? [{ code, field: field === 'form' ? null : field }] : []
  })

/** The faults that the browser's own validation finds. */
export const browserFaults = (form: HTMLFormElement): FormFault[] =>
  [...form.elements].flatMap((element) => {
    const { name, validity } = element as HTMLInputElement
    if (!name || !validity || validity.valid) return []
    return [{ field: name, code: validity.valueMissing ? 'REQUIRED' : validity.tooLong ? 'TOO_LONG' : 'INVALID' }]
  })
