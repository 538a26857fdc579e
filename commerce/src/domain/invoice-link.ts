/** Addresses from which an invoice of the shop can be fetched for some time, by nobody who was not given one. */
import { DAY_MS } from '@semena/contract/time'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../context.ts'
import { findInvoice, type InvoiceRow } from '../db/queries/invoice/invoice.ts'
import { secrets } from './secrets.ts'

/** For a page that shows the address. */
export const SHOWN_LINK_MS = DAY_MS / 2
/** For a mail that is read later. */
export const MAILED_LINK_MS = 30 * DAY_MS

/** The shop's own key, the same in every process. */
const keyOf = async ({ database: { pool } }: Pick<Services, 'database'>): Promise<string> =>
  (await secrets(pool))['invoice-links']

const signature = (key: string, id: number, until: string): string =>
  createHmac('sha256', key).update(`${id} ${until}`).digest('base64url')

/** The name of the file: only letters, figures and dashes of the number. */
export const fileName = ({ number }: Pick<InvoiceRow, 'number'>): string =>
  `${(number ?? '').replace(/[^A-Za-z0-9-]+/g, '-') || 'invoice'}.pdf`

type LinkCtx = Pick<Services, 'database' | 'clock'>

/** Where the document lies: elsewhere, or with us at an address that is good for so long. Null where there is none. */
export async function invoiceUrl(
  ctx: LinkCtx,
  invoice: Pick<InvoiceRow, 'id' | 'number' | 'externalUrl' | 'content' | 'status'>,
  origin: string | null,
  lifeMs: number,
): Promise<string | null> {
  if (invoice.externalUrl) return invoice.externalUrl
  if (!invoice.content || invoice.status !== 'SUCCESS' || origin === null) return null
  // To the hour, so that an address does not change with each look at it.
  const until = Math.ceil((ctx.clock.now().getTime() + lifeMs) / 3_600_000).toString(36)
  const signed = signature(await keyOf(ctx), invoice.id, until)
  return `${origin}/invoices/${invoice.id}/${until}/${signed}/${fileName(invoice)}`
}

/** The invoice that an address names; null for a forged or old one, and for an invoice that is gone. */
export async function invoiceByLink(
  ctx: LinkCtx,
  { id, until, signed }: { id: number; until: string; signed: string },
): Promise<InvoiceRow | null> {
  const wanted = Buffer.from(signature(await keyOf(ctx), id, until))
  const given = Buffer.from(signed)
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null
  if (Number.parseInt(until, 36) * 3_600_000 <= ctx.clock.now().getTime()) return null
  const invoice = await findInvoice(ctx.database.pool, id)
  return invoice?.status === 'SUCCESS' && invoice.content ? invoice : null
}
