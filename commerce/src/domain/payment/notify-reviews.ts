/** Mails the shop's staff about payments that they have to look at. */
import { DEFAULT_LANGUAGE_CODE } from '@semena/contract/languages'
import type { Services } from '../../context.ts'
import { notifyReviews } from '../../db/queries/payment/payment-books.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { transaction } from '../../db/driver/transaction.ts'
import { putMail } from '../mail/put.ts'
import { senderOf } from '../mail/sender.ts'

const AT_ONCE = 20

type TellCtx = Pick<Services, 'database' | 'clock' | 'settings'>

/** Sends one mail for each review, once; answers how many reviews there were. Any number of processes may call it. */
export async function notifyOfReviews(ctx: TellCtx): Promise<number> {
  const { pool } = ctx.database
  const { settings: shop } = await reference(pool)
  const recipient = ctx.settings.contactEmail ?? shop.metadata.contactEmail ?? (await senderOf(ctx)).address
  return transaction(pool, async (client) => {
    const reviews = await notifyReviews(client, ctx.clock.now(), AT_ONCE)
    for (const { id, ...payload } of reviews)
      await putMail(client, {
        kind: 'payment-review',
        recipient,
        languageCode: DEFAULT_LANGUAGE_CODE,
        payload: { number: id, ...payload },
        onceKey: `payment-review:${id}`,
      })
    return reviews.length
  })
}
