/**
 * Every case in which our answer differs from the recorded one, with the reason. A case that differs and is not listed
 * fails the test.
 */
import type { Case } from './player.ts'

export interface Difference {
  /** "meant" is a difference that is to stay, "not-yet" one that will go when something is built. */
  kind: 'meant' | 'not-yet'
  why: string
}

interface Listed extends Difference {
  cases: readonly string[] | RegExp | ((recorded: Case) => boolean)
}

const SAME_KEY = 'the same key with the same input never charges a second time (docs/rules.md#one-key-one-charge)'

const LIST: readonly Listed[] = [
  // ── meant: accounts
  {
    kind: 'meant',
    why: 'passwords of digits alone, or like the e-mail, are refused (docs/rules.md#passwords)',
    cases: ['accountRegister: numeric password', 'accountRegister: password like the e-mail'],
  },
  {
    kind: 'meant',
    why: 'the mail that registering sent counts: the next may follow after three minutes (docs/rules.md#confirmation-mail)',
    cases: ['sendConfirmationEmail: unconfirmed, then again at once'],
  },
  {
    kind: 'meant',
    why: 'every signed-in user may have a picture (docs/rules.md#avatar)',
    cases: ['userAvatar: png', 'userAvatar: text', 'userAvatar: text called png', 'userAvatar: delete'],
  },
  {
    kind: 'meant',
    why: 'a form of a stranger is refused by its head, before its operation is known (docs/rules.md#uploads)',
    cases: ['userAvatar: anonymous'],
  },

  // ── meant: catalogue and content
  {
    kind: 'meant',
    why: 'a product of several collections stands in a list once; Saleor lists it once for each',
    cases: ['products: sort, collection without filter'],
  },

  // ── meant: baskets
  {
    kind: 'meant',
    why: 'shipping methods are always in the order of their price; Saleor appends those that become possible later',
    cases: ['checkoutAddPromoCode: more than the total'],
  },

  // ── meant: payment
  {
    kind: 'meant',
    why: 'the order that a gift card paid is answered as it is; Saleor answers what it was before the card was charged',
    cases: ['checkoutComplete, gift cards: as a gateway, a part, and a charge'],
  },
  {
    kind: 'meant',
    why: 'the default amount takes gift cards off (docs/rules.md#amount-to-pay)',
    cases: [
      'transactionInitialize, amount: default with a gift card on the checkout',
      'checkoutComplete, gift cards: legacy gift card and charge',
    ],
  },
  {
    kind: 'meant',
    why: SAME_KEY,
    cases: [
      'transactionInitialize, idempotencyKey: same input twice',
      'transactionInitialize, idempotencyKey: same with default amount',
      'order paid afterwards: same idempotency key twice',
    ],
  },
  {
    kind: 'meant',
    why: 'errors of the database are coded errors (docs/rules.md#differences-from-saleor)',
    cases: ['transactionInitialize, idempotencyKey: very long'],
  },

  {
    kind: 'meant',
    why: 'a pending charge does not confirm an order, and money does not bring a cancelled one back (docs/rules.md#pending-money, docs/rules.md#money-too-late)',
    cases: ['order paid afterwards: CHARGE_REQUEST', 'order paid afterwards: cancelled order'],
  },
  {
    kind: 'meant',
    why: 'an order is confirmed once what came covers it, and not before (docs/rules.md#payments-in-part, decision 0024); see NOT_COVERED',
    cases: ['who may read: order behind the transaction of a guest'],
  },

  // ── meant: what staff do
  {
    kind: 'meant',
    why: 'a variant without a name or SKU is named by its own id, as when it is made alone; Saleor names those that are made together "ProductVariant:None"',
    cases: ['productVariantBulkCreate: three at once'],
  },
  {
    kind: 'meant',
    why: 'what a draft lacks, whether it is paid and which methods fit follow from its new total; Saleor answers them from the total before the change',
    cases: [
      'draftOrderCreate: for a customer, with a voucher',
      'orderLinesCreate: add, same again, forced, own price',
      'orderUpdateShipping: method',
    ],
  },
  {
    kind: 'meant',
    why: 'the settings are answered whole; Saleor leaves one out that may not be null, and fails',
    cases: ['orderSettingsUpdate: orderSettingsUpdate: who may'],
  },
  {
    kind: 'meant',
    why: 'what a draft is short of follows from its new total; Saleor answers it from the total before the change',
    cases: ['draftOrderUpdate: everything', 'orderLineUpdate: quantity and away'],
  },
  {
    kind: 'meant',
    why: 'pages are found at once; the recorded shop had no worker that writes its search index',
    cases: ['pages: list'],
  },
  {
    kind: 'meant',
    why: 'a text that an update leaves out stays; Saleor empties it where the predicate changes',
    cases: ['promotionRuleCreate: create, update, delete'],
  },
  {
    kind: 'meant',
    why: 'a return of which every piece is replaced makes no empty parcel beside the replaced one',
    cases: ['orderFulfillmentReturnProducts: return, with and without money, replace'],
  },

  // ── meant: protocol
  {
    kind: 'meant',
    why: 'an Int is a whole number, as GraphQL says; Saleor cuts 1.5 to 1',
    cases: ['protocol: fraction as Int'],
  },
  {
    kind: 'meant',
    why: 'a webhook’s secret is shown to those who may do what its app may (docs/rules.md#secrets-of-apps)',
    cases: ['webhook: all of it'],
  },
  {
    kind: 'meant',
    why: 'an identifier names one app, because payments are booked under it',
    cases: ['app: refusals'],
  },
]

