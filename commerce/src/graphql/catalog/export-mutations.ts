/** Files of products that staff ask for. */
import { productList, type ProductScope } from '../../db/queries/catalog/product-list.ts'
import { readList } from '../../db/statements/sql.ts'
import { rowsByKey } from '../../db/statements/rows.ts'
import { warehouses } from '../../db/tables/shop.ts'
import { MOST_EXPORTED, startExport } from '../../domain/export/files.ts'
import { intKey, uuidKey } from '../../domain/global-id.ts'
import { ok, refuse } from '../../domain/result.ts'
import type { ProductFilterInput } from '../../domain/catalog/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import { readFilter } from './product-args.ts'

/** Keys of the products that a filter finds. */
async function found(ctx: GraphqlContext, filter: ProductFilterInput): Promise<number[]> {
  const data = await shopData(ctx)
  const channel = filter.channel ? (data.channelBySlug.get(filter.channel) ?? null) : null
  const scope: ProductScope = { channelId: channel?.id ?? null, staff: true, listedOnly: false, now: ctx.clock.now() }
  const list = productList(scope, readFilter({ filter }, { data, channel }), { by: 'SLUG', desc: false })
  const rows = await readList(ctx.database.pool, list, { limit: MOST_EXPORTED, backward: false, from: null })
  return rows.map(({ row }) => row.id)
}

export const exportMutations = {
  exportProducts: async (_, { input }, ctx) => {
    requirePermission(ctx, 'MANAGE_PRODUCTS')
    const { scope, exportInfo } = input
    if (scope === 'IDS' && !input.ids?.length)
      return payload(refuse('REQUIRED', 'ids', 'The products have to be named.'), 'exportFile')
    if (scope === 'FILTER' && !input.filter)
      return payload(refuse('REQUIRED', 'filter', 'A filter is needed.'), 'exportFile')
    const ids =
      scope === 'ALL'
        ? null
        : scope === 'IDS'
          ? input.ids!.flatMap((id) => intKey(id, 'Product') ?? [])
          : await found(ctx, input.filter!)
    const { attributeById, channelById } = await shopData(ctx)
    const keys = (exportInfo?.warehouses ?? []).flatMap((id) => uuidKey(id, 'Warehouse') ?? [])
    const file = await startExport(ctx, 'products', input.fileType, {
      ids,
      fields: exportInfo?.fields ?? [],
      attributes: (exportInfo?.attributes ?? []).flatMap(
        (id) => attributeById.get(intKey(id, 'Attribute') ?? 0)?.slug ?? [],
      ),
      warehouses: (await rowsByKey(ctx.database.pool, warehouses, keys)).map((row) => row.slug),
      channels: (exportInfo?.channels ?? []).flatMap((id) => channelById.get(intKey(id, 'Channel') ?? 0)?.slug ?? []),
    })
    return payload(ok(file), 'exportFile')
  },
} satisfies Partial<Fields<'Mutation'>>
