/**
 * Mails about orders, one function for each kind. They show the order as it is when they are written, not as it was
 * when they were put down.
 */
import type { Parcel } from '../../db/queries/mail.ts'
import type { Block, MailContent } from './blocks.ts'
import { amount, pluralized, greetable, instant } from './format.ts'
import {
  addressesBlock,
  deliveryFact,
  factsBlock,
  linesBlock,
  type OrderMailInput,
  parcelBlock,
  wordsOf,
} from './order-parts.ts'

type Content = Pick<MailContent, 'subject' | 'preheader' | 'title' | 'blocks'>

const text = (words: string): Block => ({ is: 'TEXT', text: words })
const button = (words: string, url: string | null): Block[] => (url ? [{ is: 'BUTTON', text: words, url }] : [])
const total = ({ order, language }: OrderMailInput): string => amount(order.totalGross, order.currency, language)
const hasEnded = ({ status }: OrderMailInput['order']): boolean => status === 'EXPIRED' || status === 'CANCELED'

function finish(input: OrderMailInput, content: Content): MailContent {
  const t = wordsOf(input)
  const { billingAddress, shippingAddress } = input.order
  return {
    ...content,
    greeting: t.greeting(greetable((billingAddress ?? shippingAddress)?.firstName ?? '')),
    reason: t.reason.order(input.shopName),
  }
}

export function placedMail(input: OrderMailInput): MailContent {
  const { placed: t, order: words } = wordsOf(input)
  const { number } = input.order
  return finish(input, {
    subject: t.subject(number),
    preheader: t.preheader(total(input)),
    title: t.title(number),
    blocks: [
      ...paymentBlocks(input),
      factsBlock(input, deliveryFact(input)),
      linesBlock(input),
      ...addressesBlock(input),
      ...contactBlocks(input, words.contact),
    ],
  })
}

/** Says whether the order is to be paid, how and until when. */
function paymentBlocks(input: OrderMailInput): Block[] {
  const { placed: t, order: words, minutes } = wordsOf(input)
  const { order, language, now, orderUrl } = input
  const { expiresAt, createdAt } = order
  if (order.status === 'CANCELED') return [text(t.canceled)]
  if (order.status === 'EXPIRED' || (expiresAt && expiresAt <= now && isUntouched(input)))
    return [{ is: 'NOTICE', text: t.expired }]
  if (order.totalGross === 0) return [text(t.free)]
  if (order.totalCharged >= order.totalGross || order.authorizeStatus === 'FULL') return [text(t.paid)]
  if (order.totalChargePending > 0) return [text(t.pending)]
  const within = expiresAt && Math.round((expiresAt.getTime() - createdAt.getTime()) / 60_000)
  const deadline: Block[] =
    expiresAt && within
      ? [{ is: 'NOTICE', text: t.payBefore(instant(expiresAt, language), pluralized(within, minutes, language)) }]
      : []
  return [text(t.pay), ...button(words.pay, orderUrl), ...deadline]
}

const isUntouched = ({ order }: OrderMailInput): boolean =>
  order.totalCharged + order.totalAuthorized + order.totalChargePending === 0

const contactBlocks = ({ contactUrl }: OrderMailInput, label: string): Block[] =>
  contactUrl ? [{ is: 'FACTS', rows: [{ label, value: contactUrl, url: contactUrl }] }] : []

export function paidMail(input: OrderMailInput): MailContent {
  const { paid: t, order: words } = wordsOf(input)
  const { order, language } = input
  const isLate = hasEnded(order)
  return finish(input, {
    subject: isLate ? t.lateSubject(order.number) : t.subject(order.number),
    preheader: t.preheader(amount(order.totalCharged, order.currency, language)),
    title: isLate ? t.lateTitle : t.title,
    blocks: [
      isLate ? { is: 'NOTICE', text: t.lateText } : text(t.text),
      ...(isLate ? [] : button(words.open, input.orderUrl)),
      factsBlock(input, isLate ? [] : deliveryFact(input)),
      linesBlock(input),
      ...addressesBlock(input),
      ...contactBlocks(input, words.contact),
    ],
  })
}

export function expiredMail(input: OrderMailInput): MailContent {
  const { expired: t, order: words } = wordsOf(input)
  return finish(input, {
    subject: t.subject(input.order.number),
    preheader: t.warning,
    title: t.title,
    blocks: [
      { is: 'NOTICE', text: t.warning },
      text(input.order.totalCharged > 0 ? t.part : t.text),
      ...button(words.again, input.orderUrl),
      factsBlock(input),
      linesBlock(input),
    ],
  })
}

export function canceledMail(input: OrderMailInput): MailContent {
  const { canceled: t, order: words } = wordsOf(input)
  const { order, contactUrl } = input
  return finish(input, {
    subject: t.subject(order.number),
    preheader: t.title,
    title: t.title,
    blocks: [
      text(order.totalCharged > 0 ? `${t.text} ${t.money}` : t.text),
      ...button(words.contact, contactUrl),
      factsBlock(input),
      linesBlock(input),
    ],
  })
}

export function shippedMail(input: OrderMailInput, sent: Parcel): MailContent {
  const { shipped: t, order: words } = wordsOf(input)
  const number = sent.trackingNumber.trim()
  const isLink = /^https:\/\/\S+$/.test(number)
  return finish(input, {
    subject: t.subject(input.order.number),
    preheader: t.title,
    title: t.title,
    blocks: [
      text(`${t.text} ${t.plain}`),
      ...(isLink ? button(t.track, number) : []),
      factsBlock(input, [
        ...(number && !isLink ? [{ label: words.tracking, value: number }] : []),
        ...deliveryFact(input, 'wayTime'),
      ]),
      parcelBlock(input, sent.lines),
      ...addressesBlock(input).map((b) => (b.is === 'COLUMNS' ? { ...b, columns: b.columns.slice(0, 1) } : b)),
      ...contactBlocks(input, words.contact),
    ],
  })
}

export function refundedMail(input: OrderMailInput, minor: number): MailContent {
  const { refunded: t, order: words } = wordsOf(input)
  const { order, language } = input
  return finish(input, {
    subject: t.subject(order.number),
    preheader: amount(minor, order.currency, language),
    title: t.title,
    blocks: [
      text(`${t.text(amount(minor, order.currency, language))} ${t.when}`),
      factsBlock(input),
      linesBlock(input),
      ...contactBlocks(input, words.contact),
    ],
  })
}

/** `url` is where the invoice can be fetched for some time; null where nobody knows the shop's address. */
export function invoiceMail(input: OrderMailInput, invoice: string, url: string | null): MailContent {
  const { invoice: t, order: words } = wordsOf(input)
  return finish(input, {
    subject: t.subject(invoice, input.order.number),
    preheader: t.title,
    title: t.title,
    blocks: [
      text(t.text),
      ...button(t.button, url),
      factsBlock(input, [{ label: t.number, value: invoice }]),
      ...contactBlocks(input, words.contact),
    ],
  })
}
