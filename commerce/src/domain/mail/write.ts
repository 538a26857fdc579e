/** Writes a mail that was put down: reads its data, chooses the texts, and makes subject, HTML and plain text. */
import { pathTo } from '@semena/contract/page-paths'
import { type Language, languageOf, languagePrefix } from '@semena/contract/languages'
import { LANGUAGES_KEY, shownLanguage, shownLanguages } from '@semena/contract/shop-languages'
import type { Services } from '../../context.ts'
import { findInvoice } from '../../db/queries/invoice/invoice.ts'
import { type MailRow, parcel } from '../../db/queries/mail/mail.ts'
import type { OrderRow } from '../../db/queries/order/order.ts'
import { mailTexts } from '../../db/queries/mail/mail-text.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import type { OutgoingMail } from './port.ts'
import { redirectFault } from './redirect.ts'
import { toGlobalId } from '../global-id.ts'
import { invoiceUrl, MAILED_LINK_MS } from '../invoice-link.ts'
import { accountMail } from './account-mails.ts'
import type { MailContent } from './blocks.ts'
import { type InboxKind, inboxMail, isInboxKind } from './inbox-mails.ts'
import { mailLogo } from './logo.ts'
import { toHtml } from './layout-html.ts'
import { toText } from './layout-text.ts'
import {
  canceledMail,
  expiredMail,
  invoiceMail,
  paidMail,
  placedMail,
  refundedMail,
  shippedMail,
} from './order-mails.ts'
import { addressLines, type OrderMailInput } from './order-parts.ts'
import type { MailKind, MailPayloads } from './put.ts'
import { type OrderReader, orderReader } from './read-orders.ts'
import { type MailShop, mailShopOf } from './sender.ts'
import { reviewMail } from './staff-mails.ts'
import { FIXED } from './texts/by-language.ts'
import { type ChangedText, textsWith } from './texts/changed.ts'
import type { MailTexts } from './texts/texts.ts'

export type MailCtx = Pick<Services, 'database' | 'clock' | 'settings'> & {
  /** Where the shop listens: its address as long as no other is known; null where there is none. */
  address: string | null
  /** Name and sender of the shop, where another service keeps the shop's facts. */
  shop?: () => Promise<MailShop>
  /** Where the shop's logo is; without it mails show its name. */
  media?: Services['media']
}

export interface WrittenMail extends Pick<OutgoingMail, 'replyTo' | 'unsubscribeUrl' | 'pictures'> {
  subject: string
  html: string
  text: string
  language: Language
}

type RealKind = Exclude<MailKind, 'mail-trial'>
type Put = { [K in RealKind]: { kind: K; payload: MailPayloads[K] } }[RealKind]
type Row = Pick<MailRow, 'kind' | 'languageCode' | 'payload'>
type OrderPut = Extract<Put, { kind: `order-${string}` }>

/** What a mail is written from: of a trial, the mail that is tried and the texts that are. */
function putOf(
  { kind, payload }: Pick<Row, 'kind' | 'payload'>,
  language: Language,
): { put: Put; tried: ChangedText[] } {
  if (kind !== 'mail-trial') return { put: { kind, payload } as Put, tried: [] }
  const { mail, payload: about, section, texts } = payload as MailPayloads['mail-trial']
  const tried = Object.entries(texts).map(([key, text]) => ({ mail: section, language, key, text }))
  return { put: { kind: mail, payload: about } as Put, tried }
}

/**
 * Writes the mail; null when what it is about has been deleted. Mails that are written together share a reader of
 * orders.
 */
