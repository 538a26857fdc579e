/** The sender of the shop's mails. */
import type { Services } from '../../context.ts'
import { reference, type ShopRow } from '../../db/queries/reference/reference.ts'
import type { MailAddress } from './port.ts'

/** The settings of the shop that mails need. */
export type MailShop = Pick<
  ShopRow,
  'name' | 'companyAddress' | 'defaultMailSenderName' | 'defaultMailSenderAddress'
> & { metadata?: ShopRow['metadata'] }

type SenderCtx = Pick<Services, 'database' | 'settings'> & { shop?: () => Promise<MailShop> }

export const mailShopOf = async ({ database, shop }: SenderCtx): Promise<MailShop> =>
  shop ? shop() : (await reference(database.pool)).settings

/** The sender as the shop's settings say, else as the configuration says. */
export async function senderOf(ctx: SenderCtx): Promise<MailAddress> {
  const shop = await mailShopOf(ctx)
  const from = ctx.settings.mail?.from ?? { name: '', address: 'shop@localhost' }
  return {
    name: shop.defaultMailSenderName || from.name || shop.name,
    address: shop.defaultMailSenderAddress || from.address,
  }
}
