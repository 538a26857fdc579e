/** Invoices of orders: made by the shop, or elsewhere. */
import { insertRow, updateRow } from '../../db/statements/rows.ts'
import { invoices } from '../../db/tables/index.ts'
import { codeOf, languageOf } from '@semena/contract/languages'
import type { InvoiceErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import {
  deleteInvoice,
  findInvoice,
  firstParcelAt,
  invoiceNumberIsTaken,
  type InvoiceRow,
  invoicesOfOrders,
  lockInvoiceNumbers,
  nextInvoiceNumber,
} from '../../db/queries/invoice/invoice.ts'
import { orderMailParts } from '../../db/queries/mail/mail.ts'
import { addOrderEvent } from '../../db/queries/order/order-event.ts'
import { lockOrder, orderLinesOf, type OrderRow } from '../../db/queries/order/order.ts'
import { reference, type ShopRow } from '../../db/queries/reference/reference.ts'
import type { MetadataMap } from '../../db/tables/columns.ts'
import { type Change, changing } from '../changes/changing.ts'
import { notifyInvoice } from '../mail/order-happenings.ts'
import { isTooMuch, tooMuch } from '../metadata.ts'
import { ok, type Refusal, refusal, refuse, refuseOrder, type Result } from '../result.ts'
import { actorOf } from '../viewer.ts'
import { invoiceContent, type InvoiceContent, isSameSale, shopSays } from './content.ts'

type InvoiceCtx = Pick<Ctx, 'database' | 'clock' | 'viewer' | 'changes'>
type Invoiced = Result<InvoiceRow, InvoiceErrorCode>

const NUMBER_DIGITS = 6

/** Why an order cannot have an invoice yet. */
function orderFault(order: OrderRow): Refusal<InvoiceErrorCode> | null {
  if (['DRAFT', 'UNCONFIRMED', 'EXPIRED'].includes(order.status))
    return refusal('INVALID_STATUS', 'orderId', 'A draft, an unconfirmed or an expired order has no invoice.')
  return order.billingAddress ? null : refusal('NOT_READY', 'orderId', 'An invoice needs a billing address.')
}

/** Whether the shop makes invoices itself. */
export const makesInvoices = (shop: ShopRow): boolean => shopSays(shop, 'off') !== 'true'

/** Makes the invoice of an order, which must be there. One that says the same of the sale is answered again. */
export async function requestInvoice(ctx: InvoiceCtx, orderId: string, number: string | null): Promise<Invoiced> {
  const { settings: shop } = await reference(ctx.database.pool)
  return changing(ctx, async (change): Promise<Invoiced> => {
    const { client } = change
    const order = (await lockOrder(client, orderId))!
    const fault = orderFault(order)
    if (fault) return refuseOrder(fault)
    if (!makesInvoices(shop))
      return refuse('NO_INVOICE_PLUGIN', 'orderId', 'No app or plugin is configured to handle invoice requests.')
    const now = ctx.clock.now()
    const make = await contentOf(client, order, shop, now)
    const known = (await invoicesOfOrders(client, [orderId])).find(
      (i) => i.content && isSameSale(contentIn(i), make(i.number ?? '')),
    )
    if (known && (number === null || number === known.number)) return ok(known)
    // Its gift cards have their money back, so that its sums are no longer those of the sale.
    if (order.status === 'CANCELED')
      return refuse('INVALID_STATUS', 'orderId', 'No invoice is made of an order that was cancelled.')
    if (number !== null) await lockInvoiceNumbers(client, now.getUTCFullYear())
    if (number !== null && (await invoiceNumberIsTaken(client, number)))
      return refuse('INVALID_STATUS', 'number', 'Another invoice has this number.')
    const given = number ?? (await numberOf(client, shop, now))
    const invoice = await insertRow(client, invoices, {
      orderId,
      number: given,
      status: 'SUCCESS',
      content: { ...make(given) },
      createdAt: now,
      updatedAt: now,
    })
    await note(ctx, change, invoice, 'INVOICE_GENERATED')
    change.event('INVOICE_REQUESTED', 'Invoice', invoice.id)
    return ok(invoice)
  })
}

/** The next number that no invoice has: staff may have given one by hand. */
async function numberOf(client: PoolClient, shop: ShopRow, now: Date): Promise<string> {
  const year = now.getUTCFullYear()
  for (;;) {
    const next = await nextInvoiceNumber(client, year)
    const number = `${shopSays(shop, 'prefix')}${year}-${String(next).padStart(NUMBER_DIGITS, '0')}`
    if (!(await invoiceNumberIsTaken(client, number))) return number
  }
}

/** What was written as an invoice's content is one. */
export const contentIn = ({ content }: Pick<InvoiceRow, 'content'>): InvoiceContent =>
  content as unknown as InvoiceContent

async function contentOf(
  client: PoolClient,
  order: OrderRow,
  shop: ShopRow,
  now: Date,
): Promise<(number: string) => InvoiceContent> {
  const lines = await orderLinesOf(client, [order.id])
  const { giftCards, method, discountName } = await orderMailParts(client, order.id)
  const firstSentAt = await firstParcelAt(client, order.id)
  const name = method?.translations[codeOf(languageOf(order.languageCode))]?.name
  return (number) =>
    invoiceContent({
      number,
      now,
      order,
      lines,
      giftCards,
      discountName: discountName ?? '',
      shippingName: typeof name === 'string' && name ? name : (order.shippingMethodName ?? ''),
      shop,
      firstSentAt,
    })
}

export interface ElsewhereMade {
  number?: string | undefined
  url?: string | undefined
  metadata?: MetadataMap | undefined
  privateMetadata?: MetadataMap | undefined
}

const metadataFaults = ({ metadata = {}, privateMetadata = {} }: ElsewhereMade): boolean =>
  isTooMuch(metadata) || isTooMuch(privateMetadata)

/** Adds an invoice that was made elsewhere. */
export async function addInvoice(
  ctx: InvoiceCtx,
  orderId: string,
  input: ElsewhereMade & { number: string; url: string },
): Promise<Invoiced> {
  return changing(ctx, async (change): Promise<Invoiced> => {
    const order = (await lockOrder(change.client, orderId))!
    const fault = orderFault(order)
    if (fault) return refuseOrder(fault)
    if (metadataFaults(input)) return refuse('REQUIRED', 'metadata', tooMuch('metadata').message)
    const now = ctx.clock.now()
    const invoice = await insertRow(change.client, invoices, {
      orderId,
      number: input.number,
      status: 'SUCCESS',
      externalUrl: input.url,
      metadata: input.metadata ?? {},
      privateMetadata: input.privateMetadata ?? {},
      createdAt: now,
      updatedAt: now,
    })
    await note(ctx, change, invoice, 'INVOICE_GENERATED')
    return ok(invoice)
  })
}

/** Changes an invoice. One that the shop made keeps its number and has no other address. */
export async function changeInvoice(ctx: InvoiceCtx, id: number, input: ElsewhereMade): Promise<Invoiced> {
  return working(ctx, id, async (change, invoice) => {
    if (invoice.content && (input.url || (input.number && input.number !== invoice.number)))
      return refuse('INVALID_STATUS', null, 'The number and the document of an issued invoice stay as they are.')
    if (metadataFaults(input)) return refuse('REQUIRED', 'metadata', tooMuch('metadata').message)
    const number = input.number || invoice.number
    const externalUrl = input.url || invoice.externalUrl
    const missing = [
      ...(number ? [] : [refusal('REQUIRED', 'number', 'The number is missing.')]),
      ...(externalUrl || invoice.content ? [] : [refusal('REQUIRED', 'url', 'The address is missing.')]),
    ]
    if (missing.length) return refuseOrder(...missing)
    const changed = await updateRow(change.client, invoices, id, {
      number,
      externalUrl,
      status: 'SUCCESS',
      metadata: { ...invoice.metadata, ...input.metadata },
      privateMetadata: { ...invoice.privateMetadata, ...input.privateMetadata },
      updatedAt: ctx.clock.now(),
    })
    await note(ctx, change, changed, 'INVOICE_UPDATED')
    return ok(changed)
  })
}

/** Takes an invoice away. The row of one that the shop made stays, so that its number is not given out again. */
export async function removeInvoice(ctx: InvoiceCtx, id: number): Promise<Invoiced> {
  return working(ctx, id, async (change, invoice) => {
    const gone = { ...invoice, status: 'DELETED' as const }
    if (invoice.content)
      await updateRow(change.client, invoices, id, { status: gone.status, updatedAt: ctx.clock.now() })
    else await deleteInvoice(change.client, id)
    change.event('INVOICE_DELETED', 'Invoice', id, { ...gone, content: null })
    return ok(gone)
  })
}

/** Sends the buyer a mail with a link to the invoice. */
export async function sendInvoice(ctx: InvoiceCtx & Pick<Ctx, 'origin'>, id: number): Promise<Invoiced> {
  return working(ctx, id, async (change, invoice, order) => {
    const faults = [
      ...(invoice.status === 'SUCCESS'
        ? []
        : [refusal('INVALID_STATUS', 'invoice', 'The invoice is not ready to be sent.')]),
      ...(invoice.content || invoice.externalUrl
        ? []
        : [refusal('URL_NOT_SET', 'url', 'The invoice has no document.')]),
      ...(order.userEmail ? [] : [refusal('EMAIL_NOT_SET', 'order', 'The order has no e-mail address.')]),
    ]
    if (faults.length) return refuseOrder(...faults)
    await notifyInvoice(change.client, order, id)
    await note(ctx, change, invoice, 'INVOICE_SENT', { email: order.userEmail })
    change.event('INVOICE_SENT', 'Invoice', id)
    return ok(invoice)
  })
}

/** Runs `work` with the invoice's order locked; refuses an invoice that is not there, or was taken away. */
async function working(
  ctx: InvoiceCtx,
  id: number,
  work: (change: Change, invoice: InvoiceRow, order: OrderRow) => Promise<Invoiced>,
): Promise<Invoiced> {
  const missing = (): Invoiced => refuse('NOT_FOUND', 'id', 'There is no such invoice.')
  const seen = await findInvoice(ctx.database.pool, id)
  if (!seen) return missing()
  return changing(ctx, async (change): Promise<Invoiced> => {
    const order = await lockOrder(change.client, seen.orderId)
    const invoice = await findInvoice(change.client, id)
    return order && invoice && invoice.status !== 'DELETED' ? work(change, invoice, order) : missing()
  })
}

async function note(
  ctx: Pick<InvoiceCtx, 'viewer' | 'clock'>,
  { client }: Change,
  { orderId, number }: InvoiceRow,
  type: 'INVOICE_GENERATED' | 'INVOICE_UPDATED' | 'INVOICE_SENT',
  more: Record<string, unknown> = {},
): Promise<void> {
  await addOrderEvent(client, {
    orderId,
    type,
    ...actorOf(ctx),
    parameters: { invoiceNumber: number, ...more },
    at: ctx.clock.now(),
  })
}
