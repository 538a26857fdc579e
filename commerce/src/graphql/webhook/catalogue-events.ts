/** Events of the catalogue: products and what they are ordered by, their stock. */
import type { attributeValues } from '../../db/tables/catalog.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import type { money } from '../shared/money.ts'
import { about, asked, channelOf, fact, factChannel, type InChannel, needed } from './about.ts'
import type { EventSource } from './sources.ts'
import { restored, subject } from './subject.ts'

/** A variant's price before and after, as Saleor's Money. */
interface Repriced {
  previousPrice: ReturnType<typeof money>
  newPrice: ReturnType<typeof money>
}

const attribute = {
  ...about,
  attribute: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Attribute'),
}
const category = {
  ...about,
  category: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Category'),
}
const product = {
  ...about,
  product: async (e: EventSource, args: InChannel, ctx: GraphqlContext) => {
    const found = await subject(ctx, e, 'Product')
    return found && { row: found.row, channel: await channelOf(ctx, args) }
  },
  category: () => null,
}
const productMedia = {
  ...about,
  productMedia: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'ProductMedia'),
}
const variant = {
  ...about,
  productVariant: async (e: EventSource, args: InChannel, ctx: GraphqlContext) => {
    const found = await subject(ctx, e, 'ProductVariant')
    return found && { row: found.row, channel: await channelOf(ctx, args) }
  },
}
/** A change of stock, in the warehouse that the event names. */
const stocked = {
  ...variant,
  warehouse: async (e: EventSource, _: unknown, ctx: GraphqlContext) => {
    const id = fact('warehouse')(e)
    return id === null ? null : ctx.loaders.warehouseById.load(id)
  },
}
const variantInChannel = {
  ...about,
  productVariant: async (e: EventSource, _: unknown, ctx: GraphqlContext) => {
    const found = needed(await subject(ctx, e, 'ProductVariant'))
    return { row: found.row, channel: await channelOf(ctx, { channel: fact('channel')(e) }) }
  },
  channel: async (e: EventSource, _: unknown, ctx: GraphqlContext) => needed(await factChannel(e, _, ctx)),
}
const collection = {
  ...about,
  collection: async (e: EventSource, args: InChannel, ctx: GraphqlContext) => {
    const found = await subject(ctx, e, 'Collection')
    return found && { row: found.row, channel: await channelOf(ctx, args) }
  },
}
const attributeValue = {
  ...about,
  attributeValue: async (e: EventSource, _: unknown, ctx: GraphqlContext) => {
    const row =
      (await ctx.loaders.attributeValueById.load(Number(e.subjectKey))) ??
      restored<typeof attributeValues.$inferSelect>(e.snapshot)
    const owner = row && (await shopData(ctx)).attributeById.get(row.attributeId)
    return owner ? { row, attribute: owner } : null
  },
}

export const catalogueEvents = {
  AttributeCreated: attribute,
  AttributeUpdated: attribute,
  AttributeDeleted: attribute,
  CategoryCreated: category,
  CategoryUpdated: category,
  CategoryDeleted: category,
  ProductCreated: product,
  ProductUpdated: product,
  ProductDeleted: product,
  ProductMetadataUpdated: product,
  ProductMediaCreated: productMedia,
  ProductMediaUpdated: productMedia,
  ProductMediaDeleted: productMedia,
  ProductVariantCreated: variant,
  ProductVariantUpdated: variant,
  ProductVariantOutOfStock: stocked,
  ProductVariantBackInStock: stocked,
  ProductVariantStockUpdated: stocked,
  ProductVariantDeleted: variant,
  ProductVariantMetadataUpdated: variant,
  CollectionCreated: collection,
  CollectionUpdated: collection,
  CollectionDeleted: collection,
  CollectionMetadataUpdated: collection,
  ProductVariantOutOfStockInChannel: variantInChannel,
  ProductVariantBackInStockInChannel: variantInChannel,
  ProductVariantOutOfStockForClickAndCollect: variantInChannel,
  ProductVariantBackInStockForClickAndCollect: variantInChannel,
  ProductVariantDiscountedPriceUpdated: {
    ...variantInChannel,
    previousPrice: (e) => asked<Repriced>(e).previousPrice,
    newPrice: (e) => asked<Repriced>(e).newPrice,
  },
  AttributeValueCreated: attributeValue,
  AttributeValueUpdated: attributeValue,
  AttributeValueDeleted: attributeValue,
} satisfies Partial<Resolvers>
