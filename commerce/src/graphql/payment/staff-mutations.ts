/** What staff and payment apps do with payments after they were started. */
import type { TransactionEventReportErrorCode, TransactionRequestActionErrorCode } from '@semena/contract/enums'
import { loadCheckout } from '../../db/queries/checkout.ts'
import { findOrder } from '../../db/queries/order.ts'
import { findTransaction, type TransactionRow } from '../../db/queries/payment.ts'
import type { PaymentMethod } from '../../db/tables/payments.ts'
import { uuidKey } from '../../domain/global-id.ts'
import { metadataFault } from '../../domain/metadata.ts'
import { toMinorHalfEven } from '../../domain/money.ts'
import { requestAction } from '../../domain/payment/action.ts'
import { causeOf } from '../../domain/payment/cause.ts'
import { type Report, type Reported, reportEvent } from '../../domain/payment/report.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import type { PaymentMethodDetailsInput } from '../../inputs.generated.ts'
import type { ArgsOf, Fields } from '../resolver-types.ts'
import { readMetadata } from '../shared/arguments.ts'
import { invalidArgument, permissionDenied } from '../shared/errors.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission, requireChannel } from '../shared/permission.ts'
import { eventSource } from './sources.ts'

const LONGEST_REFERENCE = 512

const LONGEST_URL = 2048

/** Longest text that a client may store with a payment, in characters; longer ones are cut. */
const LONGEST_TEXT = 512

/** No order costs more than this: amounts are stored as whole minor units of at most 15 digits. */
const HIGHEST_AMOUNT = 999_999_999

interface Named {
  id?: string | null | undefined
  token?: string | null | undefined
}

async function named(
  { id, token }: Named,
  ctx: GraphqlContext,
): Promise<Result<TransactionRow, 'GRAPHQL_ERROR' | 'NOT_FOUND'>> {
  if ((id == null) === (token == null))
    return refuse('GRAPHQL_ERROR', null, 'Exactly one of id and token must be given.')
  const key = token ?? uuidKey(id!, 'TransactionItem')
  if (!key) throw invalidArgument('Must receive a TransactionItem id.')
  const found = await findTransaction(ctx.database.pool, key)
  return found ? ok(found) : refuse('NOT_FOUND', 'id', "Couldn't resolve to a transaction.")
}

/** Throws when the viewer is staff who may not work in the payment's channel. */
async function needItsChannel(ctx: GraphqlContext, { orderId, checkoutId }: TransactionRow): Promise<void> {
  const { pool } = ctx.database
  const of = orderId
    ? await findOrder(pool, orderId)
    : checkoutId && (await loadCheckout(pool, checkoutId, ctx.clock.now()))
  if (of) requireChannel(ctx, of.channelId)
}

/** An amount as minor units. */
function readAmount(amount: number | null | undefined, currency: string): Result<number | null, 'INVALID'> {
  if (amount == null) return ok(null)
  if (amount > HIGHEST_AMOUNT) return refuse('INVALID', 'amount', 'The amount is too high.')
  return ok(toMinorHalfEven(amount, currency))
}

async function request(
  args: ArgsOf<'Mutation', 'transactionRequestAction'>,
  ctx: GraphqlContext,
): Promise<Result<TransactionRow, TransactionRequestActionErrorCode>> {
  const found = await named(args, ctx)
  if (!found.ok) return found
  await needItsChannel(ctx, found.value)
  if (args.refundReason != null && args.actionType !== 'REFUND')
    return refuse('INVALID', 'refundReason', 'Only a refund has a reason.')
  const amount = readAmount(args.amount, found.value.currency)
  if (!amount.ok) return amount
  // An amount of 0 would mean the whole payment, so one that is rounded down to 0 is refused.
  if (args.amount && amount.value === 0) return refuse('INVALID', 'amount', 'The amount is too small.')
  return requestAction(ctx, found.value.id, {
    kind: args.actionType,
    amount: amount.value,
    reason: plainText(args.refundReason ?? '').slice(0, LONGEST_TEXT),
    cause: causeOf(ctx),
  })
}

/**
 * Whether the viewer owns a payment: the app of its gateway does, or, where no app stands behind it, whoever handles
 * payments.
 */
