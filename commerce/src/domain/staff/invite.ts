/** The mail to somebody whose account others opened: its link leads to where they set a password. */
import type { AccountErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import { addCustomerEvent } from '../../db/queries/customer/customer-event.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import type { UserRow } from '../../db/queries/customer/user.ts'
import { linkTo, mailedToken } from '../account/mailed-token.ts'
import { redirectFault } from '../mail/redirect.ts'
import { putMail } from '../mail/put.ts'
import type { StaffCtx } from './change.ts'
import { type Refusal, refusal } from '../result.ts'

export interface Invitation {
  redirectUrl: string
  /** Null for staff, who belong to no channel. */
  channel: { slug: string | null } | null
}

/** What is wrong with the page to which the mail is to link, and with the channel for which it is sent. */
export async function invitationFaults(
  ctx: StaffCtx,
  { redirectUrl, channel }: Invitation,
): Promise<Refusal<AccountErrorCode>[]> {
  const fault = await redirectFault(ctx, redirectUrl)
  if (fault) return [fault]
  if (!channel) return []
  const { channels, channelBySlug } = await reference(ctx.database.pool)
  const active = channels.filter((c) => c.isActive)
  if (channel.slug === null)
    return active.length === 1 ? [] : [refusal('MISSING_CHANNEL_SLUG', 'channel', 'Which channel? There are several.')]
  const row = channelBySlug.get(channel.slug)
  if (!row) return [refusal('NOT_FOUND', 'channel', `There is no channel ${JSON.stringify(channel.slug)}.`)]
  return row.isActive ? [] : [refusal('CHANNEL_INACTIVE', 'channel', 'This channel is not active.')]
}

/** Puts down the mail with a link to set a password, in words for customers or for staff; earlier such links end. */
export async function invite(client: PoolClient, ctx: StaffCtx, user: UserRow, redirectUrl: string): Promise<void> {
  const token = await mailedToken(client, ctx, user.id, 'RESET_PASSWORD')
  await addCustomerEvent(client, user.id, 'PASSWORD_RESET_LINK_SENT')
  await putMail(client, {
    kind: user.isStaff ? 'staff-invited' : 'password-set',
    recipient: user.email,
    languageCode: user.languageCode,
    payload: { url: linkTo(redirectUrl, { email: user.email, token }), firstName: user.firstName },
  })
}
