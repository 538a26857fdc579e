/** Chooses how mails leave the shop, by the settings. */
import type { MailSettings } from '../../settings.ts'
import { mboxTransport } from './mbox.ts'
import type { MailTransport } from '../../domain/mail/port.ts'
import { smtpTransport } from './smtp.ts'

/** Answers null where the settings name no way, and then mails wait in the outbox. */
export function createMailTransport(settings: MailSettings | undefined): MailTransport | null {
  if (!settings) return null
  return settings.way.is === 'SMTP' ? smtpTransport(settings.way.server) : mboxTransport(settings.way.folder)
}
