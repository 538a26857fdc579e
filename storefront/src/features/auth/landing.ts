/** Addresses of the pages that mails lead to, in the language of the page that requested the mail. */
import { localPath } from '../../platform/i18n.ts'
import { ownPath } from './next.ts'

const address = (path: string): string => `${window.location.origin}${localPath(path)}`

/** Adds the page to return to, since the mail may be opened on a device that does not know it. */
const withNext = (path: string, next: string | undefined): string => {
  const asked = ownPath(next)
  return address(asked ? `${path}?next=${encodeURIComponent(asked)}` : path)
}
export const confirmLanding = (next: string | undefined): string => withNext('/confirm/', next)
export const resetLanding = (next: string | undefined): string => withNext('/reset-password', next)
