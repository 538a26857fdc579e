/** Asking the shop for everything it knows of the customer, as a file (the shop's own API; Saleor has none for it). */
import { accessToken } from '../../../platform/session/access.ts'

/** Throws when there is no answer, or none with data. */
export async function readPersonalData(): Promise<Blob> {
  const token = await accessToken()
  const answer = await fetch('/api/account/export/', {
    cache: 'no-store',
    headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })
  if (!answer.ok) throw new Error(`/api/account/export/ answered ${answer.status}`)
  return answer.blob()
}

/** Hands a file to the visitor under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun to read it by then; Safari needs the address a moment longer.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
