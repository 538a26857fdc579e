/** Paying granted refunds out. */
import type { TransactionRequestRefundForGrantedRefundErrorCode } from '@semena/contract/enums'
import type { TransactionRow } from '../../db/queries/payment/payment.ts'
import { intKey } from '../../domain/global-id.ts'
import { causeOf } from '../../domain/payment/cause.ts'
import { payOutGrantedRefund } from '../../domain/refund/pay-out.ts'
import { refuse, type Result } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'
import { refundLoaders } from '../refund/sources.ts'
import type { ArgsOf, Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import { named, needItsChannel } from './arguments.ts'

async function payOut(
  ctx: GraphqlContext,
  args: ArgsOf<'Mutation', 'transactionRequestRefundForGrantedRefund'>,
): Promise<Result<TransactionRow, TransactionRequestRefundForGrantedRefundErrorCode>> {
  requirePermission(ctx, 'HANDLE_PAYMENTS')
  const found = await named(args, ctx)
  if (!found.ok) return found
  await needItsChannel(ctx, found.value)
  const key = intKey(args.grantedRefundId, 'OrderGrantedRefund')
  if (key === null) return refuse('GRAPHQL_ERROR', 'grantedRefundId', 'Must receive an OrderGrantedRefund id.')
  return payOutGrantedRefund(ctx, found.value, key, causeOf(ctx))
}

export const payOutMutations = {
  transactionRequestRefundForGrantedRefund: async (_, args, ctx) => {
    const done = await payOut(ctx, args)
    refundLoaders.drop(ctx)
    return payload(done, 'transaction')
  },
} satisfies Partial<Fields<'Mutation'>>
