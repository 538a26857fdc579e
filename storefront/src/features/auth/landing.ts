/** Pages that mails lead back to, in the language of the page they were asked for on. */
import { localPath } from '../../platform/i18n.ts'

const address = (path: string): string => `${window.location.origin}${localPath(path)}`
export const confirmLanding = (): string => address('/confirm/')
export const resetLanding = (): string => address('/reset-password')
