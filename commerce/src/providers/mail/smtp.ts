/** Mails through an SMTP server: a few connections are kept open, and every wait has a limit. */
import { createTransport } from 'nodemailer'
import { compose } from './compose.ts'
import type { MailOutcome, MailTransport } from '../../domain/mail/port.ts'
import { traced } from '../../tracing/trace.ts'
import type { SmtpSettings } from './smtp-url.ts'

export const MOST_CONNECTIONS = 4
/** A try to send a mail ends after this time, which must be well below the time for which a mail is claimed. */
const WHOLE_MS = 120_000

/** Sends mails through the server of these settings. */
export function smtpTransport({ host, port, auth, tls }: SmtpSettings): MailTransport {
  const transport = createTransport({
    pool: true,
    host,
    port,
    ...(auth ? { auth } : {}),
    secure: tls === 'WHOLE',
    requireTLS: tls === 'UPGRADE',
    ignoreTLS: tls === 'NONE',
    maxConnections: MOST_CONNECTIONS,
    maxMessages: 100,
    // Nodemailer may move a mail to another connection only as long as it has not begun to send it.
    maxRequeues: 1,
    dnsTimeout: 10_000,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    idleTimeout: 15_000,
    logger: false,
  })
  return {
    send: (mail) =>
      traced(
        'SMTP',
        { kind: 'client', attributes: { 'server.address': host, 'server.port': port } },
        async (span): Promise<MailOutcome> => {
          try {
            await transport.sendMail({ ...compose(mail), signal: AbortSignal.timeout(WHOLE_MS) })
            return { is: 'ACCEPTED' }
          } catch (error) {
            span?.fail(String((error as { code?: unknown }).code ?? 'Error'))
            return outcomeOf(error)
          }
        },
      ),
    close: () => transport.close(),
  }
}

interface SmtpError {
  code?: unknown
  command?: unknown
  responseCode?: unknown
  response?: unknown
}

/**
 * What an error means for the mail. A refusal of its recipient or its content is final when the server says so (5xx). A
 * refusal of the sender, of the sign-in or of the connection is for the owner to mend, and the mail waits.
 */
export function outcomeOf(error: unknown): MailOutcome {
  const { code, command, responseCode, response } = (error ?? {}) as SmtpError
  const step = typeof command === 'string' ? command.replace(/[^A-Z0-9 -]/gi, '') : ''
  const isAboutMail = step === 'RCPT TO' || step === 'DATA'
  const status = typeof responseCode === 'number' ? responseCode : 0
  const reason = [step, status || '', enhanced(response), typeof code === 'string' ? code : '']
    .filter(Boolean)
    .join(' ')
  if ((isAboutMail && status >= 500 && status < 600) || (code === 'EENVELOPE' && step === 'API'))
    return { is: 'REFUSED', reason }
  return { is: 'LATER', reason: reason || 'no answer', isUnreachable: !isAboutMail }
}

/** The server's enhanced status code, such as 5.1.1. */
const enhanced = (response: unknown): string =>
  typeof response === 'string' ? (/^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '') : ''
