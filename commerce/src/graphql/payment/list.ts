/** Lists of payments for staff and apps. */
import { hasPermission } from '../../context.ts'
import type { TransactionRow } from '../../db/queries/payment/payment.ts'
import { transactionList } from '../../db/queries/payment/transaction-list.ts'
import { plainText } from '../../domain/text.ts'
import type { TransactionEventFilterInput, TransactionWhereInput } from '../../domain/payment/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import type { PageArgs } from '../shared/connection.ts'
import { permissionDenied } from '../shared/errors.ts'
import { channelsAsked } from '../shared/filters.ts'
import { uuidKeysOf } from '../shared/ids.ts'
import { conditionBudget, distinct, readJoined } from '../shared/joined.ts'
import { type Listed, listedBy } from '../shared/listed.ts'
import { allowed } from '../shared/one-filter.ts'

/** The payments that the viewer may see, by moment; oldest first where nothing is said. */
export async function transactions(
  ctx: GraphqlContext,
  args: PageArgs,
  asked: Parameters<typeof transactionList>[0],
): Promise<Listed<TransactionRow>> {
  const list = transactionList({ channelIds: await channelsAsked(ctx, null, null), ...asked })
  return listedBy<TransactionRow, TransactionRow>(ctx, args, list, (row) => row)
}

/** Values that a condition allows: none where it is given without one. */
const valuesOf = <T>(choice: Parameters<typeof allowed<T>>[0]): T[] => allowed(choice) ?? []

const readEvent = ({ type, createdAt }: TransactionEventFilterInput) => ({
  ...(type ? { types: valuesOf(type) } : {}),
  ...(createdAt ? { created: createdAt } : {}),
})

function readWhere(where: TransactionWhereInput) {
  const room = conditionBudget()
  const own = ({ ids, pspReference, appIdentifier, createdAt, modifiedAt, events }: TransactionWhereInput) => ({
    ids: ids && uuidKeysOf(ids, 'TransactionItem'),
    pspReferences: pspReference && valuesOf(pspReference).map(plainText),
    gateways: appIdentifier && valuesOf(appIdentifier).map(plainText),
    created: createdAt,
    updated: modifiedAt,
    events: events?.length ? distinct(events, room).map(readEvent) : null,
  })
  return { ...own(where), ...readJoined(where, own, room) }
}

export const transactionListQueries = {
  transactions: async (_, { where, sortBy, ...page }, ctx) => {
    if (!hasPermission(ctx, 'HANDLE_PAYMENTS', 'MANAGE_ORDERS')) throw permissionDenied()
    const { viewer } = ctx
    return transactions(ctx, page, {
      ...(where ? readWhere(where) : {}),
      ofApp: viewer.kind === 'app' && !hasPermission(ctx, 'MANAGE_ORDERS') ? viewer : null,
      sortBy,
    })
  },
} satisfies Partial<Fields<'Query'>>
