/** Lists of payments for staff and apps. */
import { hasPermission } from '../../context.ts'
import type { TransactionRow } from '../../db/queries/payment/payment.ts'
import {
  transactionList,
  type TransactionListInput,
  type TransactionWhere,
} from '../../db/queries/payment/transaction-list.ts'
import { plainText } from '../../domain/text.ts'
import type { DateTimeRangeInput } from '../../domain/inputs.generated.ts'
import type { TransactionEventFilterInput, TransactionWhereInput } from '../../domain/payment/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import type { PageArgs } from '../shared/connection.ts'
import { permissionDenied } from '../shared/errors.ts'
import { channelsAsked } from '../shared/filters.ts'
import { uuidKeysOf } from '../shared/ids.ts'
import { conditionBudget, distinct, readJoined } from '../shared/joined.ts'
import { type Listed, listed } from '../shared/listed.ts'
import { allowed } from '../shared/one-filter.ts'

/** The payments that the viewer may see, by moment; oldest first where nothing is said. `kind` stands in cursors. */
export async function transactions(
  ctx: GraphqlContext,
  args: PageArgs,
  kind: 'PAYMENT' | 'TRANSACTION',
  input: Pick<TransactionListInput, 'where'> & Partial<TransactionListInput>,
): Promise<Listed<TransactionRow>> {
  const whole: TransactionListInput = {
    channelIds: await channelsAsked(ctx, null, null),
    ofApp: null,
    sort: 'CREATED_AT',
    desc: false,
    ...input,
  }
  return listed<TransactionRow, TransactionRow>(
    ctx,
    args,
    `${kind} ${whole.sort}`,
    transactionList(whole),
    (row) => row,
  )
}

/** Values that a condition allows: none where it is given without one. */
const valuesOf = <T>(choice: Parameters<typeof allowed<T>>[0]): T[] => allowed(choice) ?? []

const readMoments = ({ gte, lte }: DateTimeRangeInput) => ({ from: gte ?? null, to: lte ?? null })

const readEvent = ({ type, createdAt }: TransactionEventFilterInput) => ({
  ...(type ? { types: valuesOf(type) } : {}),
  ...(createdAt ? { created: readMoments(createdAt) } : {}),
})

function readWhere(where: TransactionWhereInput | null | undefined): TransactionListInput['where'] {
  const room = conditionBudget()
  const own = ({ ids, pspReference, appIdentifier, createdAt, modifiedAt, events }: TransactionWhereInput) =>
    ({
      ...(ids ? { ids: uuidKeysOf(ids, 'TransactionItem') } : {}),
      ...(pspReference ? { pspReferences: valuesOf(pspReference).map(plainText) } : {}),
      ...(appIdentifier ? { gateways: valuesOf(appIdentifier).map(plainText) } : {}),
      ...(createdAt ? { created: readMoments(createdAt) } : {}),
      ...(modifiedAt ? { updated: readMoments(modifiedAt) } : {}),
      ...(events?.length ? { events: distinct(events, room).map(readEvent) } : {}),
    }) satisfies TransactionWhere
  return where ? { ...own(where), ...readJoined(where, own, room) } : {}
}

export const transactionListQueries = {
  transactions: async (_, { where, sortBy, ...page }, ctx) => {
    if (!hasPermission(ctx, 'HANDLE_PAYMENTS', 'MANAGE_ORDERS')) throw permissionDenied()
    const { viewer } = ctx
    return transactions(ctx, page, 'TRANSACTION', {
      where: readWhere(where),
      ofApp: viewer.kind === 'app' && !hasPermission(ctx, 'MANAGE_ORDERS') ? viewer : null,
      ...(sortBy ? { sort: sortBy.field, desc: sortBy.direction === 'DESC' } : {}),
    })
  },
} satisfies Partial<Fields<'Query'>>
