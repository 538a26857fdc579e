/** What mails and their parts are called in the desk. */
import { m } from '../../../paraglide/messages.js'
import { language } from '../../../platform/i18n.ts'
import type { MailText } from './api.ts'

/** Mails by when they are sent, in the order of a purchase. */
export const GROUPS: readonly { label: () => string; mails: Readonly<Record<string, () => string>> }[] = [
  {
    label: m.mails_group_orders,
    mails: {
      'order-placed': m.mails_order_placed,
      'order-paid': m.mails_order_paid,
      'order-shipped': m.mails_order_shipped,
      'order-invoice': m.mails_order_invoice,
      'order-expired': m.mails_order_expired,
      'order-canceled': m.mails_order_canceled,
      'order-refunded': m.mails_order_refunded,
      'gift-card': m.mails_gift_card,
    },
  },
  {
    label: m.mails_group_accounts,
    mails: {
      'account-confirm': m.mails_account_confirm,
      'account-exists': m.mails_account_exists,
      'password-reset': m.mails_password_reset,
      'password-set': m.mails_password_set,
      'email-change': m.mails_email_change,
      'email-changed': m.mails_email_changed,
      'second-factor-on': m.mails_second_factor_on,
      'second-factor-off': m.mails_second_factor_off,
      'recovery-code-used': m.mails_recovery_code_used,
      'account-delete': m.mails_account_delete,
    },
  },
  {
    label: m.mails_group_letters,
    mails: {
      'newsletter-opt-in': m.mails_newsletter_opt_in,
      'newsletter-welcome': m.mails_newsletter_welcome,
      'contact-receipt': m.mails_contact_receipt,
      'contact-answer': m.mails_contact_answer,
    },
  },
  {
    label: m.mails_group_staff,
    mails: {
      'staff-invited': m.mails_staff_invited,
      'contact-message': m.mails_contact_message,
      'payment-review': m.mails_payment_review,
    },
  },
  {
    label: m.mails_group_shared,
    mails: {
      common: m.mails_common,
      order: m.mails_order_words,
      reasons: m.mails_reasons,
      topics: m.mails_topics,
    },
  },
]

const NAMES: Readonly<Record<string, () => string>> = Object.assign({}, ...GROUPS.map(({ mails }) => mails))

export const mailName = (mail: string): string => NAMES[mail]?.() ?? mail

const PART_NAMES: Readonly<Record<MailText['part'], () => string>> = {
  SUBJECT: m.mails_part_subject,
  PREVIEW: m.mails_part_preview,
  HEADING: m.mails_part_heading,
  TEXT: m.mails_part_text,
  NOTICE: m.mails_part_notice,
  NOTE: m.mails_part_note,
  BUTTON: m.mails_part_button,
  LABEL: m.mails_part_label,
}

/** When a text stands in the mail, where it does not always. */
const WHEN: Readonly<Record<string, () => string>> = {
  'order-placed.pay': m.mails_when_unpaid,
  'order-placed.payBefore': m.mails_when_unpaid,
  'order-placed.paid': m.mails_when_paid,
  'order-placed.free': m.mails_when_free,
  'order-placed.unconfirmed': m.mails_when_unconfirmed,
  'order-placed.pending': m.mails_when_pending,
  'order-placed.expired': m.mails_when_expired,
  'order-placed.canceled': m.mails_when_canceled,
  'order-paid.unconfirmed': m.mails_when_unconfirmed,
  'order-paid.lateSubject': m.mails_when_late,
  'order-paid.lateTitle': m.mails_when_late,
  'order-paid.lateText': m.mails_when_late,
  'order-expired.part': m.mails_when_part,
  'order-canceled.money': m.mails_when_money,
  'order-shipped.track': m.mails_when_link,
  'second-factor-off.byShop': m.mails_when_by_shop,
  'recovery-code-used.few': m.mails_when_few,
  'common.greetingNobody': m.mails_when_nobody,
}

export const textWhen = (mail: string, key: string): string | null => WHEN[`${mail}.${key}`]?.() ?? null

/** The part's name; with the shop's own words where the mail has several of the kind. */
export function textName(text: MailText, all: readonly MailText[]): string {
  const part = PART_NAMES[text.part]()
  const own = text.own[language()]
  return all.filter((one) => one.part === text.part).length === 1
    ? part
    : `${part}: ${own.length > 40 ? `${own.slice(0, 40).trimEnd()}…` : own}`
}
