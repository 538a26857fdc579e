/** Pages that the account's mails lead back to, in the language of the page they were asked for on. */
import { localPath } from '../../platform/i18n.ts'

/** Takes the new e-mail address over. */
const EMAIL = '/confirm-email'
const DELETION = '/account/delete'

const address = (path: string): string => `${window.location.origin}${localPath(path)}`
export const emailLanding = (): string => address(EMAIL)
export const deletionLanding = (): string => address(DELETION)
