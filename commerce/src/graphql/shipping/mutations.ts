/** Staff's changes of shipping zones and methods. */
import { excludeProducts, includeProducts } from '../../domain/shipping/excluded-products.ts'
import { updateListings } from '../../domain/shipping/listing.ts'
import { shippingMethod } from '../../domain/shipping/method.ts'
import { shippingZone } from '../../domain/shipping/zone.ts'
import { intKey, toGlobalId } from '../../domain/global-id.ts'
import { removeRow } from '../../domain/nouns/remove.ts'
import { createRow, updateRow } from '../../domain/nouns/write.ts'
import type { Result } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'
import { afresh, nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import { methodOf, type MethodSource, zoneOf } from './sources.ts'

const permissions = ['MANAGE_SHIPPING']
const ofZones = nounResolvers(shippingZone, {
  name: 'shippingZone',
  permissions,
  load: (ctx, key) => zoneOf(ctx, key),
  idsField: 'id',
})
const ofMethods = nounResolvers(shippingMethod, { name: 'shippingMethod', permissions, load: methodOf, idsField: 'id' })

const need = (ctx: GraphqlContext): void => requirePermission(ctx, ...permissions)

/** The id of a method; the one by which shoppers know it is taken as well. */
function staffId(id: string): string {
  const key = intKey(id, 'ShippingMethod')
  return key === null ? id : toGlobalId('ShippingMethodType', key)
}

const NOTHING = { shippingMethod: null, shippingZone: null }

/** A method and its zone. */
async function withZone(ctx: GraphqlContext, method: MethodSource | null) {
  return { shippingMethod: method, shippingZone: method && (await zoneOf(ctx, method.row.zoneId)) }
}

/** Answers with the method that was changed, and its zone. */
async function changed<Code extends string>(ctx: GraphqlContext, done: Result<number | string, Code>) {
  const method = done.ok ? await afresh<MethodSource>(ctx, (fresh) => methodOf(fresh, done.value)) : null
  const shown = await withZone(ctx, method)
  return payload(done, NOTHING, () => shown)
}

export const shippingMutations = {
  shippingZoneCreate: ofZones.create,
  shippingZoneUpdate: ofZones.update,
  shippingZoneDelete: ofZones.delete,
  shippingZoneBulkDelete: ofZones.bulkDelete,

  shippingPriceCreate: async (_, { input }, ctx) => {
    need(ctx)
    return changed(ctx, await createRow(ctx, shippingMethod, input))
  },

  shippingPriceUpdate: async (_, { id, input }, ctx) => {
    need(ctx)
    return changed(ctx, await updateRow(ctx, shippingMethod, { id: staffId(id) }, input))
  },

  /** Answers the method as it was. */
  shippingPriceDelete: async (_, { id }, ctx) => {
    need(ctx)
    const key = intKey(staffId(id), 'ShippingMethodType')
    const before = key === null ? null : await methodOf(ctx, key)
    const done = await removeRow(ctx, shippingMethod, { id: staffId(id) })
    const shown = await withZone(ctx, done.ok ? before : null)
    return payload(done, NOTHING, () => shown)
  },

  shippingPriceBulkDelete: (_, { ids }, ctx) => ofMethods.bulkDelete(_, { ids: ids.map(staffId) }, ctx),

  shippingMethodChannelListingUpdate: async (_, { id, input }, ctx) => {
    need(ctx)
    return changed(ctx, await updateListings(ctx, staffId(id), input))
  },

  shippingPriceExcludeProducts: async (_, { id, input }, ctx) => {
    need(ctx)
    return changed(ctx, await excludeProducts(ctx, staffId(id), input.products))
  },

  shippingPriceRemoveProductFromExclude: async (_, { id, products }, ctx) => {
    need(ctx)
    return changed(ctx, await includeProducts(ctx, staffId(id), products))
  },
} satisfies Partial<Fields<'Mutation'>>
