/** What a room beside the service builds on: mails through its outbox, jobs, limits, and its part of what is kept of people. */
// Puts a mail into the outbox.
export { putMail } from '../src/domain/mail/put.ts'
export type { MailShop } from '../src/domain/mail/sender.ts'
// The outbox alone, in front of an outside service.
export { createOutbox } from '../src/outbox.ts'
// The demo's mails, to be read in the browser.
export { mailboxPage } from '../src/http/mailbox-page.ts'
// Jobs that are done once each time they are due.
export { afterHours, type RecurringJob } from '../src/jobs/recurring.ts'
// Limits that hold in every process and over a restart.
export { limitAttempts } from '../src/domain/attempts.ts'
// What a room keeps of people, for export and erasure.
export type { PersonalRecords } from '../src/domain/privacy/person.ts'
// How long links in mails stay good.
export { DAY_MS, MAILED_TOKEN_LIFE_MS, MAIL_COOLDOWN_MS } from '../src/domain/lifetimes.ts'
