/** Mails about accounts: each has one message and one link. */
import type { Language } from '@semena/contract/limits'
import { DAY_MS, MAILED_TOKEN_LIFE_MS } from '../lifetimes.ts'
import type { Block, MailContent } from './blocks.ts'
import { amount, pluralized, greetable } from './format.ts'
import type { MailKind, MailPayloads } from './put.ts'
import type { InboxKind } from './inbox-mails.ts'
import { TEXTS } from './texts/by-language.ts'
import type { MailTexts } from './texts/texts.ts'

export type AccountKind = Exclude<MailKind, `order-${string}` | 'payment-review' | InboxKind>
type Payload = { [K in AccountKind]: { kind: K; payload: MailPayloads[K] } }[AccountKind]

export interface AccountMailInput {
  language: Language
  shopName: string
  /** The address of the contact page; null where nobody knows the shop's address. */
  contactUrl: string | null
}

/** With this many recovery codes left, or fewer, their owner is told to make new ones. */
const FEW_CODES = 2

type Linked = MailTexts['accountConfirm']

/** Writes a mail about an account. */
export function accountMail(mail: Payload, { language, shopName, contactUrl }: AccountMailInput): MailContent {
  const t = TEXTS[language]
  const life: Block = { is: 'NOTE', text: t.linkLife(pluralized(MAILED_TOKEN_LIFE_MS / DAY_MS, t.days, language)) }
  const notYou: Block = { is: 'NOTE', text: t.notYou }
  const contact = (words: Linked): Block[] =>
    contactUrl ? [{ is: 'BUTTON', text: words.button, url: contactUrl }] : []
  const make = (words: Linked, blocks: Block[], text = words.text(shopName)): MailContent => ({
    subject: words.subject,
    preheader: text,
    title: words.title,
    greeting: t.greeting('firstName' in mail.payload ? greetable(mail.payload.firstName) : null),
    blocks: [{ is: 'TEXT', text }, ...blocks],
    reason: t.reason.account(shopName),
  })
  const linked = (words: Linked, url: string, ...after: Block[]): MailContent =>
    make(words, [{ is: 'BUTTON', text: words.button, url }, ...after])
  switch (mail.kind) {
    case 'account-confirm':
      return linked(t.accountConfirm, mail.payload.url, life, notYou)
    case 'account-exists':
      return linked(t.accountExists, mail.payload.url, notYou)
    case 'password-reset':
      return linked(t.passwordReset, mail.payload.url, life, notYou)
    case 'password-set':
      return linked(t.passwordSet, mail.payload.url, life)
    case 'email-change':
      return linked(t.emailChange, mail.payload.url, life, notYou)
    case 'account-delete':
      return linked(t.accountDelete, mail.payload.url, life, notYou)
    case 'email-changed':
      return make(t.emailChanged, [
        { is: 'FACTS', rows: [{ label: t.emailChanged.newEmail, value: mail.payload.newEmail }] },
        ...contact(t.emailChanged),
      ])
    case 'second-factor-on':
      return make(t.secondFactorOn, contact(t.secondFactorOn))
    case 'second-factor-off': {
      const words = t.secondFactorOff
      return make(words, contact(words), mail.payload.byShop ? words.byShop(shopName) : words.text(shopName))
    }
    case 'gift-card': {
      const words = t.giftCard
      const { code, balance, currency, expiryDate } = mail.payload
      const rows = [
        { label: words.code, value: code },
        { label: words.balance, value: amount(balance, currency, language) },
        ...(expiryDate ? [{ label: words.until, value: expiryDate }] : []),
      ]
      return make(words, [{ is: 'FACTS', rows }, { is: 'NOTE', text: words.keep }, ...contact(words)])
    }
    case 'recovery-code-used': {
      const words = t.recoveryCodeUsed
      return make(words, [
        { is: 'FACTS', rows: [{ label: words.left, value: String(mail.payload.left) }] },
        ...(mail.payload.left <= FEW_CODES ? [{ is: 'TEXT' as const, text: words.few }] : []),
        ...contact(words),
      ])
    }
  }
}
