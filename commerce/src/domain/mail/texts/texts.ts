/** Every text of the mails. Each language has all of them, or the build fails. */
import type { ContactTopic } from '@semena/contract/contact-limits'
import type { Forms } from '../format.ts'

/** The text of a link in a mail, with what is said around it. */
interface Linked {
  subject: string
  title: string
  text: (shop: string) => string
  button: string
}

export interface MailTexts {
  greeting: (name: string | null) => string
  /** Why somebody gets mails about an account, an order or a subscription. */
  reason: Record<
    'account' | 'order' | 'newsletter' | 'subscriber' | 'contact' | 'desk' | 'staff',
    (shop: string) => string
  >
  demo: string
  /** `life` includes its unit. */
  linkLife: (life: string) => string
  notYou: string
  days: Forms
  minutes: Forms

  accountConfirm: Linked
  accountExists: Linked
  passwordReset: Linked
  passwordSet: Linked
  emailChange: Linked
  emailChanged: Linked & { newEmail: string }
  accountDelete: Linked
  secondFactorOn: Linked
  /** `byShop` replaces `text` where the shop's owner switched it off. */
  secondFactorOff: Linked & { byShop: (shop: string) => string }
  recoveryCodeUsed: Linked & { left: string; few: string }
  giftCard: Linked & { code: string; balance: string; until: string; keep: string }
  newsletter: Linked
  welcome: Linked
  /** The link in mails of the subscription that are not about unsubscribing. */
  unsubscribe: string
  contact: {
    topics: Readonly<Record<ContactTopic, string>>
    /** Of the mail to the shop. */
    subject: (number: number, topic: string) => string
    title: (topic: string) => string
    text: (shop: string) => string
    number: string
    name: string
    email: string
    topic: string
    order: string
    page: string
    reply: string
    /** Of the mail to the visitor who wrote. */
    receiptSubject: (number: number) => string
    receiptTitle: string
    receiptText: (number: number) => string
    receiptSafety: string
    notYou: string
    /** Of the mail with staff's answer. */
    answerSubject: (number: number) => string
    answerTitle: string
    answerTo: string
    answerReply: string
  }
  /** Texts for the shop's staff, about a payment. */
  review: {
    subject: (number: number) => string
    title: string
    /** Texts by `payment_reviews.reason`. */
    reasons: Readonly<Record<string, string>>
    number: string
    amount: string
    gateway: string
    how: (command: string) => string
  }

  order: {
    number: string
    placedAt: string
    lines: string
    sent: string
    gift: string
    subtotal: string
    discount: (name: string) => string
    shipping: (name: string) => string
    giftCard: (end: string) => string
    total: string
    tax: string
    paid: string
    toPay: string
    delivery: string
    /** `time` includes its unit. */
    deliveryTime: (time: string) => string
    /** The same sentence for goods that are on their way. */
    wayTime: (time: string) => string
    shipTo: string
    billTo: string
    tracking: string
    pay: string
    open: string
    again: string
    contact: string
  }
  placed: {
    subject: (number: number) => string
    title: (number: number) => string
    pay: string
    payBefore: (at: string, within: string) => string
    paid: string
    free: string
    pending: string
    expired: string
    canceled: string
    preheader: (total: string) => string
  }
  paid: {
    subject: (number: number) => string
    title: string
    text: string
    preheader: (amount: string) => string
    /** Used where the order had ended before the money came. */
    lateSubject: (number: number) => string
    lateTitle: string
    lateText: string
  }
  expired: {
    subject: (number: number) => string
    title: string
    text: string
    /** Replaces `text` where only a part was paid. */
    part: string
    warning: string
  }
  canceled: { subject: (number: number) => string; title: string; text: string; money: string }
  shipped: { subject: (number: number) => string; title: string; text: string; plain: string; track: string }
  refunded: { subject: (number: number) => string; title: string; text: (amount: string) => string; when: string }
  invoice: {
    subject: (invoice: string, number: number) => string
    title: string
    text: string
    number: string
    button: string
  }
}
