/** The shop's own small API beside GraphQL, for forms: what was filled in goes there, and either it is done or it says why not. */

export interface FormFault {
  code: string
  /** Null: the whole, not one field. */
  field: string | null
}

/** The connection, or the shop, did not answer. */
const OFFLINE: FormFault = { code: 'OFFLINE', field: null }
const UNKNOWN: FormFault = { code: 'UNAVAILABLE', field: null }

/** Answers what is wrong; nothing: it is done. */
export async function sendOwn(path: string, fields: Record<string, unknown>): Promise<FormFault[]> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
    })
    if (response.ok) return []
    const body = (await response.json().catch(() => null)) as FormFault | FormFault[] | null
    const faults = [body].flat().filter((fault) => typeof fault?.code === 'string') as FormFault[]
    return faults.length > 0 ? faults : [UNKNOWN]
  } catch {
    return [OFFLINE]
  }
}

/** What the shop says of a form that was sent without a script, by the address it led to: `email.INVALID form.TOO_LARGE`. */
export const faultsOf = (wrong: string | undefined): FormFault[] =>
  (wrong ?? '').split(' ').flatMap((text) => {
    const [, field, code] = /^(\w{1,20})\.([A-Z_]{1,40})$/.exec(text) ?? []
    return field && code ? [{ code, field: field === 'form' ? null : field }] : []
  })

/** What the browser finds wrong by itself. */
export const browserFaults = (form: HTMLFormElement): FormFault[] =>
  [...form.elements].flatMap((element) => {
    const { name, validity } = element as HTMLInputElement
    if (!name || !validity || validity.valid) return []
    return [{ field: name, code: validity.valueMissing ? 'REQUIRED' : validity.tooLong ? 'TOO_LONG' : 'INVALID' }]
  })
