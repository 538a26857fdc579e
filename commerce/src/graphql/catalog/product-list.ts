/** Lists of products: of the shop, a category or a collection. */
import type { Ctx } from '../../context.ts'
import { productList, type ProductFilter, type ProductScope } from '../../db/queries/product-list.ts'
import type { Connection } from '../connection.ts'
import { seesAllProducts, shopData } from './access.ts'
import { emptyList, listed } from './listed.ts'
import { inChannel } from './loaders.ts'
import { type ProductsArgs, readFilter, readSort } from './product-args.ts'
import { type ChannelRow, type ProductListingRow, type ProductRow, type ProductSource, productSource } from './sources.ts'

export interface ListOf {
  channel: ChannelRow | null
  /** False: the channel is unknown or closed, the list is empty. */
  open: boolean
  /** Products hidden from listings are left out. */
  listedOnly: boolean
  collectionId?: number
  /** Besides what the client asks for. */
  also?: ProductFilter
}

export async function products(ctx: Ctx, args: ProductsArgs, { channel, open, listedOnly, collectionId, also }: ListOf): Promise<Connection<ProductSource>> {
  const facts = { data: await shopData(ctx), channel }
  const sort = readSort(args, facts)
  const asked = readFilter(args, facts)
  if (!open) return emptyList(args)
  const scope: ProductScope = { channelId: channel?.id ?? null, staff: seesAllProducts(ctx), listedOnly, now: ctx.clock.now(), ...(collectionId === undefined ? {} : { collectionId }) }
  const filter = narrowed(asked, also)
  const order = sort.by === 'ATTRIBUTE' ? `ATTRIBUTE ${sort.attributeId}` : sort.by
  return listed<ProductRow & ProductListingRow, ProductSource>(ctx, args, order, () => productList(scope, filter, sort), (row) => {
    if (!channel) return productSource(row, null)
    ctx.loaders.productListing.prime(inChannel(channel.id, row.id), row)
    return productSource(row, channel, row)
  })
}

/** Both conditions: of the list itself, and of the client. Only categories can be in both. */
function narrowed(asked: ProductFilter, also: ProductFilter | undefined): ProductFilter {
  if (!also) return asked
  if (!also.categoryIds || !asked.categoryIds) return { ...asked, ...also }
  return { ...asked, withinCategoryIds: also.categoryIds }
}
