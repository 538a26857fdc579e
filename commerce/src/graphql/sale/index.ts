/** Saleor's older sales: a face over promotions of the catalogue. */
import { catalogueOf } from '../voucher/sources.ts'
import { keysOrNowhere } from '../shared/ids.ts'
import { type PromotionFilter, promotionList, type PromotionRow } from '../../db/queries/promotion/promotion.ts'
import { fromGlobalId, intKey, toGlobalId } from '../../domain/global-id.ts'
import { translatedId } from '../../domain/nouns/translate.ts'
import { pricesFollow } from '../../domain/promotion/record.ts'
import { ok, refusal, refuse, type Result } from '../../domain/result.ts'
import {
  changeSaleGoods,
  changeSaleListings,
  createSale,
  removeSales,
  type SaleInput as SaleWritten,
  termsOf,
  translateSale,
  updateSale,
} from '../../domain/sale/sale.ts'
import { plainText } from '../../domain/text.ts'
import type { SaleFilterInput, SaleInput } from '../../domain/sale/inputs.generated.ts'
import type { CatalogueInput } from '../../domain/voucher/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import { afresh } from '../nouns/resolvers.ts'
import { promotionRulesOf } from '../promotion/sources.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { listedBy, listedFields } from '../shared/listed.ts'
import { listedOf } from '../metadata/sources.ts'
import { metadataOf } from '../shared/metadata.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import { translation } from '../shared/translation.ts'
import { channelSource } from '../shop/sources.ts'
import { type SaleListingSource, saleOf, type SaleSource } from './sources.ts'

const PERMISSION = 'MANAGE_DISCOUNTS'

const terms = async (s: SaleSource, ctx: GraphqlContext) => termsOf(await promotionRulesOf(ctx, s.id))

const currencyOf = async (ctx: GraphqlContext, channelId: number): Promise<string> =>
  (await shopData(ctx)).channelById.get(channelId)!.currency

const channelKey = async (ctx: GraphqlContext, slug: string | null | undefined): Promise<number | null> =>
  slug ? ((await shopData(ctx)).channelBySlug.get(slug)?.id ?? -1) : null

function keyOf(id: string, field: string): Result<number, 'GRAPHQL_ERROR' | 'NOT_FOUND'> {
  if (fromGlobalId(id)?.type !== 'Sale') return refuse('GRAPHQL_ERROR', field, 'Must receive a Sale id.')
  const key = intKey(id, 'Sale')
  return key === null ? refuse('NOT_FOUND', field, "Sale with given ID can't be found.") : ok(key)
}

const read = (input: SaleInput): SaleWritten => ({
  ...(input.products ? { products: keysOrNowhere(input.products, 'Product') } : {}),
  ...(input.variants ? { variants: keysOrNowhere(input.variants, 'ProductVariant') } : {}),
  ...(input.collections ? { collections: keysOrNowhere(input.collections, 'Collection') } : {}),
  ...(input.categories ? { categories: keysOrNowhere(input.categories, 'Category') } : {}),
  name: input.name == null ? input.name : plainText(input.name),
  type: input.type,
  startDate: input.startDate,
  endDate: input.endDate,
})

/** The sale that was written, once its prices are there. */
async function written<Code extends string>(ctx: GraphqlContext, done: Result<number, Code>) {
  if (!done.ok) return done
  await pricesFollow(ctx)
  return ok(await afresh(ctx, (fresh) => saleOf(fresh, done.value)))
}

async function goodsChanged(ctx: GraphqlContext, id: string, how: 'add' | 'remove', input: CatalogueInput) {
  requirePermission(ctx, PERMISSION)
  const key = keyOf(id, 'saleId')
  return payload(
    await written(ctx, key.ok ? await changeSaleGoods(ctx, key.value, how, catalogueOf(input)) : key),
    'sale',
  )
}

const filterOf = (f: SaleFilterInput, now: Date): PromotionFilter => ({
  isSale: true,
  search: f.search && plainText(f.search),
  status: f.status?.length ? { among: f.status, now } : null,
  valueTypes: f.saleType ? [f.saleType] : null,
  startDate: f.started,
  updated: f.updatedAt,
  metadata: f.metadata,
})

const saleQueries = {
  sale: async (_, { id, channel }, ctx) => {
    requirePermission(ctx, PERMISSION)
    const key = intKey(id, 'Sale')
    return key === null ? null : saleOf(ctx, key, await channelKey(ctx, channel))
  },

  sales: async (_, { filter, sortBy, query, channel, ...page }, ctx) => {
    requirePermission(ctx, PERMISSION)
    const channelId = await channelKey(ctx, channel)
    const asked = filterOf({ ...(query ? { search: query } : {}), ...filter }, ctx.clock.now())
    const field = sortBy?.field === 'LAST_MODIFIED_AT' ? 'UPDATED_AT' : sortBy?.field
    const list = promotionList({ ...asked, sortBy: sortBy && { ...sortBy, field } })
    return listedBy<PromotionRow, SaleSource>(ctx, page, list, (row) => ({ ...row, channelId }))
  },
} satisfies Partial<Fields<'Query'>>

