/** Drafts: orders that staff make for a customer. */
import { DEFAULT_LANGUAGE_CODE } from '@semena/contract/languages'
import type { OrderErrorCode } from '@semena/contract/enums'
import { deleteOrder, insertDraft, type OrderHead } from '../../db/queries/order/order-draft.ts'
import { findOrder, lockOrder, type OrderRow } from '../../db/queries/order/order.ts'
import { addOrderEvent } from '../../db/queries/order/order-event.ts'
import { type Change, changing } from '../changes/changing.ts'
import { readRules } from '../checkout/change.ts'
import { leavingApp } from '../order/app-method.ts'
import { actorOf } from '../viewer.ts'
import { changeSome, type SomeDone } from '../order/change-some.ts'
import type { Taxing } from '../pricing/tax-apps.ts'
import { ok, refuse, type Result } from '../result.ts'
import { type Edit, type EditCtx, editOrder, reprice, taxOrder } from './edit.ts'
import { changedHead, type HeadInput } from './head.ts'
import { eventLine, type NewLine, putInLines } from './lines.ts'
import { changeVoucher, releaseVoucher } from './voucher-use.ts'

const EMPTY: OrderHead = {
  userId: null,
  userEmail: '',
  languageCode: DEFAULT_LANGUAGE_CODE,
  customerNote: '',
  redirectUrl: null,
  externalReference: null,
  billingAddress: null,
  shippingAddress: null,
  saveBillingAddress: false,
  saveShippingAddress: false,
  shippingMethodId: null,
  voucherCode: null,
  metadata: {},
  privateMetadata: {},
}

export const notADraft = () => refuse('INVALID', 'id', 'This order is not a draft.')

/** Makes a draft in a channel. */
export async function createDraft(
  ctx: EditCtx,
  channelId: number,
  input: HeadInput,
  wishes: readonly NewLine[],
): Promise<Result<OrderRow, OrderErrorCode>> {
  const rules = await readRules(ctx)
  const channel = rules.shop.channelById.get(channelId)!
  const id = ctx.uuid()
  let taxing: Taxing | null = null
  const done = await changing<null, OrderErrorCode>(ctx, async ({ client, event }) => {
    const now = ctx.clock.now()
    const head = await changedHead(ctx, { client, channel, rules }, { ...EMPTY, id: null }, input)
    if (!head.ok) return head
    const draft = await insertDraft(client, {
      ...head.value,
      id,
      channelId,
      origin: 'DRAFT',
      originalId: null,
      currency: channel.currency,
      at: now,
    })
    const held = await changeVoucher(client, { ...draft, voucherCode: null }, draft.voucherCode, channel)
    if (!held.ok) return held
    const order = { ...draft, holdsVoucher: held.value }
    const edit: Edit = {
      client,
      event,
      order,
      now,
      note: (type, parameters) =>
        addOrderEvent(client, { orderId: id, type, ...actorOf(ctx), parameters: parameters ?? null, at: now }),
      lines: [],
      newLines: new Set(),
      discounts: [],
      channel,
      rules,
    }
    const put = await putInLines(ctx, edit, wishes, 'lines')
    if (!put.ok) return put
    const priced = await reprice(ctx, edit)
    if (!priced.ok) return priced
    taxing = priced.value.taxing
    if (put.value.length) await edit.note('ADDED_PRODUCTS', { lines: put.value.map((l) => eventLine(l)) })
    await edit.note('DRAFT_CREATED')
    return ok(null)
  })
  if (!done.ok) return done
  return ok((await taxOrder(ctx, id, taxing)) ?? (await findOrder(ctx.database.pool, id))!)
}

/** Changes a draft; null where there is none. */
export function updateDraft(
  ctx: EditCtx,
  id: string,
  input: HeadInput,
): Promise<Result<{ order: OrderRow }, OrderErrorCode> | null> {
  return editOrder(ctx, id, async (edit) => {
    if (edit.order.status !== 'DRAFT') return notADraft()
    const head = await changedHead(ctx, edit, edit.order, input)
    if (!head.ok) return head
    const held = await changeVoucher(edit.client, edit.order, head.value.voucherCode, edit.channel)
    if (!held.ok) return held
    // Who chooses a method, or none, leaves the one of an app that a replaced order had.
    const order = { ...edit.order, ...head.value, holdsVoucher: held.value }
    edit.order =
      input.shippingMethodId === undefined
        ? order
        : { ...order, shippingMethodName: null, undiscountedShipping: 0, ...leavingApp(order) }
    return ok({})
  })
}

/** Deletes a draft and answers what it was; null where there is none. */
export async function deleteDraft(ctx: EditCtx, id: string): Promise<Result<OrderRow, OrderErrorCode> | null> {
  const done = await changing<OrderRow | null, OrderErrorCode>(ctx, (change) => removeDraft(change, id))
  return done.ok ? done.value && ok(done.value) : done
}

async function removeDraft({ client, event }: Change, id: string): Promise<Result<OrderRow | null, OrderErrorCode>> {
  const order = await lockOrder(client, id)
  if (!order) return ok(null)
  if (order.status !== 'DRAFT') return notADraft()
  await releaseVoucher(client, order)
  if (!(await deleteOrder(client, id)))
    return refuse('INVALID', 'id', 'This draft has a payment, which stays in the books.')
  event('DRAFT_ORDER_DELETED', 'Order', id, { number: order.number, channelId: order.channelId })
  return ok(order)
}

/** Deletes those of the orders that are drafts. The refusal of each other one names it by its key. */
export const deleteDrafts = (ctx: EditCtx, ids: readonly string[]): Promise<SomeDone> =>
  changeSome(ctx, ids, 'This order is not a draft.', removeDraft)
