/** Mails to the shop's staff. */
import type { Language } from '@semena/contract/languages'
import type { Fact, MailContent } from './blocks.ts'
import { amount } from './format.ts'
import type { MailPayloads } from './put.ts'
import { fill, type MailTexts, SECTIONS } from './texts/texts.ts'

/** Tells of a payment that somebody has to look at: what happened, and the command that shows all of it. */
export function reviewMail(
  review: MailPayloads['payment-review'],
  { language, texts: t, shopName }: { language: Language; texts: MailTexts; shopName: string },
): MailContent {
  const words = t['payment-review']
  const said = (text: string, more: Readonly<Record<string, string>> = {}): string =>
    fill(text, { shop: shopName, number: review.number, ...more })
  const what = isReason(review.reason) ? said(words[review.reason]) : review.reason
  const order = review.orderNumber === null ? '' : String(review.orderNumber)
  const rows: Fact[] = [
    { label: said(words.number), value: String(review.number) },
    { label: said(t.order.number), value: order },
    { label: said(words.amount), value: amount(review.amount, review.currency, language) },
    { label: said(words.gateway), value: review.gateway },
  ].filter(({ value }) => value)
  return {
    subject: said(words.subject),
    preheader: what,
    title: said(words.title),
    greeting: said(t.common.greetingNobody),
    blocks: [
      { is: 'TEXT', text: what },
      { is: 'FACTS', rows },
      {
        is: 'NOTE',
        text: said(words.how, {
          command: order ? `npm run semena -- payments show ${order}` : 'npm run semena -- payments list',
        }),
      },
    ],
    reason: said(t.reasons.staff),
  }
}

type Reason = Extract<keyof MailTexts['payment-review'], Uppercase<string>>
const isReason = (reason: string): reason is Reason => /^[A-Z_]+$/.test(reason) && reason in SECTIONS['payment-review']
