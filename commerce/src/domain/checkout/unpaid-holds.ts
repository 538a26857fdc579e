/**
 * Limits what a stranger may hold without paying (decision 0024): so many unpaid orders of one network and of one
 * e-mail, and so many packs of one variant. Whoever has more pays first: the checkout accepts payments as it is, and
 * holds nothing.
 */
import type { CheckoutErrorCode } from '@semena/contract/enums'
import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import { type Ctx, isStaffOrApp, userOf } from '../../context.ts'
import type { Held, HoldKeys } from '../../db/queries/payment/unpaid-holds.ts'
import type { ChannelRow, ShopRow } from '../../db/queries/reference/reference.ts'
import { mailboxOf } from '../email.ts'
import { networkOf } from '../../traffic/network.ts'
import type { Refusal } from '../result.ts'
import type { Checkout } from './state.ts'

type HolderCtx = Pick<Ctx, 'viewer' | 'settings' | 'remoteAddress'>

const CODE = 'CHECKOUT_NOT_FULLY_PAID'

/**
 * The network and mailbox for which an order placed now would count; it counts for none where it is paid, or where staff
 * or an app places it.
 */
export function unpaidHoldOf(ctx: HolderCtx, checkout: Checkout, shop: Pick<ShopRow, 'holderKey'>): HoldKeys {
  if (!ctx.settings.rateLimits || checkout.paid.authorizeStatus === 'FULL' || isStaffOrApp(ctx))
    return { network: null, mailbox: null }
  return {
    network: networkKeyOf(ctx, shop),
    mailbox: isOwnMailbox(ctx, checkout)
      ? hash(shop, 'account', String(checkout.userId))
      : hash(shop, 'mailbox', mailboxOf(checkout.email!)),
  }
}

/** The network for which something is held; null where no internet address is known. */
export const networkKeyOf = (
  { remoteAddress }: Pick<Ctx, 'remoteAddress'>,
  shop: Pick<ShopRow, 'holderKey'>,
): string | null =>
  remoteAddress && isIP(remoteAddress.split('%', 1)[0]!) ? hash(shop, 'network', networkOf(remoteAddress)) : null

const hash = ({ holderKey }: Pick<ShopRow, 'holderKey'>, kind: string, who: string): string =>
  createHmac('sha256', holderKey).update(`${kind}\0${who}`).digest('base64url').slice(0, 24)

/** Whether the customer proved that the address is theirs: then orders of others with it do not count for them. */
function isOwnMailbox(ctx: HolderCtx, { userId, customer, email }: Checkout): boolean {
  const viewer = userOf(ctx)
  return (
    viewer !== null &&
    viewer.userId === userId &&
    customer?.isConfirmed === true &&
    mailboxOf(customer.email) === mailboxOf(email!)
  )
}

type Limits = Pick<ChannelRow, 'maxUnpaidOrdersPerNetwork' | 'maxUnpaidOrdersPerEmail' | 'maxUnpaidPacksPerVariant'>

/** Why one more unpaid order is too much; null where it is allowed. Pure. `wanted` are packs by variant. */
export function unpaidHoldFault(
  held: Record<keyof HoldKeys, Held>,
  holder: HoldKeys,
  wanted: ReadonlyMap<number, number>,
  limits: Limits,
): Refusal<CheckoutErrorCode> | null {
  const most = { network: limits.maxUnpaidOrdersPerNetwork, mailbox: limits.maxUnpaidOrdersPerEmail }
  const field = { network: 'customerIpAddress', mailbox: 'email' } as const
  const counted = (['network', 'mailbox'] as const).filter((kind) => holder[kind] !== null)
  const full = counted.find((kind) => held[kind].orders >= most[kind])
  if (full)
    return {
      code: CODE,
      field: field[full],
      message: `Too many unpaid orders of one ${full} are open. Pay them or let them end, or pay for this checkout first.`,
    }
  const variants = [...wanted].filter(([id, quantity]) =>
    counted.some((kind) => (held[kind].packs.get(id) ?? 0) + quantity > limits.maxUnpaidPacksPerVariant),
  )
  return variants.length === 0
    ? null
    : {
        code: CODE,
        field: 'lines',
        message: `Unpaid orders may hold ${limits.maxUnpaidPacksPerVariant} packs of one variant. Pay for this checkout first.`,
        variants: variants.map(([id]) => id),
      }
}
