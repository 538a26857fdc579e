/** Who the shop's mails are from. */
import type { Services } from '../../context.ts'
import { reference } from '../../db/queries/reference.ts'
import type { MailAddress } from '../../providers/mail/port.ts'

/** As the shop's settings say, else as it was started. */
export async function senderOf({ database, settings }: Pick<Services, 'database' | 'settings'>): Promise<MailAddress> {
  const { shop } = await reference(database.pool)
  const from = settings.mail?.from ?? { name: '', address: 'shop@localhost' }
  return {
    name: shop.defaultMailSenderName || from.name || shop.name,
    address: shop.defaultMailSenderAddress || from.address,
  }
}