const saleMutations = {
  saleCreate: async (_, { input }, ctx) => {
    requirePermission(ctx, PERMISSION)
    return payload(await written(ctx, await createSale(ctx, read(input))), 'sale')
  },

  saleUpdate: async (_, { id, input }, ctx) => {
    requirePermission(ctx, PERMISSION)
    const key = keyOf(id, 'id')
    return payload(await written(ctx, key.ok ? await updateSale(ctx, key.value, read(input)) : key), 'sale')
  },

  saleDelete: async (_, { id }, ctx) => {
    requirePermission(ctx, PERMISSION)
    const key = keyOf(id, 'id')
    const before = key.ok ? await saleOf(ctx, key.value) : null
    if (before) await promotionRulesOf(ctx, before.id)
    const missing = refusal('NOT_FOUND', 'id', "Sale with given ID can't be found.")
    const done = key.ok ? await removeSales(ctx, [key.value], missing) : key
    if (done.ok) await pricesFollow(ctx)
    return payload(done.ok ? ok(before) : done, 'sale')
  },

  saleBulkDelete: async (_, { ids }, ctx) => {
    requirePermission(ctx, PERMISSION)
    const keys = keysOrNowhere(ids, 'Sale')
    const done = await removeSales(ctx, keys, refusal('GRAPHQL_ERROR', 'id', 'Could not resolve to Sales.'))
    if (done.ok) await pricesFollow(ctx)
    return payload(done, { count: 0 }, (count) => ({ count }))
  },

  saleCataloguesAdd: (_, { id, input }, ctx) => goodsChanged(ctx, id, 'add', input),
  saleCataloguesRemove: (_, { id, input }, ctx) => goodsChanged(ctx, id, 'remove', input),

  saleChannelListingUpdate: async (_, { id, input }, ctx) => {
    requirePermission(ctx, PERMISSION)
    const key = keyOf(id, 'id')
    const add = (input.addChannels ?? []).map((l) => ({
      channelId: intKey(l.channelId, 'Channel') ?? -1,
      value: l.discountValue,
    }))
    const remove = keysOrNowhere(input.removeChannels, 'Channel')
    return payload(await written(ctx, key.ok ? await changeSaleListings(ctx, key.value, add, remove) : key), 'sale')
  },

  saleTranslate: async (_, { id, languageCode, input }, ctx) => {
    requirePermission(ctx, 'MANAGE_TRANSLATIONS')
    const key = keyOf(translatedId('Sale', id), 'id')
    const name = input.name == null ? input.name : plainText(input.name)
    const done = key.ok ? await translateSale(ctx, key.value, languageCode, name) : key
    return payload(await written(ctx, done), 'sale')
  },
} satisfies Partial<Fields<'Mutation'>>

const saleTypes = resolversOf({
  Sale: {
    ...metadataOf<SaleSource>(PERMISSION, (s) => s),
    id: (s) => toGlobalId('Sale', s.saleId!),
    type: async (s, _, ctx) => (await terms(s, ctx)).valueType,
    created: (s) => s.createdAt,
    products: async (s, args, ctx) =>
      listedOf(ctx, args, 'SALE PRODUCTS', 'Product', (await terms(s, ctx)).goods.products),
    variants: async (s, args, ctx) =>
      listedOf(ctx, args, 'SALE VARIANTS', 'ProductVariant', (await terms(s, ctx)).goods.variants),
    collections: async (s, args, ctx) =>
      listedOf(ctx, args, 'SALE COLLECTIONS', 'Collection', (await terms(s, ctx)).goods.collections),
    categories: async (s, args, ctx) =>
      listedOf(ctx, args, 'SALE CATEGORIES', 'Category', (await terms(s, ctx)).goods.categories),
    channelListings: async (s, _, ctx): Promise<SaleListingSource[]> =>
      (await promotionRulesOf(ctx, s.id)).flatMap((rule) =>
        rule.channels.map((channelId) => ({ ruleId: rule.id, channelId, value: rule.value ?? 0 })),
      ),
    discountValue: async (s, _, ctx) =>
      s.channelId === null ? null : ((await terms(s, ctx)).values.get(s.channelId) ?? null),
    currency: async (s, _, ctx) =>
      s.channelId !== null && (await terms(s, ctx)).values.has(s.channelId) ? currencyOf(ctx, s.channelId) : null,
    translation: (s, { languageCode }) =>
      translation('SaleTranslation', s.saleId!, s.translations, languageCode, ['name']),
  },
  SaleChannelListing: {
    id: (l) => toGlobalId('SaleChannelListing', l.ruleId),
    channel: async (l, _, ctx) => channelSource((await shopData(ctx)).channelById.get(l.channelId)!),
    discountValue: (l) => l.value,
    currency: (l, _, ctx) => currencyOf(ctx, l.channelId),
  },
})

export const saleResolvers = {
  Query: saleQueries,
  Mutation: saleMutations,
  ...saleTypes,
  SaleCountableConnection: listedFields,
}
