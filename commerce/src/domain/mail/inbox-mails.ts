/** Mails of the newsletter and of the contact form, in the words of the shop's other mails. */
import type { Language } from '@semena/contract/limits'
import { DAY_MS, MAILED_TOKEN_LIFE_MS } from '../lifetimes.ts'
import type { Block, Fact, MailContent } from './blocks.ts'
import { pluralized, withoutLinks } from './format.ts'
import type { MailKind, MailPayloads } from './put.ts'
import { TEXTS } from './texts/by-language.ts'
import type { MailTexts } from './texts/texts.ts'

export type InboxKind = Extract<MailKind, `newsletter-${string}` | `contact-${string}`>
type Payload = { [K in InboxKind]: { kind: K; payload: MailPayloads[K] } }[InboxKind]

export interface InboxMailInput {
  language: Language
  shopName: string
  /** Null where nobody knows the shop's address. */
  shopUrl: string | null
}

const PREHEADER = 140

export const isInboxKind = (kind: string): kind is InboxKind => /^(?:newsletter|contact)-/.test(kind)

/** Writes a mail of the newsletter or of the contact form. */
export function inboxMail(mail: Payload, { language, shopName, shopUrl }: InboxMailInput): MailContent {
  const t = TEXTS[language]
  const make = (
    { subject, title, text, preheader = text }: Record<'subject' | 'title' | 'text', string> & { preheader?: string },
    blocks: readonly Block[],
    reason: keyof MailTexts['reason'],
  ): MailContent => ({
    subject,
    preheader,
    title,
    greeting: t.greeting(null),
    blocks: [{ is: 'TEXT', text }, ...blocks],
    reason: t.reason[reason](shopName),
  })
  const leave = (url: string): Block => ({ is: 'LINK', text: t.unsubscribe, url })
  switch (mail.kind) {
    case 'newsletter-opt-in':
      return make(
        { ...t.newsletter, text: t.newsletter.text(shopName) },
        [
          { is: 'BUTTON', text: t.newsletter.button, url: mail.payload.url },
          { is: 'NOTE', text: t.linkLife(pluralized(MAILED_TOKEN_LIFE_MS / DAY_MS, t.days, language)) },
          { is: 'NOTE', text: t.notYou },
          leave(mail.payload.unsubscribeUrl),
        ],
        'newsletter',
      )
    case 'newsletter-welcome':
      return make(
        { ...t.welcome, text: t.welcome.text(shopName) },
        [
          ...(shopUrl ? [{ is: 'BUTTON' as const, text: t.welcome.button, url: shopUrl }] : []),
          leave(mail.payload.unsubscribeUrl),
        ],
        'subscriber',
      )
    case 'contact-message': {
      const { number, topic, message } = mail.payload
      const words = t.contact
      const name = words.topics[topic]
      return make(
        {
          subject: words.subject(number, name),
          title: words.title(name),
          text: words.text(shopName),
          preheader: message.replace(/\s+/g, ' ').slice(0, PREHEADER).toWellFormed(),
        },
        [
          { is: 'FACTS', rows: facts(mail.payload, words) },
          { is: 'QUOTE', text: message },
          { is: 'NOTE', text: words.reply },
        ],
        'desk',
      )
    }
    case 'contact-receipt': {
      const { number, topic } = mail.payload
      const words = t.contact
      return make(
        { subject: words.receiptSubject(number), title: words.receiptTitle, text: words.receiptText(number) },
        [
          { is: 'FACTS', rows: [{ label: words.topic, value: words.topics[topic] }] },
          { is: 'NOTE', text: words.receiptSafety },
          { is: 'NOTE', text: words.notYou },
        ],
        'contact',
      )
    }
    case 'contact-answer': {
      const { number, answer, message, replyTo } = mail.payload
      const words = t.contact
      return make(
        {
          subject: words.answerSubject(number),
          title: words.answerTitle,
          text: answer,
          preheader: answer.replace(/\s+/g, ' ').slice(0, PREHEADER).toWellFormed(),
        },
        [
          { is: 'NOTE', text: words.answerTo },
          { is: 'QUOTE', text: message },
          ...(replyTo ? [{ is: 'NOTE' as const, text: words.answerReply }] : []),
        ],
        'contact',
      )
    }
  }
}

const facts = (
  { number, topic, name, email, orderNumber, origin }: MailPayloads['contact-message'],
  words: MailTexts['contact'],
): Fact[] =>
  [
    { label: words.number, value: String(number) },
    { label: words.topic, value: words.topics[topic] },
    { label: words.name, value: withoutLinks(name) },
    { label: words.email, value: email },
    { label: words.order, value: withoutLinks(orderNumber) },
    { label: words.page, value: new URL(origin).host },
  ].filter(({ value }) => value)
