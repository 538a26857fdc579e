/** Every text of the mails. Each language has all of them, or the build fails. */
import type { ContactTopic } from '@semena/contract/contact-limits'
import type { Forms } from '../format.ts'

/** Where a mail leads, and what is said around it. */
interface Linked {
  subject: string
  title: string
  text: (shop: string) => string
  button: string
}

export interface MailTexts {
  greeting: (name: string | null) => string
  /** Who gets mails about an account, an order, a subscription, and why. */
  reason: Record<
    'account' | 'order' | 'newsletter' | 'subscriber' | 'contact' | 'desk' | 'staff',
    (shop: string) => string
  >
  demo: string
  /** `life` with its unit. */
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
  /** `byShop` instead of `text` where the shop's owner did it. */
  secondFactorOff: Linked & { byShop: (shop: string) => string }
  recoveryCodeUsed: Linked & { left: string; few: string }
  newsletter: Linked
  welcome: Linked
  /** In the subscription's mails, where it is not what they are about. */
  unsubscribe: string
  contact: {
    topics: Readonly<Record<ContactTopic, string>>
    /** To the shop. */
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
    /** To whoever wrote. */
    receiptSubject: (number: number) => string
    receiptTitle: string
    receiptText: (number: number) => string
    receiptSafety: string
    notYou: string
  }
  /** To the shop's people, about a payment. */
  review: {
    subject: (number: number) => string
    title: string
    /** By `payment_reviews.reason`. */
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
    /** `time` with its unit. */
    deliveryTime: (time: string) => string
    /** The same, once it is on its way. */
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
    /** The order had ended before the money came. */
    lateSubject: (number: number) => string
    lateTitle: string
    lateText: string
  }
  expired: {
    subject: (number: number) => string
    title: string
    text: string
    /** In place of `text`, where a part was paid. */
    part: string
    warning: string
  }
  canceled: { subject: (number: number) => string; title: string; text: string; money: string }
  shipped: { subject: (number: number) => string; title: string; text: string; plain: string; track: string }
  refunded: { subject: (number: number) => string; title: string; text: (amount: string) => string; when: string }
}
