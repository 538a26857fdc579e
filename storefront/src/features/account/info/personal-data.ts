/** Fetches everything the shop knows of the customer as a file, from the shop's own API (Saleor has none for it). */
import { ServiceUnreachable } from '../../../platform/errors.ts'
import { ownRequest } from '../../../platform/session/own-request.ts'

/** The customer's data as a file. Throws as `ownRequest` does. */
export async function readPersonalData(): Promise<Blob> {
  const answer = await ownRequest('GET', '/api/account/export/')
  if (!answer.ok) throw new ServiceUnreachable()
  return answer.blob()
}

/** Has the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari still needs the address for a moment after the click, so it is released a minute later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
