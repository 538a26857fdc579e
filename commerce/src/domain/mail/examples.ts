/**
 * What a mail is shown with before it is sent to anybody: a real order, customer or payment of the shop where the mail is
 * about one and whoever asks may see it; else a name and a link that are made up.
 */
import { pathTo } from '@semena/contract/page-paths'
import { PAYMENT_WAYS } from '@semena/contract/payment-ways'
import { hasPermission, type Services, type UserViewer } from '../../context.ts'
import { exampleCustomers, exampleOrders, type OrderWanted } from '../../db/queries/mail/mail-example.ts'
import { type ListedReview, openReviews, reviewById } from '../../db/queries/payment/payment-list.ts'
import { intKey, toGlobalId, uuidKey } from '../global-id.ts'
import type { MailKind, MailPayloads } from './put.ts'
import type { SectionName } from './texts/texts.ts'

export type ShownKind = Exclude<MailKind, 'mail-trial'>

/** Something that a mail can be shown with. */
export interface Example {
  id: string
  name: string
  payload: object
}

/** The kind of things that a mail is about; null where there is nothing to choose. */
export type About = 'ORDER' | 'CUSTOMER' | 'REVIEW' | null

/** The mail that shows the texts of a section: for texts that several mails share, one of them. */
export const shownBy = (section: SectionName): ShownKind =>
  section === 'common'
    ? 'account-confirm'
    : section === 'reasons' || section === 'order'
      ? 'order-placed'
      : section === 'topics'
        ? 'contact-message'
        : section

/** What the mail is about. */
export function aboutOf(kind: ShownKind): About {
  if (kind.startsWith('order-')) return 'ORDER'
  if (kind === 'payment-review') return 'REVIEW'
  return kind.startsWith('newsletter-') || kind.startsWith('contact-') ? null : 'CUSTOMER'
}

const PERMISSION = { ORDER: 'MANAGE_ORDERS', CUSTOMER: 'MANAGE_USERS', REVIEW: 'HANDLE_PAYMENTS' } as const

const STATUS: Partial<Record<ShownKind, string>> = { 'order-expired': 'EXPIRED', 'order-canceled': 'CANCELED' }

type ExampleCtx = Pick<Services, 'database'>

/**
 * Things that the mail can be shown with, the newest first. `search` is an order's number or a customer's address, `id`
 * one of the answered ids.
 */
export async function examplesOf(
  { database: { pool } }: ExampleCtx,
  viewer: UserViewer,
  kind: ShownKind,
  { search = '', id = null, origin }: { search?: string; id?: string | null; origin: string },
): Promise<Example[]> {
  const about = aboutOf(kind)
  const madeUp = [{ id: '', name: '', payload: payloadOf(kind, { origin, email: viewer.email, firstName: 'Ann' }) }]
  if (about === null) return madeUp
  const may = hasPermission({ viewer }, PERMISSION[about])
  if (about === 'ORDER') {
    const key = id ? uuidKey(id, 'Order') : null
    const number = /^[1-9]\d{0,8}$/.test(search) ? Number(search) : null
    if (!may || (id && !key) || (search && number === null)) return []
    const wanted: OrderWanted = {
      id: key,
      number,
      channelIds: viewer.channelIds && [...viewer.channelIds],
      status: STATUS[kind] ?? null,
      isShipped: kind === 'order-shipped',
      hasInvoice: kind === 'order-invoice',
    }
    const fitting = await exampleOrders(pool, wanted)
    const found = fitting.length ? fitting : await exampleOrders(pool, { ...wanted, status: null })
    return found.map((order) => ({
      id: toGlobalId('Order', order.id),
      name: `${order.number} · ${order.email}`,
      payload: {
        orderId: order.id,
        ...(kind === 'order-shipped' ? { fulfillmentId: order.fulfillmentId } : {}),
        ...(kind === 'order-invoice' ? { invoiceId: order.invoiceId } : {}),
        ...(kind === 'order-refunded' ? { amount: order.totalGross } : {}),
      },
    }))
  }
  if (about === 'REVIEW') {
    const key = id ? intKey(id, 'PaymentReview') : null
    const found = may ? (key ? [await reviewById(pool, key)] : await openReviews(pool)) : []
    const shown = found
      .filter((review) => review !== null)
      .filter(({ channelId }) => viewer.channelIds === null || (channelId !== null && viewer.channelIds.has(channelId)))
      .filter(({ orderNumber }) => !search || String(orderNumber) === search)
      .map(ofReview)
    return shown.length || id || search ? shown : madeUp
  }
  const key = id ? intKey(id, 'User') : null
  if (!may) return id || search ? [] : madeUp
  if (id && !key) return []
  const people = await exampleCustomers(pool, { id: key, email: search || null })
  const shown = people.map(({ id: user, email, firstName }) => ({
    id: toGlobalId('User', user),
    name: email,
    payload: payloadOf(kind, { origin, email, firstName }),
  }))
  return shown.length || id || search ? shown : madeUp
}

