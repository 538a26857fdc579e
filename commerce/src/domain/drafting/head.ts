/** What staff enter of an order besides its lines: customer, addresses, shipping, voucher, texts. */
import { LONGEST_NAME } from '@semena/contract/limits'
import type { OrderErrorCode } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import {
  lockReferences,
  orderByReference,
  type OrderHead,
  voucherInChannel,
} from '../../db/queries/order/order-draft.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { userById } from '../../db/queries/customer/user.ts'
import { accountOfGuest } from '../../db/queries/customer/user-order.ts'
import type { ChannelRow } from '../../db/queries/reference/reference.ts'
import type { PoolClient } from 'pg'
import { isEmail } from '../email.ts'
import { readVoucher, type Rules } from '../checkout/state.ts'
import { metadataFault } from '../metadata.ts'
import { isRunning } from '../pricing/voucher.ts'
import { type Refusal, refusal, refuseOrder, type Result, ok } from '../result.ts'

/** What was entered; what is left out stays as it is. */
export type HeadInput = { [K in keyof OrderHead]?: OrderHead[K] | undefined }

type HeadCtx = Pick<Ctx, 'clock'>

interface Around {
  client: PoolClient
  channel: ChannelRow
  rules: Rules
}

/** The head of an order after what was entered, or everything that is wrong with it. */
export async function changedHead(
  ctx: HeadCtx,
  { client, channel, rules }: Around,
  before: OrderHead & { id: string | null },
  input: HeadInput,
): Promise<Result<OrderHead, OrderErrorCode>> {
  const errors: Refusal<OrderErrorCode>[] = []
  const customer = await customerOf(client, before, input)
  if ('code' in customer) errors.push(customer)
  const { externalReference: reference } = input
  if (reference && reference !== before.externalReference) {
    await lockReferences(client)
    if (reference.length > LONGEST_NAME)
      errors.push(refusal('INVALID', 'externalReference', `At most ${LONGEST_NAME} characters.`))
    else if (await orderByReference(client, reference))
      errors.push(refusal('UNIQUE', 'externalReference', 'Another order has this reference.'))
  }
  if (input.shippingMethodId != null) {
    const method = rules.methods.find((m) => m.id === input.shippingMethodId)
    if (!method) errors.push(refusal('NOT_FOUND', 'shippingMethod', 'There is no such shipping method.'))
    else if (!method.listings.some((l) => l.channelId === channel.id))
      errors.push(
        refusal('SHIPPING_METHOD_NOT_APPLICABLE', 'shippingMethod', 'This method is not available in the channel.'),
      )
  }
  for (const [kind, address] of [
    ['saveShippingAddress', input.shippingAddress],
    ['saveBillingAddress', input.billingAddress],
  ] as const)
    if (input[kind] && !address) errors.push(refusal('MISSING_ADDRESS_DATA', kind, 'There is no address to be saved.'))
  for (const kind of ['metadata', 'privateMetadata'] as const) {
    const fault = input[kind] && metadataFault(input[kind], kind)
    if (fault) errors.push(fault)
  }
  // A code that the order has already may be held by itself alone.
  if (input.voucherCode && input.voucherCode !== before.voucherCode && !('code' in customer)) {
    const row = await voucherInChannel(client, { ...customer, code: input.voucherCode, channelId: channel.id })
    if (!row || !isRunning(readVoucher(row), ctx.clock.now()))
      errors.push(refusal('INVALID_VOUCHER_CODE', 'voucherCode', 'There is no such voucher code that can be used.'))
  }
  if (errors.length || 'code' in customer) return refuseOrder(...errors)
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  return ok({
    ...before,
    ...given,
    ...customer,
    externalReference: reference === undefined ? before.externalReference : reference || null,
    voucherCode: input.voucherCode === undefined ? before.voucherCode : input.voucherCode || null,
    metadata: { ...before.metadata, ...input.metadata },
    privateMetadata: { ...before.privateMetadata, ...input.privateMetadata },
  })
}

type Customer = Pick<OrderRow, 'userId' | 'userEmail'>

/** Whose order it is: the user that was named, with their address, or whoever has shown that the address is theirs. */
async function customerOf(
  client: PoolClient,
  before: Customer,
  { userId, userEmail }: HeadInput,
): Promise<Customer | Refusal<OrderErrorCode>> {
  const email = userEmail?.trim().toLowerCase()
  if (email && !isEmail(email)) return refusal('INVALID', 'userEmail', 'Enter a valid email address.')
  if (userId != null) {
    const user = await userById(client, userId)
    return user
      ? { userId, userEmail: email || user.email }
      : refusal('NOT_FOUND', 'user', 'There is no such customer.')
  }
  if (email) return { userId: await accountOfGuest(client, email), userEmail: email }
  if (userId === null) return { userId: null, userEmail: email ?? before.userEmail }
  return email === '' ? { ...before, userEmail: '' } : { userId: before.userId, userEmail: before.userEmail }
}
