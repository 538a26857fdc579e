/** Asking the shop for everything it knows of the customer, as a file (the shop's own API; Saleor has none for it). */
import { ServiceUnreachable } from '../../../platform/errors.ts'
import { ownRequest } from '../../../platform/session/own-request.ts'

/** Throws as `ownRequest` does. */
export async function readPersonalData(): Promise<Blob> {
  const answer = await ownRequest('GET', '/api/account/export/')
  if (!answer.ok) throw new ServiceUnreachable()
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
