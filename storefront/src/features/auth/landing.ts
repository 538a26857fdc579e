/** Pages that mails lead back to, in the language of the page they were asked for on. */
import { localPath } from '../../platform/i18n.ts'
import { ownPath } from './next.ts'

const address = (path: string): string => `${window.location.origin}${localPath(path)}`

/** With the page that was asked for: the mail may be opened on another device. */
const withNext = (path: string, next: string | undefined): string => {
  const asked = ownPath(next)
  return address(asked ? `${path}?next=${encodeURIComponent(asked)}` : path)
}
export const confirmLanding = (next: string | undefined): string => withNext('/confirm/', next)
export const resetLanding = (next: string | undefined): string => withNext('/reset-password', next)
