/** Mails to the shop's staff. */
import type { Language } from '@semena/contract/limits'
import type { Fact, MailContent } from './blocks.ts'
import { amount } from './format.ts'
import type { MailPayloads } from './put.ts'
import { TEXTS } from './texts/by-language.ts'

/** Tells of a payment that somebody has to look at: what happened, and the command that shows all of it. */
export function reviewMail(
  review: MailPayloads['payment-review'],
  { language, shopName }: { language: Language; shopName: string },
): MailContent {
  const t = TEXTS[language]
  const words = t.review
  const what = words.reasons[review.reason] ?? review.reason
  const order = review.orderNumber === null ? '' : String(review.orderNumber)
  const rows: Fact[] = [
    { label: words.number, value: String(review.number) },
    { label: t.order.number, value: order },
    { label: words.amount, value: amount(review.amount, review.currency, language) },
    { label: words.gateway, value: review.gateway },
  ].filter(({ value }) => value)
  return {
    subject: words.subject(review.number),
    preheader: what,
    title: words.title,
    greeting: t.greeting(null),
    blocks: [
      { is: 'TEXT', text: what },
      { is: 'FACTS', rows },
      {
        is: 'NOTE',
        text: words.how(order ? `npm run semena -- payments show ${order}` : 'npm run semena -- payments list'),
      },
    ],
    reason: t.reason.staff(shopName),
  }
}
