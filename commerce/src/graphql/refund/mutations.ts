/** Granting refunds, and paying them out. */
import type { OrderGrantRefundCreateErrorCode } from '@semena/contract/enums'
import { findOrder } from '../../db/queries/order/order.ts'
import { findGrantedRefund } from '../../db/queries/payment/granted-refund.ts'
import { intKey, uuidKey } from '../../domain/global-id.ts'
import { toMinorHalfEven } from '../../domain/money.ts'
import { type EnteredLine, fault, type GrantFault } from '../../domain/refund/faults.ts'
import { changeGrantedRefund, type Grant, type Granted, grantRefund } from '../../domain/refund/grant.ts'
import { reasonFault } from '../../domain/refund/reasons.ts'
import { plainText } from '../../domain/text.ts'
import type {
  OrderGrantRefundCreateInput,
  OrderGrantRefundCreateLineInput,
  OrderGrantRefundUpdateInput,
} from '../../domain/refund/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import type { ArgsOf, Fields } from '../resolver-types.ts'
import { reasonPageKey } from '../shared/ids.ts'
import { requireChannel, requirePermission } from '../shared/permission.ts'
import { refundLoaders, type GrantedRefundSource } from './sources.ts'

const refused = (...errors: GrantFault[]): Granted => ({ ok: false, errors })

async function readLines(
  ctx: GraphqlContext,
  lines: readonly OrderGrantRefundCreateLineInput[] | null | undefined,
): Promise<EnteredLine[]> {
  const read: EnteredLine[] = []
  for (const { id, quantity, reason, reasonReference } of lines ?? []) {
    const reasonPageId = reasonPageKey(reasonReference) ?? null
    read.push({
      id,
      key: uuidKey(id, 'OrderLine'),
      quantity,
      reason: reason == null ? null : plainText(reason),
      reasonPageId,
      reasonFault: await reasonFault(ctx, 'REFUND', reasonPageId, false),
    })
  }
  return read
}

type Read = Omit<Grant, 'addLines' | 'removeLines'>

/** What both inputs have. */
async function readCommon(
  ctx: GraphqlContext,
  input: OrderGrantRefundCreateInput | OrderGrantRefundUpdateInput,
  currency: string,
  isNew: boolean,
): Promise<{ read: Read; faults: GrantFault[] }> {
  const faults: GrantFault[] = []
  const reasonPageId = reasonPageKey(input.reasonReference)
  if (isNew || reasonPageId !== undefined) {
    const found = await reasonFault(ctx, 'REFUND', reasonPageId, isNew)
    if (found) faults.push(fault(found.code, 'reasonReference', found.message))
  }
  const transactionId = input.transactionId == null ? undefined : uuidKey(input.transactionId, 'TransactionItem')
  if (transactionId === null) faults.push(fault('GRAPHQL_ERROR', 'transactionId', 'Must receive a TransactionItem id.'))
  return {
    faults,
    read: {
      amount: input.amount == null ? undefined : toMinorHalfEven(input.amount, currency),
      reason: input.reason == null ? undefined : plainText(input.reason),
      reasonPageId,
      shipping: input.grantRefundForShipping ?? undefined,
      transactionId: transactionId ?? undefined,
    },
  }
}

async function create(
  ctx: GraphqlContext,
  { id, input }: ArgsOf<'Mutation', 'orderGrantRefundCreate'>,
): Promise<Granted> {
  requirePermission(ctx, 'MANAGE_ORDERS')
  const key = uuidKey(id, 'Order')
  if (!key) return refused(fault('GRAPHQL_ERROR', 'id', 'Must receive an Order id.'))
  const order = await findOrder(ctx.database.pool, key)
  if (!order) return refused(fault('NOT_FOUND', 'id', 'There is no such order.'))
  requireChannel(ctx, order.channelId)
  if (input.amount == null && !input.lines?.length && !input.grantRefundForShipping)
    return refused(
      ...(['amount', 'lines', 'grantRefundForShipping'] as const).map((field) =>
        fault('REQUIRED', field, 'An amount, lines or the delivery have to be given.'),
      ),
    )
  const { read, faults } = await readCommon(ctx, input, order.currency, true)
  if (faults.length) return refused(...faults)
  return grantRefund(ctx, key, { ...read, addLines: await readLines(ctx, input.lines), removeLines: [] })
}

async function update(
  ctx: GraphqlContext,
  { id, input }: ArgsOf<'Mutation', 'orderGrantRefundUpdate'>,
): Promise<Granted> {
  requirePermission(ctx, 'MANAGE_ORDERS')
  const key = intKey(id, 'OrderGrantedRefund')
  if (key === null) return refused(fault('GRAPHQL_ERROR', 'id', 'Must receive an OrderGrantedRefund id.'))
  const found = await findGrantedRefund(ctx.database.pool, key)
  if (!found) return refused(fault('NOT_FOUND', 'id', 'There is no such granted refund.'))
  const order = (await findOrder(ctx.database.pool, found.orderId))!
  requireChannel(ctx, order.channelId)
  if (!Object.values(input).some((value) => value !== undefined && value !== null))
    return refused(fault('REQUIRED', 'input', 'At least one field has to be given.'))
  const { read, faults } = await readCommon(ctx, input, order.currency, false)
  if (faults.length) return refused(...faults)
  return changeGrantedRefund(ctx, key, {
    ...read,
    addLines: await readLines(ctx, input.addLines),
    removeLines: (input.removeLines ?? []).map((line) => ({ id: line, key: intKey(line, 'OrderGrantedRefundLine') })),
  })
}

const source = ({ value: { order, refund } }: Extract<Granted, { ok: true }>): GrantedRefundSource => ({
  row: refund,
  order,
})

/** Errors of one list of lines, under the field of the error type that holds them. */
const shownLines = (error: GrantFault) => error.lines ?? null

export const refundMutations = {
  orderGrantRefundCreate: async (_, args, ctx) => {
    const done = await create(ctx, args)
    refundLoaders.drop(ctx)
    if (done.ok) return { order: done.value.order, grantedRefund: source(done), errors: [] }
    return {
      order: null,
      grantedRefund: null,
      errors: done.errors.map((error) => ({ ...error, lines: shownLines(error) })),
    }
  },

  orderGrantRefundUpdate: async (_, args, ctx) => {
    const done = await update(ctx, args)
    refundLoaders.drop(ctx)
    if (done.ok) return { order: done.value.order, grantedRefund: source(done), errors: [] }
    return {
      order: null,
      grantedRefund: null,
      errors: done.errors.map(({ lines: _lines, ...error }) => ({
        ...error,
        code: error.code satisfies OrderGrantRefundCreateErrorCode,
        addLines: error.field === 'addLines' ? (_lines ?? null) : null,
        removeLines: error.field === 'removeLines' ? (_lines ?? null) : null,
      })),
    }
  },
} satisfies Partial<Fields<'Mutation'>>
