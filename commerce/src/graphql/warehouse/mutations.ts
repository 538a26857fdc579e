/** Staff's changes of warehouses. */
import { warehouse } from '../../domain/warehouse/warehouse.ts'
import { assignZones, unassignZones } from '../../domain/warehouse/zones.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { AddressInput } from '../../domain/inputs.generated.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'
import type { GraphqlContext } from '../context.ts'
import { afresh, nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { readAddress } from '../shared/arguments.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import { warehouseOf, type WarehouseSource } from './sources.ts'

const of = nounResolvers(warehouse, { name: 'warehouse', permissions: ['MANAGE_PRODUCTS'], load: warehouseOf })

/** The input with its address checked; a change has the whole address or none. */
async function written<Input extends { address?: AddressInput | null | undefined }>(
  ctx: GraphqlContext,
  { address, ...rest }: Input,
): Promise<Result<Omit<Input, 'address'> & { address?: StoredAddress }, 'INVALID' | 'REQUIRED'>> {
  requirePermission(ctx, 'MANAGE_PRODUCTS')
  if (!address) return ok(rest)
  const read = await readAddress(ctx, address, 'SHIPPING', null)
  return read.ok ? ok({ ...rest, address: read.value }) : read
}

const answer = async <Code extends string>(ctx: GraphqlContext, done: Result<string, Code>) => {
  const source = done.ok ? await afresh<WarehouseSource>(ctx, (fresh) => warehouseOf(fresh, done.value)) : null
  return payload(done, { warehouse: null }, () => ({ warehouse: source }))
}

export const warehouseMutations = {
  createWarehouse: async (_, { input }, ctx) => {
    const read = await written(ctx, input)
    return read.ok ? of.create(_, { input: read.value }, ctx) : payload(read, 'warehouse')
  },

  updateWarehouse: async (_, { input, ...named }, ctx) => {
    const read = await written(ctx, input)
    return read.ok ? of.update(_, { input: read.value, ...named }, ctx) : payload(read, 'warehouse')
  },

  deleteWarehouse: of.delete,

  assignWarehouseShippingZone: async (_, { id, shippingZoneIds }, ctx) => {
    requirePermission(ctx, 'MANAGE_PRODUCTS')
    return answer(ctx, await assignZones(ctx, id, shippingZoneIds))
  },

  unassignWarehouseShippingZone: async (_, { id, shippingZoneIds }, ctx) => {
    requirePermission(ctx, 'MANAGE_PRODUCTS')
    return answer(ctx, await unassignZones(ctx, id, shippingZoneIds))
  },
} satisfies Partial<Fields<'Mutation'>>
