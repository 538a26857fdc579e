/**
 * JSON endpoints for payments that wait for a person or a provider, for which Saleor's schema has no fields. They are for
 * staff with HANDLE_PAYMENTS; who sees only some channels sees what belongs to orders in them. Money is given back by
 * `transactionRequestAction`, as in Saleor.
 *
 *     GET  /api/payments/                    { reviews, actions, granted }: what waits, oldest first
 *     POST /api/payments/reviews/resolve/    review, note: a person has looked, and says what was done
 *     POST /api/payments/actions/record/     action, done, reference, note: how an action went that people do by hand
 */
import { LENGTHS } from '../domain/lengths.ts'
import { LONGEST_REFERENCE, MAX_PAGE_SIZE } from '@semena/contract/limits'
import type { FastifyReply } from 'fastify'
import type { Services, UserViewer } from '../context.ts'
import { type GrantedRefund, grantedRefunds } from '../db/queries/order/today.ts'
import { actionById, type ListedAction, type ListedReview, reviewById } from '../db/queries/payment/payment-list.ts'
import { isUuid, toGlobalId } from '../domain/global-id.ts'
import { toDecimal } from '../domain/money.ts'
import { agenda, isOfChannels, resolveAction, resolveReview } from '../domain/payment/by-owner.ts'
import { type Refusal, refusal } from '../domain/result.ts'
import { plainText } from '../domain/text.ts'
import { sendRefusal } from './own-api.ts'
import { channelsOf, having, sendFaults, staffPlugin } from './staff-api.ts'

const BODY_LIMIT = 8 * 1024

const by = (viewer: UserViewer): string => `user:${viewer.userId}`

export const paymentsPlugin = (services: Services) =>
  staffPlugin(
    services,
    { mayEnter: having('HANDLE_PAYMENTS'), bodyLimit: BODY_LIMIT },
    {
      'GET /api/payments': async ({ viewer, reading }) => {
        const { reviews, actions } = await agenda(reading, viewer.channelIds)
        const granted = await grantedRefunds(reading.database.pool, channelsOf(viewer), MAX_PAGE_SIZE)
        return {
          reviews: reviews.map(shownReview),
          actions: actions.map(shownAction),
          granted: granted.map(shownGranted),
        }
      },
      'POST /api/payments/reviews/resolve': async ({ viewer, fields: { review, note }, reply, writing }) => {
        const id = /^[1-9]\d{0,8}$/.test(String(review)) ? Number(review) : null
        const said = readText('note', note, LENGTHS.paymentNote, true)
        const faults = [
          ...(id === null ? [refusal('INVALID', 'review', 'Send the id of a review.')] : []),
          ...said.faults,
        ]
        if (id === null || faults.length) return sendFaults(reply, ...faults)
        const found = await reviewById(writing.database.pool, id)
        if (!found || !isOfChannels(found, viewer.channelIds)) return notFound(reply, 'review')
        if (!(await resolveReview(writing, id, said.text, by(viewer))))
          return sendRefusal(reply, 409, 'ALREADY_RESOLVED', 'Somebody has resolved it before.')
        return { review: String(id) }
      },
      'POST /api/payments/actions/record': async ({ viewer, fields, reply, writing }) => {
        const { action, done, reference, note } = fields
        const id = typeof action === 'string' && isUuid(action) ? action.toLowerCase() : null
        const ref = readText('reference', reference, LONGEST_REFERENCE, done === true)
        const said = readText('note', note, LENGTHS.paymentNote, done === false)
        const faults = [
          ...(id === null ? [refusal('INVALID', 'action', 'Send the id of an action.')] : []),
          ...(typeof done === 'boolean' ? [] : [refusal('REQUIRED', 'done', 'Say whether it was done.')]),
          ...ref.faults,
          ...said.faults,
        ]
        if (id === null || faults.length) return sendFaults(reply, ...faults)
        const found = await actionById(writing.database.pool, id)
        if (!found || !isOfChannels(found, viewer.channelIds)) return notFound(reply, 'action')
        if (!(await resolveAction(writing, id, done ? ref.text : null, said.text, by(viewer))))
          return sendRefusal(reply, 409, 'NOT_BY_HAND', 'It does not wait for a person.')
        return { action: id }
      },
    },
  )

const notFound = (reply: FastifyReply, what: string): FastifyReply =>
  sendRefusal(reply, 404, 'NOT_FOUND', `There is no such ${what}.`)

/** A text of a body without markup, and what is wrong with it. */
function readText(
  field: string,
  given: unknown,
  longest: number,
  isNeeded: boolean,
): { text: string; faults: Refusal<'REQUIRED' | 'INVALID'>[] } {
  if (given !== undefined && given !== null && typeof given !== 'string')
    return { text: '', faults: [refusal('INVALID', field, 'Send a text.')] }
  const text = plainText(given ?? '').trim()
  if (text === '' && isNeeded) return { text, faults: [refusal('REQUIRED', field, 'This is needed.')] }
  if (text.length > longest)
    return { text: '', faults: [refusal('INVALID', field, `At most ${longest} characters, please.`)] }
  return { text, faults: [] }
}

const money = (minor: number, currency: string | null) =>
  currency === null ? null : { amount: toDecimal(minor, currency), currency }

const orderOf = ({
  orderId,
  orderNumber,
  orderStatus,
}: Pick<ListedReview, 'orderId' | 'orderNumber' | 'orderStatus'>) =>
  orderId ? { id: toGlobalId('Order', orderId), number: String(orderNumber), status: orderStatus } : null

const shownReview = (review: ListedReview) => ({
  id: String(review.id),
  reason: review.reason,
  amount: money(review.amount, review.currency),
  note: review.note,
  subject: review.subject,
  createdAt: review.createdAt,
  order: orderOf(review),
  payment: review.transactionId
    ? {
        id: toGlobalId('TransactionItem', review.transactionId),
        gateway: review.gateway,
        charged: money(review.charged ?? 0, review.currency),
        url: review.paymentUrl ?? '',
      }
    : null,
})

/** A refund that somebody has granted and nobody has sent. */
const shownGranted = ({
  id,
  amount,
  reason,
  createdAt,
  currency,
  orderId,
  orderNumber,
  orderStatus,
}: GrantedRefund) => ({
  id: toGlobalId('OrderGrantedRefund', id),
  amount: money(amount, currency),
  reason,
  createdAt,
  order: { id: toGlobalId('Order', orderId), number: String(orderNumber), status: orderStatus },
})

const shownAction = (action: ListedAction) => ({
  id: action.id,
  kind: action.kind,
  state: action.state,
  amount: money(action.amount, action.currency),
  reason: action.reason,
  destination: action.destination,
  reference: action.pspReference,
  error: action.error,
  attempts: action.attempts,
  nextAttemptAt: action.state === 'WAITING' ? action.nextAttemptAt : null,
  createdAt: action.createdAt,
  /** The provider's page where the action is taken further; else the payment's. */
  url: action.externalUrl || action.paymentUrl,
  order: orderOf(action),
  payment: { id: toGlobalId('TransactionItem', action.transactionId), gateway: action.gateway },
})
