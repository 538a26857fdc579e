/** Mails of the newsletter and of the contact form, in the words of the shop's other mails. */
import { DAY_MS } from '@semena/contract/time'
import type { Language } from '@semena/contract/languages'
import { MAILED_TOKEN_LIFE_MS } from '../lifetimes.ts'
import type { Block, Fact, MailContent } from './blocks.ts'
import { pluralized, withoutLinks } from './format.ts'
import type { MailKind, MailPayloads } from './put.ts'
import { FIXED } from './texts/by-language.ts'
import { fill, type MailTexts } from './texts/texts.ts'

export type InboxKind = Extract<MailKind, `newsletter-${string}` | `contact-${string}`>
type Payload = { [K in InboxKind]: { kind: K; payload: MailPayloads[K] } }[InboxKind]

export interface InboxMailInput {
  language: Language
  texts: MailTexts
  shopName: string
  /** Null where nobody knows the shop's address. */
  shopUrl: string | null
}

const PREHEADER = 140

export const isInboxKind = (kind: string): kind is InboxKind => /^(?:newsletter|contact)-/.test(kind)

/** Writes a mail of the newsletter or of the contact form. */
export function inboxMail(mail: Payload, { language, texts: t, shopName, shopUrl }: InboxMailInput): MailContent {
  const number = 'number' in mail.payload ? { number: mail.payload.number } : {}
  const said = (text: string, more: Readonly<Record<string, string>> = {}): string =>
    fill(text, { shop: shopName, ...number, ...more })
  const make = (
    { subject, title, text, preheader = text }: Record<'subject' | 'title' | 'text', string> & { preheader?: string },
    blocks: readonly Block[],
    reason: keyof MailTexts['reasons'],
  ): MailContent => ({
    subject,
    preheader,
    title,
    greeting: said(t.common.greetingNobody),
    blocks: [{ is: 'TEXT', text }, ...blocks],
    reason: said(t.reasons[reason]),
  })
  const leave = (url: string): Block => ({ is: 'LINK', text: said(t.common.unsubscribe), url })
  const head = (words: Record<'subject' | 'title' | 'text', string>) => ({
    subject: said(words.subject),
    title: said(words.title),
    text: said(words.text),
  })
  const life = pluralized(MAILED_TOKEN_LIFE_MS / DAY_MS, FIXED[language].days, language)
  switch (mail.kind) {
    case 'newsletter-opt-in':
      return make(
        head(t['newsletter-opt-in']),
        [
          { is: 'BUTTON', text: said(t['newsletter-opt-in'].button), url: mail.payload.url },
          { is: 'NOTE', text: said(t.common.linkLife, { life }) },
          { is: 'NOTE', text: said(t.common.notYou) },
          leave(mail.payload.unsubscribeUrl),
        ],
        'newsletter',
      )
    case 'newsletter-welcome':
      return make(
        head(t['newsletter-welcome']),
        [
          ...(shopUrl ? [{ is: 'BUTTON' as const, text: said(t['newsletter-welcome'].button), url: shopUrl }] : []),
          leave(mail.payload.unsubscribeUrl),
        ],
        'subscriber',
      )
    case 'contact-message': {
      const { message } = mail.payload
      const words = t['contact-message']
      const topic = said(t.topics[mail.payload.topic])
      return make(
        {
          subject: said(words.subject, { topic }),
          title: said(words.title, { topic }),
          text: said(words.text),
          preheader: message.replace(/\s+/g, ' ').slice(0, PREHEADER).toWellFormed(),
        },
        [
          { is: 'FACTS', rows: facts(mail.payload, topic, words, said) },
          { is: 'QUOTE', text: message },
          { is: 'NOTE', text: said(words.reply) },
        ],
        'desk',
      )
    }
    case 'contact-receipt': {
      const words = t['contact-receipt']
      const topic = { label: said(t['contact-message'].topic), value: said(t.topics[mail.payload.topic]) }
      return make(
        head(words),
        [
          { is: 'FACTS', rows: [topic] },
          { is: 'NOTE', text: said(words.safety) },
          { is: 'NOTE', text: said(words.notYou) },
        ],
        'contact',
      )
    }
    case 'contact-answer': {
      const { answer, message, replyTo } = mail.payload
      const words = t['contact-answer']
      return make(
        {
          subject: said(words.subject),
          title: said(words.title),
          text: answer,
          preheader: answer.replace(/\s+/g, ' ').slice(0, PREHEADER).toWellFormed(),
        },
        [
          { is: 'NOTE', text: said(words.to) },
          { is: 'QUOTE', text: message },
          ...(replyTo ? [{ is: 'NOTE' as const, text: said(words.reply) }] : []),
        ],
        'contact',
      )
    }
  }
}

const facts = (
  { number, name, email, orderNumber, origin }: MailPayloads['contact-message'],
  topic: string,
  words: MailTexts['contact-message'],
  said: (text: string) => string,
): Fact[] =>
  [
    { label: words.number, value: String(number) },
    { label: words.topic, value: topic },
    { label: words.name, value: withoutLinks(name) },
    { label: words.email, value: email },
    { label: words.order, value: withoutLinks(orderNumber) },
    { label: words.page, value: new URL(origin).host },
  ]
    .filter(({ value }) => value)
    .map((fact) => ({ ...fact, label: said(fact.label) }))
