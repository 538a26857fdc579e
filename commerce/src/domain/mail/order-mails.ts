/**
 * Mails about orders, one function for each kind. They show the order as it is when they are written, not as it was
 * when they were put down.
 */
import type { Parcel } from '../../db/queries/mail/mail.ts'
import type { Block, MailContent } from './blocks.ts'
import { amount, pluralized, greetable, instant } from './format.ts'
import {
  addressesBlock,
  deliveryFact,
  factsBlock,
  hasEnded,
  linesBlock,
  type OrderMailInput,
  parcelBlock,
  said,
} from './order-parts.ts'
import { FIXED } from './texts/by-language.ts'

type Content = Pick<MailContent, 'subject' | 'preheader' | 'title' | 'blocks'>

const text = (words: string): Block => ({ is: 'TEXT', text: words })
const button = (words: string, url: string | null): Block[] => (url ? [{ is: 'BUTTON', text: words, url }] : [])
const total = ({ order, language }: OrderMailInput): string => amount(order.totalGross, order.currency, language)

function finish(input: OrderMailInput, content: Content): MailContent {
  const { common, reasons } = input.texts
  const { billingAddress, shippingAddress } = input.order
  const name = greetable((billingAddress ?? shippingAddress)?.firstName ?? '')
  return {
    ...content,
    greeting: said(input, name ? common.greeting : common.greetingNobody, name ? { name } : {}),
    reason: said(input, reasons.order),
  }
}

export function placedMail(input: OrderMailInput): MailContent {
  const t = input.texts['order-placed']
  return finish(input, {
    subject: said(input, t.subject),
    preheader: said(input, t.preheader, { total: total(input) }),
    title: said(input, t.title),
    blocks: [
      ...paymentBlocks(input),
      factsBlock(input, deliveryFact(input)),
      linesBlock(input),
      ...addressesBlock(input),
      ...contactBlocks(input),
    ],
  })
}

/** Says whether the order is to be paid, how and until when. */
function paymentBlocks(input: OrderMailInput): Block[] {
  const { 'order-placed': t, order: words } = input.texts
  const { order, language, now, orderUrl } = input
  const { expiresAt, createdAt } = order
  if (order.status === 'CANCELED') return [text(said(input, t.canceled))]
  if (order.status === 'EXPIRED' || (expiresAt && expiresAt <= now && isUntouched(input)))
    return [{ is: 'NOTICE', text: said(input, t.expired) }]
  const isFree = order.totalGross === 0
  if (isFree || order.totalCharged >= order.totalGross || order.authorizeStatus === 'FULL')
    return [text(said(input, order.status === 'UNCONFIRMED' ? t.unconfirmed : isFree ? t.free : t.paid))]
  if (order.totalChargePending > 0) return [text(said(input, t.pending))]
  const within = expiresAt && Math.round((expiresAt.getTime() - createdAt.getTime()) / 60_000)
  const deadline: Block[] =
    expiresAt && within
      ? [
          {
            is: 'NOTICE',
            text: said(input, t.payBefore, {
              at: instant(expiresAt, language),
              within: pluralized(within, FIXED[language].minutes, language),
            }),
          },
        ]
      : []
  return [text(said(input, t.pay)), ...button(said(input, words.pay), orderUrl), ...deadline]
}

const isUntouched = ({ order }: OrderMailInput): boolean =>
  order.totalCharged + order.totalAuthorized + order.totalChargePending === 0

function contactBlocks(input: OrderMailInput): Block[] {
  const { contactUrl: url, texts } = input
  return url ? [{ is: 'FACTS', rows: [{ label: said(input, texts.order.contact), value: url, url }] }] : []
}

export function paidMail(input: OrderMailInput): MailContent {
  const { 'order-paid': t, order: words } = input.texts
  const { order, language } = input
  const isLate = hasEnded(order)
  return finish(input, {
    subject: said(input, isLate ? t.lateSubject : t.subject),
    preheader: said(input, t.preheader, { amount: amount(order.totalCharged, order.currency, language) }),
    title: said(input, isLate ? t.lateTitle : t.title),
    blocks: [
      isLate
        ? { is: 'NOTICE', text: said(input, t.lateText) }
        : text(said(input, order.status === 'UNCONFIRMED' ? t.unconfirmed : t.text)),
      ...(isLate ? [] : button(said(input, words.open), input.orderUrl)),
      factsBlock(input, isLate ? [] : deliveryFact(input)),
      linesBlock(input),
      ...addressesBlock(input),
      ...contactBlocks(input),
    ],
  })
}

export function expiredMail(input: OrderMailInput): MailContent {
  const { 'order-expired': t, order: words } = input.texts
  const warning = said(input, t.warning)
  return finish(input, {
    subject: said(input, t.subject),
    preheader: warning,
    title: said(input, t.title),
    blocks: [
      { is: 'NOTICE', text: warning },
      text(said(input, input.order.totalCharged > 0 ? t.part : t.text)),
      ...button(said(input, words.again), input.orderUrl),
      factsBlock(input),
      linesBlock(input),
    ],
  })
}

export function canceledMail(input: OrderMailInput): MailContent {
  const { 'order-canceled': t, order: words } = input.texts
  const { order, contactUrl } = input
  return finish(input, {
    subject: said(input, t.subject),
    preheader: said(input, t.title),
    title: said(input, t.title),
    blocks: [
      text(said(input, order.totalCharged > 0 ? `${t.text} ${t.money}` : t.text)),
      ...button(said(input, words.contact), contactUrl),
      factsBlock(input),
      linesBlock(input),
    ],
  })
}

export function shippedMail(input: OrderMailInput, sent: Parcel): MailContent {
  const { 'order-shipped': t, order: words } = input.texts
  const number = sent.trackingNumber.trim()
  const isLink = /^https:\/\/\S+$/.test(number)
  return finish(input, {
    subject: said(input, t.subject),
    preheader: said(input, t.title),
    title: said(input, t.title),
    blocks: [
      text(said(input, `${t.text} ${t.plain}`)),
      ...(isLink ? button(said(input, t.track), number) : []),
      factsBlock(input, [
        ...(number && !isLink ? [{ label: said(input, words.tracking), value: number }] : []),
        ...deliveryFact(input, 'wayTime'),
      ]),
      parcelBlock(input, sent.lines),
      ...addressesBlock(input).map((b) => (b.is === 'COLUMNS' ? { ...b, columns: b.columns.slice(0, 1) } : b)),
      ...contactBlocks(input),
    ],
  })
}

export function refundedMail(input: OrderMailInput, minor: number): MailContent {
  const t = input.texts['order-refunded']
  const money = amount(minor, input.order.currency, input.language)
  return finish(input, {
    subject: said(input, t.subject),
    preheader: money,
    title: said(input, t.title),
    blocks: [
      text(said(input, `${t.text} ${t.when}`, { amount: money })),
      factsBlock(input),
      linesBlock(input),
      ...contactBlocks(input),
    ],
  })
}

/** `url` is where the invoice can be fetched for some time; null where nobody knows the shop's address. */
export function invoiceMail(input: OrderMailInput, invoice: string, url: string | null): MailContent {
  const t = input.texts['order-invoice']
  return finish(input, {
    subject: said(input, t.subject, { invoice }),
    preheader: said(input, t.title),
    title: said(input, t.title),
    blocks: [
      text(said(input, t.text)),
      ...button(said(input, t.button), url),
      factsBlock(input, [{ label: said(input, t.number), value: invoice }]),
      ...contactBlocks(input),
    ],
  })
}
