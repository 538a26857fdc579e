/** What staff and payment apps do with payments after they were started. */
import { LONGEST_REFERENCE } from '@semena/contract/limits'
import type { TransactionEventReportErrorCode, TransactionRequestActionErrorCode } from '@semena/contract/enums'
import type { TransactionRow } from '../../db/queries/payment/payment.ts'
import { metadataFault } from '../../domain/metadata.ts'
import { requestAction } from '../../domain/payment/action.ts'
import { causeOf } from '../../domain/payment/cause.ts'
import { type Report, type Reported, reportEvent } from '../../domain/payment/report.ts'
import { reasonFault } from '../../domain/refund/reasons.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import type { ArgsOf, Fields } from '../resolver-types.ts'
import { readMetadata } from '../shared/arguments.ts'
import { permissionDenied } from '../shared/errors.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import { isOwner, isWebAddress, named, needItsChannel, readAmount, readMethod } from './arguments.ts'
import { reasonPageKey } from '../shared/ids.ts'
import { eventSource } from './sources.ts'

async function request(
  args: ArgsOf<'Mutation', 'transactionRequestAction'>,
  ctx: GraphqlContext,
): Promise<Result<TransactionRow, TransactionRequestActionErrorCode>> {
  const found = await named(args, ctx)
  if (!found.ok) return found
  await needItsChannel(ctx, found.value)
  if (args.refundReason != null && args.actionType !== 'REFUND')
    return refuse('INVALID', 'refundReason', 'Only a refund has a reason.')
  if (args.refundReasonReference && args.actionType !== 'REFUND')
    return refuse('INVALID', 'refundReasonReference', 'Only a refund has a reason.')
  const reasonPageId = reasonPageKey(args.refundReasonReference) ?? null
  const wrong = args.actionType === 'REFUND' ? await reasonFault(ctx, 'REFUND', reasonPageId) : null
  if (wrong) return refuse(wrong.code === 'REQUIRED' ? 'REQUIRED' : 'INVALID', 'refundReasonReference', wrong.message)
  const amount = readAmount(args.amount, found.value.currency)
  if (!amount.ok) return amount
  // An amount of 0 would mean the whole payment, so one that is rounded down to 0 is refused.
  if (args.amount && amount.value === 0) return refuse('INVALID', 'amount', 'The amount is too small.')
  return requestAction(ctx, found.value.id, {
    kind: args.actionType,
    amount: amount.value,
    reason: plainText(args.refundReason ?? '').slice(0, LONGEST_REFERENCE),
    reasonPageId,
    cause: causeOf(ctx),
  })
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
    message: plainText(args.message ?? '').slice(0, LONGEST_REFERENCE),
    externalUrl: args.externalUrl ?? '',
    at: args.time ?? null,
    actions: args.availableActions ?? null,
    metadata,
    privateMetadata,
    paymentMethod: method.value,
    cause,
  })
}

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
