/** `inbox list | show | export | newsletter | forget`: what visitors wrote, and who gets the newsletter. */
import type { Database } from '@semena/commerce/database'
import { isEmail, StartError } from '@semena/commerce/settings'
import { CONTACT_TOPICS } from '@semena/contract/contact-limits'
import { findMessage, deleteMessagesOf, listMessages, type Message } from '../inbox/db/messages.ts'
import { deleteSubscribers } from '../inbox/db/subscribers.ts'
import { messagesCsv, subscribersCsv } from '../inbox/export.ts'
import { emailKey } from '../inbox/fields.ts'
import type { Command } from './command.ts'
import { MOST_LISTED, parsed, UsageError, whole } from './usage.ts'
import { withDatabase } from './with-database.ts'

export type InboxArguments =
  | { verb: 'list'; topic: string | null; last: number }
  | { verb: 'show'; number: number }
  | { verb: 'export'; topic: string | null }
  | { verb: 'newsletter' }
  | { verb: 'forget'; email: string }

const LISTED = 20

/** Reads the arguments after `inbox`; throws a UsageError. */
export function readInbox(args: string[]): InboxArguments {
  const { values, positionals } = parsed(args, { topic: { type: 'string' }, last: { type: 'string' } })
  const [verb, what, ...more] = positionals
  const { topic = null, last } = values
  if (more.length || (what !== undefined && verb !== 'show' && verb !== 'forget'))
    throw new UsageError(`${[what, ...more].join(' ')} is too much.`)
  if (topic !== null && !CONTACT_TOPICS.some((t) => t === topic))
    throw new UsageError(`${topic} is no topic. There are: ${CONTACT_TOPICS.join(', ')}.`)
  if (topic !== null && verb !== 'list' && verb !== 'export') throw new UsageError('--topic goes with list and export.')
  if (last !== undefined && verb !== 'list') throw new UsageError('--last goes with list.')
  switch (verb) {
    case 'list':
      return { verb, topic, last: whole(last ?? String(LISTED), '--last', MOST_LISTED) }
    case 'show':
      return { verb, number: whole(what ?? '', 'A message') }
    case 'export':
      return { verb, topic }
    case 'newsletter':
      return { verb }
    case 'forget':
      if (!what || !isEmail(what)) throw new UsageError('Name the e-mail address to forget.')
      return { verb, email: what }
    default:
      throw new UsageError('Say list, show, export, newsletter or forget.')
  }
}

export const inboxCommand: Command = {
  usage:
    'inbox list [--topic problem] [--last 20] | inbox show <number> | inbox export | inbox newsletter | inbox forget <email>',
  does: 'shows what visitors wrote; prints messages or confirmed subscribers as CSV; removes all of one address',
  async run(args) {
    const ask = readInbox(args)
    await withDatabase(async (database) => {
      await RUN[ask.verb](database, ask as never)
    })
  },
}

type Run = {
  [Verb in InboxArguments['verb']]: (database: Database, ask: Extract<InboxArguments, { verb: Verb }>) => Promise<void>
}

const RUN: Run = {
  list: async ({ pool }, { topic, last }) => {
    const messages = await listMessages.many(pool, Number.MAX_SAFE_INTEGER, topic, last)
    if (messages.length === 0) console.log('There are no messages.')
    for (const m of messages) console.log(lineOf(m))
  },
  show: async ({ pool }, { number }) => {
    const message = await findMessage.first(pool, number)
    if (!message) throw new StartError(`There is no message ${number}.`)
    console.log(textOf(message))
  },
  export: async ({ pool }, { topic }) => {
    for await (const line of messagesCsv(pool, topic)) await print(line)
  },
  newsletter: async ({ pool }) => {
    for await (const line of subscribersCsv(pool)) await print(line)
  },
  forget: async ({ pool }, { email }) => {
    const key = emailKey(email)
    const messages = await deleteMessagesOf.run(pool, [key])
    const subscribers = await deleteSubscribers.run(pool, [key])
    console.log(`Removed: ${messages} messages, ${subscribers} subscriptions.`)
  },
}

/**
 * Prints a line of CSV, and waits while the program that reads it is slow, so that a long list does not fill the memory.
 */
const print = (line: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(line, (error) => (error ? reject(error) : resolve()))
  })

/** What a visitor typed, without control characters that could steer the owner's terminal. */
const shown = (text: string): string => text.replace(/[^\P{C}\n]/gu, '')
const FIRST = 80

const lineOf = ({ number, createdAt, topic, name, email, message }: Message): string =>
  [
    String(number).padStart(5),
    createdAt.toISOString().slice(0, 16).replace('T', ' '),
    topic.padEnd(11),
    shown(`${name} <${email}>`),
    shown(message.replace(/\s+/g, ' ')).slice(0, FIRST).toWellFormed(),
  ].join('  ')

const textOf = ({ number, createdAt, topic, name, email, orderNumber, language, origin, message }: Message): string =>
  [
    `Message ${number}, ${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `From   ${shown(`${name} <${email}>`)}`,
    `Topic  ${topic}`,
    ...(orderNumber ? [`Order  ${shown(orderNumber)}`] : []),
    `Page   ${origin} (${language})`,
    '',
    shown(message),
  ].join('\n')
