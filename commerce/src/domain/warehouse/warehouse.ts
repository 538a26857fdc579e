/** Warehouses: where stock lies, and from where it is shipped or collected. */
import type { WarehouseErrorCode } from '@semena/contract/enums'
import { addZoneWarehouses } from '../../db/queries/shipping/shipping-zone.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'
import { shippingZones, warehouses } from '../../db/tables/shop.ts'
import type { WarehouseCreateInput, WarehouseUpdateInput } from './inputs.generated.ts'
import { isEmail } from '../email.ts'
import { fieldsOf } from '../nouns/fields.ts'
import { type Field, nounOf } from '../nouns/noun.ts'
import { relatedKeys } from '../nouns/related.ts'
import { refusal, type Refusal } from '../result.ts'

const f = fieldsOf(warehouses)
const emailText = f.text('email', { max: 254 })
const ZONE = { table: shippingZones, type: 'ShippingZone' } as const

/** A warehouse as it is written: its address is checked already. */
export type WarehouseWritten = Omit<Partial<WarehouseCreateInput> & WarehouseUpdateInput, 'address'> & {
  address?: StoredAddress | null
}

const email: Field<typeof warehouses, string> = {
  read: (value, at) =>
    value && !isEmail(value)
      ? { faults: [refusal('INVALID', at.name, 'Enter a valid email address.')] }
      : emailText.read(value, at),
}

export const warehouse = nounOf<WarehouseWritten, WarehouseErrorCode>()({
  type: 'Warehouse',
  table: warehouses,
  fields: {
    name: f.text('name', { required: true }),
    slug: f.slug('slug'),
    email,
    externalReference: f.text('externalReference', { unique: true }),
    address: f.value('address'),
    isPrivate: f.value('isPrivate'),
    clickAndCollectOption: f.value('clickAndCollectOption'),
    shippingZones: f.elsewhere(),
  },
  slugOf: 'name',
  check: ({ before }, values) => {
    const isPrivate = values.isPrivate ?? before?.isPrivate ?? true
    const option = values.clickAndCollectOption ?? before?.clickAndCollectOption
    const text = 'Buyers cannot collect from a private warehouse what lies there.'
    return option === 'LOCAL' && isPrivate ? [refusal('INVALID', 'clickAndCollectOption', text)] : []
  },
  relate: async ({ change: { client }, input }, key): Promise<Refusal<WarehouseErrorCode>[] | void> => {
    const zones = await relatedKeys(client, ZONE, input.shippingZones, 'shippingZones')
    if (zones.faults.length) return zones.faults
    if (zones.keys.length)
      await addZoneWarehouses(
        client,
        zones.keys.map((zoneId) => ({ zoneId, warehouseId: String(key) })),
      )
  },
  stale: ['site', 'products', 'collections'],
  events: { created: 'WAREHOUSE_CREATED', updated: 'WAREHOUSE_UPDATED', deleted: 'WAREHOUSE_DELETED' },
})
