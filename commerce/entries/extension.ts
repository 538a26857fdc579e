/**
 * What a package beside the service builds on: mails through the outbox, jobs, limits, and its own records of people.
 */
// Puts a mail into the outbox.
export { putMail } from '../src/domain/mail/put.ts'
export type { MailShop } from '../src/domain/mail/sender.ts'
// The outbox without the rest of the service, for a shop in front of an outside service.
export { createOutbox } from '../src/outbox.ts'
// The demo's mails, to be read in the browser.
export { mailboxPage } from '../src/http/mailbox-page.ts'
// Jobs that are done once each time they are due.
export { afterHours, type RecurringJob } from '../src/jobs/recurring.ts'
// Limits that hold in every process and over a restart.
export { limitAttempts } from '../src/domain/attempts.ts'
// What a package keeps of people, to be exported and forgotten.
export type { PersonalRecords } from '../src/domain/privacy/person.ts'
// What a package keeps that goes with the demo.
export type { DemoKind } from '../src/domain/demo/kinds.ts'
// How long links in mails stay valid.
export { MAILED_TOKEN_LIFE_MS, MAIL_COOLDOWN_MS } from '../src/domain/lifetimes.ts'
// HTTP of staff beside GraphQL: who asks, and how requests are refused.
export { noStore, personalRoute, refuseFailures, sendRefusal } from '../src/http/own-api.ts'
