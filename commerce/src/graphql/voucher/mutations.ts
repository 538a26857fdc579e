/** Staff's changes of vouchers. */
import { catalogueOf } from './sources.ts'
import { keysOrNowhere } from '../shared/ids.ts'
import { fromGlobalId, intKey, uuidKey } from '../../domain/global-id.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import { changeCatalogue, changeListings, removeCodes } from '../../domain/voucher/change.ts'
import { voucher } from '../../domain/voucher/voucher.ts'
import type { CatalogueInput } from '../../domain/voucher/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import { afresh, nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import { voucherLoaders } from './loaders.ts'

const PERMISSION = 'MANAGE_DISCOUNTS'

const load = (ctx: GraphqlContext, key: number | string) => voucherLoaders(ctx).voucher.load(Number(key))
const of = nounResolvers(voucher, { name: 'voucher', permissions: [PERMISSION], load })

function keyOf(id: string, field: string): Result<number, 'GRAPHQL_ERROR' | 'NOT_FOUND'> {
  if (fromGlobalId(id)?.type !== 'Voucher') return refuse('GRAPHQL_ERROR', field, 'Must receive a Voucher id.')
  const key = intKey(id, 'Voucher')
  return key === null ? refuse('NOT_FOUND', field, "Couldn't resolve to a Voucher.") : ok(key)
}

async function written<Code extends string>(ctx: GraphqlContext, done: Result<number, Code>) {
  return done.ok ? ok(await afresh(ctx, (fresh) => load(fresh, done.value))) : done
}

async function changed(ctx: GraphqlContext, id: string, how: 'add' | 'remove', input: CatalogueInput) {
  requirePermission(ctx, PERMISSION)
  const key = keyOf(id, 'voucherId')
  const done = key.ok ? await changeCatalogue(ctx, key.value, how, catalogueOf(input)) : key
  return payload(await written(ctx, done), 'voucher')
}

export const voucherMutations = {
  voucherCreate: of.create,
  voucherUpdate: of.update,
  voucherDelete: of.delete,
  voucherBulkDelete: of.bulkDelete,
  voucherTranslate: of.translate,
  voucherCataloguesAdd: (_, { id, input }, ctx) => changed(ctx, id, 'add', input),
  voucherCataloguesRemove: (_, { id, input }, ctx) => changed(ctx, id, 'remove', input),

  voucherChannelListingUpdate: async (_, { id, input }, ctx) => {
    requirePermission(ctx, PERMISSION)
    const key = keyOf(id, 'id')
    const add = (input.addChannels ?? []).map((l) => ({
      channelId: intKey(l.channelId, 'Channel') ?? -1,
      value: l.discountValue,
      minSpent: l.minAmountSpent,
    }))
    const done = key.ok
      ? await changeListings(ctx, key.value, add, keysOrNowhere(input.removeChannels, 'Channel'))
      : key
    return payload(await written(ctx, done), 'voucher')
  },

  voucherCodeBulkDelete: async (_, { ids }, ctx) => {
    requirePermission(ctx, PERMISSION)
    const keys = ids.flatMap((id) => uuidKey(id, 'VoucherCode') ?? [])
    if (keys.length < ids.length) {
      const message = 'Must receive VoucherCode ids.'
      return { count: 0, errors: [{ path: 'ids', code: 'GRAPHQL_ERROR', message, voucherCodes: [...ids] }] }
    }
    const done = await removeCodes(ctx, keys)
    return { count: done.ok ? done.value : 0, errors: [] }
  },
} satisfies Partial<Fields<'Mutation'>>