const isOwner = ({ viewer }: GraphqlContext, { gateway }: TransactionRow): boolean =>
  gateway === '' || (viewer.kind === 'app' && viewer.identifier === gateway)

/** A text that a client enters, cut to the longest length; null when there is none. */
const cut = (text: string | null | undefined): string | null =>
  text == null ? null : plainText(text).slice(0, LONGEST_TEXT)

/** The method of payment that a client describes; null when none was given. */
function readMethod(input: PaymentMethodDetailsInput | null | undefined): Result<PaymentMethod | null, 'INVALID'> {
  if (!input) return ok(null)
  const { card, giftCard, other } = input
  if ([card, giftCard, other].filter((given) => given != null).length !== 1)
    return refuse('INVALID', 'paymentMethodDetails', 'Exactly one kind must be given.')
  if (card)
    return ok({
      type: 'CARD',
      name: cut(card.name)!,
      brand: cut(card.brand),
      firstDigits: cut(card.firstDigits),
      lastDigits: cut(card.lastDigits),
      expMonth: card.expMonth ?? null,
      expYear: card.expYear ?? null,
    })
  if (giftCard)
    return ok({
      type: 'GIFT_CARD',
      name: cut(giftCard.name)!,
      brand: cut(giftCard.brand),
      lastChars: cut(giftCard.lastChars),
      isSaleorGiftcard: false,
    })
  return ok({ type: 'OTHER', name: cut(other!.name)! })
}

function readReport(
  args: ArgsOf<'Mutation', 'transactionEventReport'>,
  currency: string,
  cause: string,
): Result<Report, 'INVALID' | 'REQUIRED'> {
  const amount = readAmount(args.amount, currency)
  if (!amount.ok) return amount
  const pspReference = plainText(args.pspReference)
  if (pspReference.trim() === '' || pspReference.length > LONGEST_REFERENCE)
    return refuse('INVALID', 'pspReference', `The reference must have 1 to ${LONGEST_REFERENCE} characters.`)
  if (args.externalUrl && !isWebAddress(args.externalUrl)) return refuse('INVALID', 'externalUrl', 'Invalid URL.')
  const method = readMethod(args.paymentMethodDetails)
  if (!method.ok) return method
  const metadata = readMetadata(args.transactionMetadata)
  const privateMetadata = readMetadata(args.transactionPrivateMetadata)
  const fault =
    metadataFault(metadata, 'transactionMetadata') ?? metadataFault(privateMetadata, 'transactionPrivateMetadata')
  if (fault) return { ok: false, errors: [fault] }
  return ok({
    type: args.type,
    amount: amount.value,
    pspReference,
    message: plainText(args.message ?? '').slice(0, LONGEST_TEXT),
    externalUrl: args.externalUrl ?? '',
    at: args.time ?? null,
    actions: args.availableActions ?? null,
    metadata,
    privateMetadata,
    paymentMethod: method.value,
    cause,
  })
}

const isWebAddress = (text: string): boolean =>
  text.length <= LONGEST_URL && !text.includes('\0') && /^https?:$/.test(URL.parse(text)?.protocol ?? '')

async function report(
  args: ArgsOf<'Mutation', 'transactionEventReport'>,
  ctx: GraphqlContext,
): Promise<Result<Reported, TransactionEventReportErrorCode>> {
  const found = await named(args, ctx)
  if (!found.ok) return found
  if (!isOwner(ctx, found.value)) throw permissionDenied()
  await needItsChannel(ctx, found.value)
  const read = readReport(args, found.value.currency, causeOf(ctx))
  return read.ok ? reportEvent(ctx, found.value.id, read.value) : read
}

export const paymentStaffMutations = {
  transactionRequestAction: async (_, args, ctx) => {
    requirePermission(ctx, 'HANDLE_PAYMENTS')
    const done = await request(args, ctx)
    return payload(done, 'transaction')
  },

  transactionEventReport: async (_, args, ctx) => {
    requirePermission(ctx, 'HANDLE_PAYMENTS')
    const done = await report(args, ctx)
    const nothing = { alreadyProcessed: null, transaction: null, transactionEvent: null }
    return payload(done, nothing, ({ transaction, event, isKnown }) => ({
      alreadyProcessed: isKnown,
      transaction,
      transactionEvent: eventSource(event, transaction),
    }))
  },
} satisfies Partial<Fields<'Mutation'>>
