/** Addresses of the pages that the account's mails lead to, in the language of the page that requested the mail. */
import { localPath } from '../../platform/i18n.ts'

/** The page on which a new e-mail address is confirmed. */
const EMAIL = '/confirm-email'
const DELETION = '/account/delete'

const address = (path: string): string => `${window.location.origin}${localPath(path)}`
export const emailLanding = (): string => address(EMAIL)
export const deletionLanding = (): string => address(DELETION)