export async function writeMail(
  ctx: MailCtx,
  row: Row,
  readOrder: OrderReader = orderReader(ctx.database.pool),
): Promise<WrittenMail | null> {
  const [shop, changed] = await Promise.all([mailShopOf(ctx), mailTexts(ctx.database.pool)])
  const asked = languageOf(row.languageCode)
  // A trial shows what its staff asked for.
  const language =
    row.kind === 'mail-trial' ? asked : shownLanguage(asked, shownLanguages(shop.metadata?.[LANGUAGES_KEY]))
  const { put, tried } = putOf(row, language)
  const texts = textsWith(language, [...changed, ...tried])
  const base = ctx.settings.publicUrl ?? ctx.address
  const origin = originOf(put) || base
  const shopUrl = origin && `${origin}${languagePrefix(language)}/`
  const contactUrl = origin && `${origin}${languagePrefix(language)}${pathTo('contact')}`
  const shopName = shop.name
  const content = isAboutOrder(put)
    ? await orderMail(ctx, put, readOrder, { language, texts, shopName, origin, contactUrl })
    : isInbox(put)
      ? inboxMail(put, { language, texts, shopName, shopUrl })
      : put.kind === 'payment-review'
        ? reviewMail(put.payload, { language, texts, shopName })
        : accountMail(put, { language, texts, shopName, contactUrl })
  if (!content) return null
  const logo = await mailLogo(ctx.media, shop.metadata)
  const head = {
    language,
    shopName,
    logo: logo && logo.shown,
    shopUrl,
    company: shop.companyAddress ? addressLines(shop.companyAddress, language) : [],
    demo: ctx.settings.mode === 'demo' ? FIXED[language].demo : null,
  }
  return {
    subject: content.subject,
    html: toHtml(content, head),
    text: toText(content, head),
    ...(logo ? { pictures: [logo.picture] } : {}),
    language,
    ...(put.kind === 'contact-message' ? { replyTo: { name: put.payload.name, address: put.payload.email } } : {}),
    ...(put.kind === 'contact-answer' && put.payload.replyTo
      ? { replyTo: { name: shopName, address: put.payload.replyTo } }
      : {}),
    ...('oneClickUrl' in put.payload ? { unsubscribeUrl: put.payload.oneClickUrl } : {}),
  }
}

const isAboutOrder = (put: Put): put is OrderPut => put.kind.startsWith('order-')
const isInbox = (put: Put): put is Extract<Put, { kind: InboxKind }> => isInboxKind(put.kind)

/** Origin of the shop that the recipient used: where they were, or that of the page to which the mail leads. */
function originOf({ payload }: Put): string | null {
  if ('origin' in payload) return payload.origin ?? null
  const page = 'url' in payload ? payload.url : 'unsubscribeUrl' in payload ? payload.unsubscribeUrl : ''
  return URL.parse(page)?.origin ?? null
}

interface Where {
  language: Language
  texts: MailTexts
  shopName: string
  origin: string | null
  contactUrl: string | null
}

async function orderMail(
  ctx: MailCtx,
  put: OrderPut,
  readOrder: OrderReader,
  where: Where,
): Promise<MailContent | null> {
  const { pool } = ctx.database
  const [found, data] = await Promise.all([readOrder(put.payload.orderId), reference(pool)])
  if (!found) return null
  const { order, parts, lines } = found
  const channel = data.channelById.get(order.channelId)
  const input: OrderMailInput = {
    ...where,
    now: ctx.clock.now(),
    order,
    lines,
    parts,
    discountName: parts.discountName,
    withTax: channel?.pricesEnteredWithTax ?? data.settings.pricesEnteredWithTax,
    orderUrl: await orderUrl(ctx, order, where),
  }
  switch (put.kind) {
    case 'order-placed':
      return placedMail(input)
    case 'order-paid':
      return paidMail(input)
    case 'order-expired':
      return expiredMail(input)
    case 'order-canceled':
      return canceledMail(input)
    case 'order-refunded':
      return refundedMail(input, put.payload.amount)
    case 'order-invoice': {
      const invoice = await findInvoice(pool, put.payload.invoiceId)
      if (!invoice || invoice.status === 'DELETED') return null
      return invoiceMail(input, invoice.number ?? '', await invoiceUrl(ctx, invoice, where.origin, MAILED_LINK_MS))
    }
    case 'order-shipped': {
      const sent = await parcel(pool, put.payload.fulfillmentId)
      return sent && shippedMail(input, sent)
    }
  }
}

/**
 * Address of an order's page: the page that the storefront named when the order was placed, if it is one of the shop's,
 * else the payment page. Whoever places an order chooses who gets its mail, so the link must not lead to a stranger's
 * page.
 */
async function orderUrl(ctx: MailCtx, order: OrderRow, { origin, language }: Where): Promise<string | null> {
  const page = await pageOf(ctx, order, origin)
  const url = URL.parse(page ?? (origin ? `${origin}${languagePrefix(language)}${pathTo('payment')}` : ''))
  url?.searchParams.set('order', toGlobalId('Order', order.id))
  return url?.href ?? null
}

async function pageOf(ctx: MailCtx, { redirectUrl }: OrderRow, origin: string | null): Promise<string | null> {
  if (!redirectUrl) return null
  const { database, settings } = ctx
  const fault = await redirectFault({ database, settings, origin: origin ?? 'http://localhost' }, redirectUrl)
  return fault ? null : redirectUrl
}
