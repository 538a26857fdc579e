/** Making, adding, changing and sending invoices. */
import { LONGEST_TEXT, LONGEST_URL } from '@semena/contract/limits'
import type { InvoiceErrorCode } from '@semena/contract/enums'
import { findInvoice, type InvoiceRow } from '../../db/queries/invoice/invoice.ts'
import { findOrder, type OrderRow } from '../../db/queries/order/order.ts'
import { intKey, uuidKey } from '../../domain/global-id.ts'
import { addInvoice, changeInvoice, removeInvoice, requestInvoice, sendInvoice } from '../../domain/invoice/issue.ts'
import { ok, refusal, refuse, refuseOrder, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { UpdateInvoiceInput } from '../../domain/invoice/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import type { ArgsOf, Fields } from '../resolver-types.ts'
import { emptyKey, readMetadata } from '../shared/arguments.ts'
import { payload } from '../shared/payload.ts'
import { requireChannel, requirePermission } from '../shared/permission.ts'
import { invoiceLoader } from './sources.ts'

type Invoiced = Result<InvoiceRow, InvoiceErrorCode>

async function orderOf(ctx: GraphqlContext, id: string): Promise<Result<OrderRow, InvoiceErrorCode>> {
  requirePermission(ctx, 'MANAGE_ORDERS')
  const key = uuidKey(id, 'Order')
  const order = key && (await findOrder(ctx.database.pool, key))
  if (!order) return refuse('NOT_FOUND', 'orderId', 'There is no such order.')
  requireChannel(ctx, order.channelId)
  return ok(order)
}

/** The key of an invoice whose channel the viewer may work in. */
async function keyOf(ctx: GraphqlContext, id: string): Promise<Result<number, InvoiceErrorCode>> {
  requirePermission(ctx, 'MANAGE_ORDERS')
  const key = intKey(id, 'Invoice')
  const found = key === null ? null : await findInvoice(ctx.database.pool, key)
  const order = found && (await findOrder(ctx.database.pool, found.orderId))
  if (!order) return refuse('NOT_FOUND', 'id', 'There is no such invoice.')
  requireChannel(ctx, order.channelId)
  return ok(found.id)
}

const isWebAddress = (text: string): boolean =>
  text.length <= LONGEST_URL && /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** The input of an invoice that was made elsewhere. Empty texts count as left out. */
function read(input: UpdateInvoiceInput) {
  const text = (given: string | null | undefined): string | undefined => plainText(given ?? '').trim() || undefined
  return {
    number: text(input.number)?.slice(0, LONGEST_TEXT),
    url: text(input.url),
    metadata: input.metadata ? readMetadata(input.metadata) : undefined,
    privateMetadata: input.privateMetadata ? readMetadata(input.privateMetadata) : undefined,
  }
}

/** What is wrong with the input, whatever the invoice has already. */
function faultsOf(input: UpdateInvoiceInput) {
  const { url } = read(input)
  return [
    ...(url && !isWebAddress(url) ? [refusal('REQUIRED', 'url', 'This is no address of the web.')] : []),
    ...(['metadata', 'privateMetadata'] as const)
      .filter((field) => emptyKey(input[field]))
      .map((field) => refusal('REQUIRED', field, 'Metadata key cannot be empty.')),
  ]
}

async function create(ctx: GraphqlContext, { orderId, input }: ArgsOf<'Mutation', 'invoiceCreate'>): Promise<Invoiced> {
  const order = await orderOf(ctx, orderId)
  if (!order.ok) return order
  const { number, url, ...more } = read(input)
  const faults = [
    ...faultsOf(input),
    ...(number ? [] : [refusal('REQUIRED', 'number', 'The number is missing.')]),
    ...(url ? [] : [refusal('REQUIRED', 'url', 'The address is missing.')]),
  ]
  if (faults.length || !number || !url) return refuseOrder(...faults)
  return addInvoice(ctx, order.value.id, { number, url, ...more })
}

const shown = (ctx: GraphqlContext, done: Invoiced) => {
  invoiceLoader.drop(ctx)
  return payload(done, 'invoice')
}

export const invoiceMutations = {
  invoiceRequest: async (_, { orderId, number }, ctx) => {
    const order = await orderOf(ctx, orderId)
    const wanted =
      plainText(number ?? '')
        .trim()
        .slice(0, LONGEST_TEXT) || null
    const done = order.ok ? await requestInvoice(ctx, order.value.id, wanted) : order
    invoiceLoader.drop(ctx)
    return payload(done, { invoice: null, order: null }, (invoice) => ({
      invoice,
      order: order.ok ? order.value : null,
    }))
  },

  invoiceCreate: async (_, args, ctx) => shown(ctx, await create(ctx, args)),

  invoiceUpdate: async (_, { id, input }, ctx) => {
    const key = await keyOf(ctx, id)
    if (!key.ok) return shown(ctx, key)
    const faults = faultsOf(input)
    return shown(ctx, faults.length ? refuseOrder(...faults) : await changeInvoice(ctx, key.value, read(input)))
  },

  invoiceRequestDelete: async (_, { id }, ctx) => {
    const key = await keyOf(ctx, id)
    return shown(ctx, key.ok ? await removeInvoice(ctx, key.value) : key)
  },

  invoiceDelete: async (_, { id }, ctx) => {
    const key = await keyOf(ctx, id)
    return shown(ctx, key.ok ? await removeInvoice(ctx, key.value) : key)
  },

  invoiceSendNotification: async (_, { id }, ctx) => {
    const key = await keyOf(ctx, id)
    return shown(ctx, key.ok ? await sendInvoice(ctx, key.value) : key)
  },
} satisfies Partial<Fields<'Mutation'>>
