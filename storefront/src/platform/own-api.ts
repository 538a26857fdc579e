/** The shop's own small API beside GraphQL, for forms: what was filled in goes there, and either it is done or it says why not. */

export interface FormFault {
  code: string
  /** Null: the whole, not one field. */
  field: string | null
}

/** The connection, or the shop, did not answer. */
const OFFLINE: FormFault = { code: 'OFFLINE', field: null }
export const UNKNOWN: FormFault = { code: 'UNAVAILABLE', field: null }

/** Answers what is wrong; nothing: it is done. */
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

/** What a refusal's body says is wrong: one fault, or a list of them. At least one. */
export function faultsIn(body: unknown): FormFault[] {
  const faults = [body].flat().filter((fault): fault is FormFault => {
    const { code, field } = (fault ?? {}) as Partial<FormFault>
    return typeof code === 'string' && (field === null || typeof field === 'string')
  })
  return faults.length > 0 ? faults.map(({ code, field }) => ({ code, field })) : [UNKNOWN]
}

/** What the shop's API says of a form that a page of somebody's own sent there, by the address it leads to: `email.INVALID form.TOO_LARGE`. */
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