const ofReview = (review: ListedReview): Example => ({
  id: toGlobalId('PaymentReview', review.id),
  name: `${review.id} · ${review.orderNumber ?? review.subject}`,
  payload: {
    number: review.id,
    reason: review.reason,
    amount: review.amount,
    currency: review.currency ?? 'USD',
    gateway: review.gateway ?? '',
    orderNumber: review.orderNumber,
  } satisfies MailPayloads['payment-review'],
})

type MadeUp = { [Kind in Exclude<ShownKind, `order-${string}`>]: (who: Who) => MailPayloads[Kind] }
interface Who {
  origin: string
  email: string
  firstName: string
}

/** No link of these opens anything: their token is a word. */
const link =
  (path: string) =>
  ({ origin, email }: Who) =>
    `${origin}${path}?${new URLSearchParams({ email, token: 'example' }).toString()}`
const linked = (path: string) => (who: Who) => ({ url: link(path)(who), firstName: who.firstName })
const leaving = ({ origin }: Who) => ({
  unsubscribeUrl: `${origin}${pathTo('newsletter.unsubscribe')}?token=example`,
  oneClickUrl: `${origin}/api/newsletter/unsubscribe/?token=example`,
})
const contact = ({ origin }: Who) => ({ number: 12, topic: 'problem' as const, origin })
const QUESTION = 'Good day,\n\nmy parcel has not arrived yet. Where is it?'

const MADE_UP: MadeUp = {
  'account-confirm': linked('/account-confirm'),
  'account-exists': linked('/'),
  'password-reset': linked('/password-reset'),
  'password-set': linked('/password-reset'),
  'staff-invited': linked('/desk/new-password'),
  'email-change': linked('/email-change'),
  'email-changed': ({ firstName }) => ({ newEmail: 'new@example.com', firstName }),
  'account-delete': linked('/account-delete'),
  'second-factor-on': ({ firstName }) => ({ firstName }),
  'second-factor-off': ({ firstName }) => ({ firstName, byShop: false }),
  'recovery-code-used': ({ firstName }) => ({ firstName, left: 2 }),
  'gift-card': ({ firstName }) => ({
    firstName,
    code: 'EXAM-PLE0-CODE',
    balance: 2500,
    currency: 'EUR',
    expiryDate: null,
  }),
  'newsletter-opt-in': (who) => ({
    url: `${who.origin}${pathTo('newsletter.confirm')}?token=example`,
    ...leaving(who),
  }),
  'newsletter-welcome': leaving,
  'contact-message': (who) => ({
    ...contact(who),
    name: who.firstName,
    email: who.email,
    orderNumber: '1042',
    message: QUESTION,
  }),
  'contact-receipt': contact,
  'contact-answer': (who) => ({
    ...contact(who),
    replyTo: who.email,
    answer: 'Good day,\n\nit is on its way and comes tomorrow.',
    message: QUESTION,
  }),
  'payment-review': () => ({
    number: 7,
    reason: 'LATE',
    amount: 1750,
    currency: 'USD',
    gateway: PAYMENT_WAYS[0]!.id,
    orderNumber: 1042,
  }),
}

const payloadOf = (kind: ShownKind, who: Who): object =>
  (MADE_UP as Record<string, (who: Who) => object>)[kind]?.(who) ?? {}
