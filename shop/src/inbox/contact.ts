/** Takes a message to the shop: stores it, mails it to the shop, and sends its writer a receipt. */
import { DAY_MS, HOUR_MS } from '@semena/contract/time'
import { codeOf } from '@semena/contract/languages'
import { transaction } from '@semena/commerce/database'
import { limitAttempts, putMail } from '@semena/commerce/extension'
import { networkOf } from '@semena/commerce/traffic'
import { CONTACT_LIMITS, CONTACT_TOPICS } from '@semena/contract/contact-limits'
import { deskOf } from './answer.ts'
import type { InboxCtx, Visit } from './context.ts'
import { countReceipts, insertMessage, isRepeated, lockWriter, notifyStaff } from './db/messages.ts'
import { emailKey, FieldReader, type Fields } from './fields.ts'
import { DONE, type Outcome, tooMany } from './result.ts'

const MESSAGES = { name: 'contact', max: 10, windowMs: HOUR_MS }
/** How many receipts an address gets in a day. There is a limit because anybody can enter anybody else's address. */
const RECEIPTS_A_DAY = 3

/** Takes a message of the contact form. The same message again within an hour is ignored. */
export async function receiveMessage(ctx: InboxCtx, fields: Fields, visit: Visit): Promise<Outcome> {
  const read = new FieldReader(fields)
  const name = read.line('name', CONTACT_LIMITS.name, true)
  const email = read.email('email')
  const topic = read.choice('topic', CONTACT_TOPICS)
  const orderNumber = read.line('orderNumber', CONTACT_LIMITS.orderNumber, false)
  const message = read.text('message', CONTACT_LIMITS.message)
  if (read.isTrap('website')) return DONE
  if (read.faults.length > 0 || !topic) return { ok: false, faults: read.faults }
  const allowed = await limitAttempts(ctx, { ...MESSAGES, key: networkOf(visit.remoteAddress) })
  if (!allowed.ok) return tooMany(allowed.retryAfterMs)
  const recipient = await deskOf(ctx)
  const now = ctx.clock.now()
  const { language, origin } = visit
  const languageCode = codeOf(language)
  const key = emailKey(email)
  const written = { name, email, emailKey: key, topic, orderNumber, message, language, origin }
  await transaction(ctx.database.pool, async (client) => {
    await lockWriter(client, key)
    if (await isRepeated(client, { ...written, since: new Date(now.getTime() - HOUR_MS) })) return
    const receipts = await countReceipts.single(client, key, new Date(now.getTime() - DAY_MS))
    const hasReceipt = receipts.n < RECEIPTS_A_DAY
    const number = await insertMessage(client, { ...written, now, hasReceipt })
    await notifyStaff.run(client)
    if (recipient)
      await putMail(client, {
        kind: 'contact-message',
        recipient,
        languageCode,
        payload: { number, topic, origin, name, email, orderNumber, message },
      })
    if (hasReceipt)
      await putMail(client, {
        kind: 'contact-receipt',
        recipient: email,
        languageCode,
        payload: { number, topic, origin },
      })
  })
  return DONE
}