/** A payment plugin older than transactions, which the recorded shop lists among its gateways. */
const PLUGIN = 'mirumee.payments.dummy'

/**
 * Cases with a difference that is meant: here an order is confirmed when the money covers it
 * (docs/rules.md#payments-in-part, decision 0024). Saleor confirms an order that had any transaction before it was
 * made, also a failed, pending or partial one, and an order that had any success afterwards.
 */
const NOT_COVERED: readonly string[] = [
  'transactionProcess: fails after the order was placed',
  'checkoutComplete, payment required: pending',
  'checkoutComplete, payment required: authorisation pending',
  'checkoutComplete, payment required: charge and pending that add up',
  'checkoutComplete, unpaid orders allowed: charged in part',
  'checkoutComplete, unpaid orders allowed: failed',
  'checkoutComplete, unpaid orders allowed: pending',
  'checkoutComplete, unpaid orders allowed: action required',
  'order paid afterwards: a part',
  'order paid afterwards: zero',
  'who may read: my orders',
]

/**
 * Cases with the other side of that difference: what covers an order confirms it, also money that staff say came. Saleor
 * leaves such an order unconfirmed.
 */
const MARKED: readonly string[] = [
  'orderMarkAsPaid: unpaid',
  'orderMarkAsPaid: unpaid, with a reference',
  'orderMarkAsPaid: twice',
]

const UNCOVERED = { from: 'UNFULFILLED', to: 'UNCONFIRMED' }
const COVERED = { from: 'UNCONFIRMED', to: 'UNFULFILLED' }

/**
 * The answer that our service must give: the recorded one without that plugin, and with our status for orders whose
 * money does not cover them, or does since they were marked as paid. Everything else in these cases is compared.
 */
export const wanted = (value: unknown, { name }: Pick<Case, 'name'>): unknown =>
  rewritten(value, NOT_COVERED.includes(name) ? UNCOVERED : MARKED.includes(name) && !isPlacing(value) ? COVERED : null)

/** Whether it answers the mutation that made the order. */
const isPlacing = (answer: unknown): boolean =>
  Object.hasOwn((answer as { data?: object | null } | null)?.data ?? {}, 'checkoutComplete')

function rewritten(value: unknown, status: { from: string; to: string } | null, key = ''): unknown {
  if (Array.isArray(value)) {
    const own =
      key === 'availablePaymentGateways' ? value.filter((g: { gateway?: string }) => g.gateway !== PLUGIN) : value
    return own.map((item) => rewritten(item, status))
  }
  if (status && key === 'status' && value === status.from) return status.to
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, rewritten(v, status, k)]))
}

export const listed = (recorded: Case): Difference | undefined =>
  LIST.find(({ cases }) =>
    typeof cases === 'function'
      ? cases(recorded)
      : cases instanceof RegExp
        ? cases.test(recorded.name)
        : cases.includes(recorded.name),
  )
