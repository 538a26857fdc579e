/** What staff do with messages: read them page by page, answer by mail, and mark them as done. */
import { LONGEST_MESSAGE } from '@semena/contract/limits'
import { codeOf, languageOf } from '@semena/contract/languages'
import { transaction } from '@semena/commerce/database'
import { putMail } from '@semena/commerce/extension'
import { isEmail } from '@semena/commerce/settings'
import { CONTACT_TOPICS, type ContactTopic } from '@semena/contract/contact-limits'
import type { InboxCtx } from './context.ts'
import { insertAnswer, type Message, markDone, notifyStaff } from './db/messages.ts'
import { FieldReader, type Fields } from './fields.ts'
import type { Fault } from './result.ts'

export type Changed = { is: 'DONE'; message: Message } | { is: 'NOT_FOUND' } | { is: 'REFUSED'; faults: Fault[] }

/**
 * Mails an answer to whoever wrote the message, in the language in which they wrote, and keeps it with the message, which
 * counts as done from then on.
 */
export async function answerMessage(ctx: InboxCtx, number: number, fields: Fields, by: string): Promise<Changed> {
  const read = new FieldReader(fields)
  const text = read.text('text', LONGEST_MESSAGE)
  if (read.faults.length > 0) return { is: 'REFUSED', faults: read.faults }
  const now = ctx.clock.now()
  const replyTo = await deskOf(ctx)
  return transaction(ctx.database.pool, async (client) => {
    const message = await insertAnswer.first(client, number, JSON.stringify([{ at: now.toISOString(), by, text }]), now)
    if (!message) return { is: 'NOT_FOUND' }
    const { topic, origin, language, email } = message
    await putMail(client, {
      kind: 'contact-answer',
      recipient: email,
      languageCode: codeOf(languageOf(language)),
      payload: { number, topic: topicOf(topic), origin, replyTo, answer: text, message: message.message },
    })
    await notifyStaff.run(client)
    return { is: 'DONE', message }
  })
}

/** Marks a message as done, or as one that still needs somebody. */
export async function settleMessage(ctx: InboxCtx, number: number, { done }: Fields): Promise<Changed> {
  if (typeof done !== 'boolean')
    return { is: 'REFUSED', faults: [{ code: 'INVALID', field: 'done', message: 'Say true or false.' }] }
  return transaction(ctx.database.pool, async (client) => {
    const message = await markDone.first(client, number, done ? ctx.clock.now() : null)
    if (!message) return { is: 'NOT_FOUND' }
    await notifyStaff.run(client)
    return { is: 'DONE', message }
  })
}

const topicOf = (topic: string): ContactTopic => CONTACT_TOPICS.find((one) => one === topic) ?? 'other'

/** The address of the shop that messages are mailed to and answers come from; null where none is known. */
export async function deskOf({ contactEmail, facts, sender }: InboxCtx): Promise<string | null> {
  const own = contactEmail ?? (await facts().catch(() => null))?.contactEmail ?? sender
  return own && isEmail(own) ? own : null
}
