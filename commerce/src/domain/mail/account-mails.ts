/** Mails about accounts: each has one message and one link. */
import { DAY_MS } from '@semena/contract/time'
import type { Language } from '@semena/contract/languages'
import { MAILED_TOKEN_LIFE_MS } from '../lifetimes.ts'
import type { Block, MailContent } from './blocks.ts'
import { amount, pluralized, greetable } from './format.ts'
import type { MailKind, MailPayloads } from './put.ts'
import type { InboxKind } from './inbox-mails.ts'
import { FIXED } from './texts/by-language.ts'
import { fill, type MailTexts } from './texts/texts.ts'

export type AccountKind = Exclude<MailKind, `order-${string}` | 'payment-review' | 'mail-trial' | InboxKind>
type Payload = { [K in AccountKind]: { kind: K; payload: MailPayloads[K] } }[AccountKind]

export interface AccountMailInput {
  language: Language
  texts: MailTexts
  shopName: string
  /** The address of the contact page; null where nobody knows the shop's address. */
  contactUrl: string | null
}

/** With this many recovery codes left, or fewer, their owner is told to make new ones. */
const FEW_CODES = 2

type Linked = MailTexts['account-confirm']

/** Writes a mail about an account. */
export function accountMail(
  mail: Payload,
  { language, texts: t, shopName, contactUrl }: AccountMailInput,
): MailContent {
  const said = (text: string): string => fill(text, { shop: shopName })
  const days = pluralized(MAILED_TOKEN_LIFE_MS / DAY_MS, FIXED[language].days, language)
  const life: Block = { is: 'NOTE', text: fill(t.common.linkLife, { life: days, shop: shopName }) }
  const notYou: Block = { is: 'NOTE', text: said(t.common.notYou) }
  const name = 'firstName' in mail.payload ? greetable(mail.payload.firstName) : null
  const contact = (words: Linked): Block[] =>
    contactUrl ? [{ is: 'BUTTON', text: said(words.button), url: contactUrl }] : []
  const make = (words: Linked, blocks: Block[], text = said(words.text)): MailContent => ({
    subject: said(words.subject),
    preheader: text,
    title: said(words.title),
    greeting: name ? fill(t.common.greeting, { name, shop: shopName }) : said(t.common.greetingNobody),
    blocks: [{ is: 'TEXT', text }, ...blocks],
    reason: said(t.reasons.account),
  })
  const linked = (words: Linked, url: string, ...after: Block[]): MailContent =>
    make(words, [{ is: 'BUTTON', text: said(words.button), url }, ...after])
  switch (mail.kind) {
    case 'account-confirm':
      return linked(t['account-confirm'], mail.payload.url, life, notYou)
    case 'account-exists':
      return linked(t['account-exists'], mail.payload.url, notYou)
    case 'password-reset':
      return linked(t['password-reset'], mail.payload.url, life, notYou)
    case 'password-set':
      return linked(t['password-set'], mail.payload.url, life)
    case 'staff-invited': {
      const words = t['staff-invited']
      return linked(words, mail.payload.url, life, {
        is: 'NOTE',
        text: fill(words.keep, { shop: shopName, desk: deskOf(mail.payload.url) }),
      })
    }
    case 'email-change':
      return linked(t['email-change'], mail.payload.url, life, notYou)
    case 'account-delete':
      return linked(t['account-delete'], mail.payload.url, life, notYou)
    case 'email-changed':
      return make(t['email-changed'], [
        { is: 'FACTS', rows: [{ label: said(t['email-changed'].newEmail), value: mail.payload.newEmail }] },
        ...contact(t['email-changed']),
      ])
    case 'second-factor-on':
      return make(t['second-factor-on'], contact(t['second-factor-on']))
    case 'second-factor-off': {
      const words = t['second-factor-off']
      return make(words, contact(words), said(mail.payload.byShop ? words.byShop : words.text))
    }
    case 'gift-card': {
      const words = t['gift-card']
      const { code, balance, currency, expiryDate } = mail.payload
      const rows = [
        { label: said(words.code), value: code },
        { label: said(words.balance), value: amount(balance, currency, language) },
        ...(expiryDate ? [{ label: said(words.until), value: expiryDate }] : []),
      ]
      return make(words, [{ is: 'FACTS', rows }, { is: 'NOTE', text: said(words.keep) }, ...contact(words)])
    }
    case 'recovery-code-used': {
      const words = t['recovery-code-used']
      return make(words, [
        { is: 'FACTS', rows: [{ label: said(words.left), value: String(mail.payload.left) }] },
        ...(mail.payload.left <= FEW_CODES ? [{ is: 'TEXT' as const, text: said(words.few) }] : []),
        ...contact(words),
      ])
    }
  }
}

/** Where whoever was invited signs in later: the desk to which the link leads, or another program for staff. */
function deskOf(link: string): string {
  const { host, pathname } = new URL(link)
  return pathname.startsWith('/desk/') ? `${host}/desk` : host
}
