/** Payments that were made elsewhere: people and apps write them down. */
import { findOrder } from '../../db/queries/order/order.ts'
import type { TransactionRow } from '../../db/queries/payment/payment.ts'
import { amendPayment, recordPayment } from '../../domain/payment/record.ts'
import type { Result } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'
import type { ArgsOf, Fields } from '../resolver-types.ts'
import { permissionDenied } from '../shared/errors.ts'
import { payload } from '../shared/payload.ts'
import { requireChannel, requirePermission } from '../shared/permission.ts'
import { isOwner, named, needItsChannel, subjectOf } from './arguments.ts'
import { type Code, readSaid } from './said.ts'

async function create(
  ctx: GraphqlContext,
  { id, transaction, transactionEvent }: ArgsOf<'Mutation', 'transactionCreate'>,
): Promise<Result<TransactionRow, Code>> {
  requirePermission(ctx, 'HANDLE_PAYMENTS')
  const subject = await subjectOf(id, ctx)
  if (!subject.ok) return subject
  const order = subject.value.kind === 'order' ? await findOrder(ctx.database.pool, subject.value.id) : null
  requireChannel(ctx, order?.channelId ?? subject.value.channel.id)
  const said = readSaid(transaction, transactionEvent, subject.value.currency)
  return said.ok ? recordPayment(ctx, subject.value, said.value) : said
}

async function update(
  ctx: GraphqlContext,
  args: ArgsOf<'Mutation', 'transactionUpdate'>,
): Promise<Result<TransactionRow, Code>> {
  requirePermission(ctx, 'HANDLE_PAYMENTS')
  const found = await named(args, ctx)
  if (!found.ok) return found
  if (!isOwner(ctx, found.value)) throw permissionDenied()
  await needItsChannel(ctx, found.value)
  const said = readSaid(args.transaction ?? {}, args.transactionEvent, found.value.currency)
  return said.ok ? amendPayment(ctx, found.value.id, said.value) : said
}

export const recordMutations = {
  transactionCreate: async (_, args, ctx) => payload(await create(ctx, args), 'transaction'),
  transactionUpdate: async (_, args, ctx) => payload(await update(ctx, args), 'transaction'),
} satisfies Partial<Fields<'Mutation'>>
