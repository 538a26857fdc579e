/**
 * When a draft uses its voucher up: as soon as it gets the code where the channel counts drafts, otherwise when it is
 * placed. Each draft knows whether its use is counted, so that it stays right when the channel's setting changes.
 */
import type { OrderErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import type { OrderRow } from '../../db/queries/order/order.ts'
import type { ChannelRow } from '../../db/queries/reference/reference.ts'
import { addVoucherCustomer, giveVoucherBack, setHoldsVoucher, useVoucher } from '../../db/queries/voucher/usage.ts'
import type { Voucher } from '../pricing/voucher.ts'
import { ok, refuse, type Result } from '../result.ts'

type Draft = Pick<OrderRow, 'id' | 'voucherCode' | 'holdsVoucher'>

/** No customer is written down before the order is placed. */
const NOBODY = { email: '', orderId: null }

/** Gives back what a draft holds of its voucher. */
export async function releaseVoucher(client: PoolClient, { voucherCode, holdsVoucher }: Draft): Promise<void> {
  if (voucherCode !== null && holdsVoucher)
    await giveVoucherBack(client, { ...NOBODY, code: voucherCode, userId: null })
}

/** Gives back the voucher that a draft had and takes the one that it gets; answers whether that is counted now. */
export async function changeVoucher(
  client: PoolClient,
  before: Draft,
  code: string | null,
  channel: ChannelRow,
): Promise<Result<boolean, OrderErrorCode>> {
  if (code === before.voucherCode) return ok(before.holdsVoucher)
  await releaseVoucher(client, before)
  const holds = code !== null && channel.includeDraftOrderInVoucherUsage
  if (holds && !(await useVoucher(client, code, NOBODY, false)))
    return refuse('INVALID_VOUCHER_CODE', 'voucherCode', 'The voucher is used up.')
  if (holds !== before.holdsVoucher) await setHoldsVoucher(client, before.id, holds)
  return ok(holds)
}

/** Counts the use of a voucher with which a draft is placed, as far as it is not counted yet; false where it is used up. */
export async function placeVoucher(
  client: PoolClient,
  { id: orderId, holdsVoucher }: Pick<OrderRow, 'id' | 'holdsVoucher'>,
  { code, applyOncePerCustomer }: Voucher,
  email: string,
): Promise<boolean> {
  // Whoever has no address cannot be told from others who have none.
  const isCounted = applyOncePerCustomer && email !== ''
  if (!holdsVoucher) return useVoucher(client, code, { email, orderId }, isCounted)
  return !isCounted || addVoucherCustomer(client, code, { email, orderId })
}
