/**
 * Every text of the mails, by the part of a mail it is. The words themselves stand in a file for each language; each has
 * all of them, or the build fails. The shop's owner may replace any of them (`changed.ts`). What stands in braces, such
 * as `{number}`, is filled in when a mail is written.
 */
import type { Forms } from '../format.ts'

/** What a text is in a mail. Paragraphs may have line breaks; all others are one line. */
export const PARTS = {
  SUBJECT: { longest: 150, isParagraph: false },
  /** What mail programs show after the subject. */
  PREVIEW: { longest: 150, isParagraph: false },
  HEADING: { longest: 150, isParagraph: false },
  TEXT: { longest: 2000, isParagraph: true },
  /** A paragraph that must be seen. */
  NOTICE: { longest: 1000, isParagraph: true },
  /** A paragraph in smaller letters. */
  NOTE: { longest: 1000, isParagraph: true },
  BUTTON: { longest: 60, isParagraph: false },
  /** A word or two beside a value, or above a list. */
  LABEL: { longest: 100, isParagraph: false },
} as const
export type Part = keyof typeof PARTS

const LINKED = { subject: 'SUBJECT', title: 'HEADING', text: 'TEXT', button: 'BUTTON' } as const

/** The texts of each mail by its kind; and those that several mails share: `common`, `reasons`, `topics`, `order`. */
export const SECTIONS = {
  'account-confirm': LINKED,
  'account-exists': LINKED,
  'password-reset': LINKED,
  'password-set': LINKED,
  'staff-invited': { ...LINKED, keep: 'NOTE' },
  'email-change': LINKED,
  'email-changed': { ...LINKED, newEmail: 'LABEL' },
  'account-delete': LINKED,
  'second-factor-on': LINKED,
  /** `byShop` replaces `text` where the shop's owner switched it off. */
  'second-factor-off': { ...LINKED, byShop: 'TEXT' },
  'recovery-code-used': { ...LINKED, left: 'LABEL', few: 'TEXT' },
  'gift-card': { ...LINKED, code: 'LABEL', balance: 'LABEL', until: 'LABEL', keep: 'NOTE' },

  /** `unconfirmed` is used where nothing is left to pay and people confirm each order by hand. */
  'order-placed': {
    subject: 'SUBJECT',
    preheader: 'PREVIEW',
    title: 'HEADING',
    pay: 'TEXT',
    payBefore: 'NOTICE',
    paid: 'TEXT',
    free: 'TEXT',
    unconfirmed: 'TEXT',
    pending: 'TEXT',
    expired: 'NOTICE',
    canceled: 'TEXT',
  },
  /** `late…` is used where the order had ended before the money came, `unconfirmed` as above. */
  'order-paid': {
    subject: 'SUBJECT',
    preheader: 'PREVIEW',
    title: 'HEADING',
    text: 'TEXT',
    unconfirmed: 'TEXT',
    lateSubject: 'SUBJECT',
    lateTitle: 'HEADING',
    lateText: 'NOTICE',
  },
  /** `part` replaces `text` where only a part was paid. */
  'order-expired': { subject: 'SUBJECT', title: 'HEADING', warning: 'NOTICE', text: 'TEXT', part: 'TEXT' },
  'order-canceled': { subject: 'SUBJECT', title: 'HEADING', text: 'TEXT', money: 'TEXT' },
  'order-shipped': { subject: 'SUBJECT', title: 'HEADING', text: 'TEXT', plain: 'TEXT', track: 'BUTTON' },
  'order-refunded': { subject: 'SUBJECT', title: 'HEADING', text: 'TEXT', when: 'TEXT' },
  'order-invoice': { ...LINKED, number: 'LABEL' },

  'newsletter-opt-in': LINKED,
  'newsletter-welcome': LINKED,

  'contact-message': {
    subject: 'SUBJECT',
    title: 'HEADING',
    text: 'TEXT',
    number: 'LABEL',
    topic: 'LABEL',
    name: 'LABEL',
    email: 'LABEL',
    order: 'LABEL',
    page: 'LABEL',
    reply: 'NOTE',
  },
  'contact-receipt': { subject: 'SUBJECT', title: 'HEADING', text: 'TEXT', safety: 'NOTE', notYou: 'NOTE' },
  'contact-answer': { subject: 'SUBJECT', title: 'HEADING', to: 'NOTE', reply: 'NOTE' },

  /** In capitals: texts by `payment_reviews.reason`. */
  'payment-review': {
    subject: 'SUBJECT',
    title: 'HEADING',
    LATE: 'TEXT',
    PARTIAL: 'TEXT',
    UNCOVERED: 'TEXT',
    EXPIRED: 'TEXT',
    WALLET: 'TEXT',
    OVERPAID: 'TEXT',
    CHARGED_BACK: 'TEXT',
    REFUND_FAILED: 'TEXT',
    DIFFERENCE: 'TEXT',
    NO_ORDER: 'TEXT',
    number: 'LABEL',
    amount: 'LABEL',
    gateway: 'LABEL',
    how: 'NOTE',
  },

  /** `greetingNobody` is used where no name is known; `unsubscribe` is the link of mails that are not about it. */
  common: { greeting: 'LABEL', greetingNobody: 'LABEL', linkLife: 'NOTE', notYou: 'NOTE', unsubscribe: 'BUTTON' },
  /** Why somebody gets a mail about an account, an order, a subscription and so on. */
  reasons: {
    account: 'NOTE',
    order: 'NOTE',
    newsletter: 'NOTE',
    subscriber: 'NOTE',
    contact: 'NOTE',
    desk: 'NOTE',
    staff: 'NOTE',
  },
  /** What a message of the contact form is about. */
  topics: { order: 'LABEL', problem: 'LABEL', wholesale: 'LABEL', partnership: 'LABEL', other: 'LABEL' },
  /** What mails about orders share. `wayTime` is `deliveryTime` for goods that are on their way. */
  order: {
    number: 'LABEL',
    placedAt: 'LABEL',
    lines: 'LABEL',
    sent: 'LABEL',
    gift: 'LABEL',
    subtotal: 'LABEL',
    discount: 'LABEL',
    discountNamed: 'LABEL',
    shipping: 'LABEL',
    shippingNamed: 'LABEL',
    giftCard: 'LABEL',
    giftCardsBack: 'LABEL',
    total: 'LABEL',
    tax: 'LABEL',
    paid: 'LABEL',
    refunded: 'LABEL',
    toPay: 'LABEL',
    delivery: 'LABEL',
    deliveryTime: 'LABEL',
    wayTime: 'LABEL',
    shipTo: 'LABEL',
    billTo: 'LABEL',
    tracking: 'LABEL',
    pay: 'BUTTON',
    open: 'BUTTON',
    again: 'BUTTON',
    contact: 'BUTTON',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Part>>>>

export type SectionName = keyof typeof SECTIONS

/** The texts themselves. */
export type MailTexts = { [Name in SectionName]: { [Key in keyof (typeof SECTIONS)[Name]]: string } }

/** What no owner changes: the warning of demos, and how a language counts. */
export interface FixedTexts {
  demo: string
  days: Forms
  minutes: Forms
}

/** Puts values into the places of a text; a place without a value stays as it is written. */
export const fill = (text: string, places: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(places[name] ?? place))
