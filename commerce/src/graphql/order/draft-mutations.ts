/** Drafts: orders that staff make for a customer. */
import type { OrderErrorCode } from '@semena/contract/enums'
import { completeDraft } from '../../domain/drafting/complete.ts'
import { createDraft, deleteDraft, deleteDrafts, updateDraft } from '../../domain/drafting/draft.ts'
import { intKey, toGlobalId } from '../../domain/global-id.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import type { GraphqlContext } from '../context.ts'
import type { DraftOrderCreateInput } from '../../domain/order/inputs.generated.ts'
import type { Fields } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { permissionDenied } from '../shared/errors.ts'
import { payload, shown } from '../shared/payload.ts'
import { requireChannel, requirePermission } from '../shared/permission.ts'
import { readHead, readNewLines } from './head-input.ts'
import { missing, namedOrder, orderKeys, orderOnly, orderPayload } from './keys.ts'

async function create(
  ctx: GraphqlContext,
  input: DraftOrderCreateInput,
): Promise<Result<{ order: OrderRow }, OrderErrorCode>> {
  requirePermission(ctx, 'MANAGE_ORDERS')
  if (!input.channelId) return refuse('REQUIRED', 'channel', "Can't create draft without channel.")
  const channelId = intKey(input.channelId, 'Channel')
  if (channelId === null) return refuse('GRAPHQL_ERROR', 'channelId', 'Must receive a Channel id.')
  if (!(await shopData(ctx)).channelById.has(channelId)) throw permissionDenied('You have no access to this channel.')
  requireChannel(ctx, channelId)
  const head = await readHead(ctx, input)
  if (!head.ok) return head
  const lines = readNewLines(input.lines ?? [])
  if (!lines.ok) return lines
  const done = await createDraft(ctx, channelId, head.value, lines.value)
  return done.ok ? ok({ order: done.value }) : done
}

export const draftMutations = {
  draftOrderCreate: async (_, { input }, ctx) => orderPayload(await create(ctx, input)),

  draftOrderUpdate: async (_, { input, ...named }, ctx) => {
    const key = await namedOrder(ctx, named)
    if (!key.ok) return orderPayload<OrderErrorCode>(key)
    if (input.channelId != null)
      return orderPayload<OrderErrorCode>(
        refuse('NOT_EDITABLE', 'channelId', "Can't update existing order channel id."),
      )
    const head = await readHead(ctx, input)
    const done = head.ok ? ((await updateDraft(ctx, key.value, head.value)) ?? missing('id')) : head
    return orderPayload<OrderErrorCode>(done)
  },

  draftOrderDelete: async (_, named, ctx) => {
    const key = await namedOrder(ctx, named)
    const done: Result<OrderRow, OrderErrorCode> = key.ok ? ((await deleteDraft(ctx, key.value)) ?? missing('id')) : key
    return payload(done, 'order')
  },

  draftOrderBulkDelete: async (_, { ids }, ctx) => {
    const keys = await orderKeys(ctx, ids)
    if (!keys.ok) return { count: 0, errors: keys.errors.map(shown) }
    const { count, errors } = await deleteDrafts(ctx, keys.value)
    return { count, errors: errors.map((e) => shown({ ...e, field: toGlobalId('Order', e.field!) })) }
  },

  draftOrderComplete: (_, { id }, ctx) => orderOnly(ctx, id, (key) => completeDraft(ctx, key)),
} satisfies Partial<Fields<'Mutation'>>
