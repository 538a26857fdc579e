/** Shipping methods of a zone: their limits, days and postal codes. Their prices are in `listing.ts`. */
import { GREATEST_INTEGER } from '@semena/contract/limits'
import type { ShippingErrorCode } from '@semena/contract/enums'
import {
  addPostalCodeRules,
  deletePostalCodeRules,
  nextMethodSort,
  postalCodeRulesOf,
} from '../../db/queries/shipping/shipping-method.ts'
import { shippingMethods, shippingZones, taxClasses } from '../../db/tables/shop.ts'
import type { ShippingPriceInput } from './inputs.generated.ts'
import { intKey } from '../global-id.ts'
import { fieldsOf } from '../nouns/fields.ts'
import { type Entry, type Field, nounOf } from '../nouns/noun.ts'
import { refusal, type Refusal } from '../result.ts'
import { plainText } from '../text.ts'

const f = fieldsOf(shippingMethods)
const zoneField = f.reference('zoneId', 'ShippingZone', shippingZones)

/** The zone of a new method, whose place is behind the others there. A method stays in its zone. */
const zone: Field<typeof shippingMethods, string> = {
  async read(value, at) {
    if (at.entry.before) return {}
    if (!value) return { faults: [refusal('REQUIRED', at.name, 'This field is required.')] }
    const said = await zoneField.read(value, at)
    const { zoneId } = said.values ?? {}
    return typeof zoneId === 'number'
      ? { values: { zoneId, sort: await nextMethodSort(at.entry.change.client, zoneId) } }
      : said
  },
}

const weight = (column: 'minWeight' | 'maxWeight'): Field<typeof shippingMethods, number> => ({
  read: (value, { name, entry }) => {
    if (value === undefined) return entry.before || column === 'maxWeight' ? {} : { values: { minWeight: 0 } }
    if (value !== null && value < 0) return { faults: [refusal('INVALID', name, 'A weight is not below 0.')] }
    return { values: { [column]: value } }
  },
})

const days = (column: 'minDays' | 'maxDays') => f.value(column, (value) => value >= 0 && value <= GREATEST_INTEGER)

export const shippingMethod = nounOf<ShippingPriceInput, ShippingErrorCode>()({
  type: 'ShippingMethodType',
  otherType: 'NOT_FOUND',
  table: shippingMethods,
  fields: {
    name: f.text('name', { required: true, max: 100 }),
    description: f.rich('description'),
    type: {
      read(value, { name, entry }) {
        if (value) return { values: { type: value } }
        return entry.before ? {} : { faults: [refusal('REQUIRED', name, 'This field is required.')] }
      },
    },
    shippingZone: zone,
    minimumOrderWeight: weight('minWeight'),
    maximumOrderWeight: weight('maxWeight'),
    minimumDeliveryDays: days('minDays'),
    maximumDeliveryDays: days('maxDays'),
    taxClass: f.reference('taxClassId', 'TaxClass', taxClasses),
    addPostalCodeRules: f.elsewhere(),
    deletePostalCodeRules: f.elsewhere(),
    inclusionType: f.elsewhere(),
  },
  check: ({ input, before }, values) => {
    const faults: Refusal<ShippingErrorCode>[] = []
    const whole = { ...before, ...values }
    if (whole.minDays != null && whole.maxDays != null && whole.minDays > whole.maxDays)
      faults.push(
        values.minDays === undefined
          ? refusal('INVALID', 'maximumDeliveryDays', 'It is less than the least number of days.')
          : refusal('INVALID', 'minimumDeliveryDays', 'It is more than the most days.'),
      )
    const { minWeight, maxWeight } = values
    const isWeighed = minWeight !== undefined || maxWeight !== undefined
    if (isWeighed && whole.minWeight != null && whole.maxWeight != null && whole.minWeight >= whole.maxWeight)
      faults.push(refusal('MAX_LESS_THAN_MIN', 'maximumOrderWeight', 'It is not more than the least weight.'))
    if (input.addPostalCodeRules?.length && !input.inclusionType)
      faults.push(refusal('REQUIRED', 'inclusionType', 'Rules of postal codes need it.'))
    return faults
  },
  relate: relateMethod,
  translatable: { name: 255, description: 'rich' },
  stale: ['site'],
  events: { created: 'SHIPPING_PRICE_CREATED', updated: 'SHIPPING_PRICE_UPDATED', deleted: 'SHIPPING_PRICE_DELETED' },
})

/** Removes and adds rules of postal codes. */
async function relateMethod(
  { change: { client }, input }: Entry<typeof shippingMethods, ShippingPriceInput>,
  key: number | string,
): Promise<Refusal<ShippingErrorCode>[] | void> {
  const id = Number(key)
  const gone = [...new Set(input.deletePostalCodeRules)].map(
    (rule) => intKey(rule, 'ShippingMethodPostalCodeRule') ?? 0,
  )
  if (gone.length && (await deletePostalCodeRules(client, id, gone)) < gone.length)
    return [refusal('GRAPHQL_ERROR', 'deletePostalCodeRules', 'Could not resolve to rules of postal codes.')]
  const fresh = (input.addPostalCodeRules ?? []).map((rule) => ({
    start: plainText(rule.start).trim(),
    end: rule.end ? plainText(rule.end).trim() : null,
  }))
  if (!fresh.length || !input.inclusionType) return
  const there = (await postalCodeRulesOf(client, id)).map(rangeOf)
  const ranges = [...there, ...fresh.map(rangeOf)]
  if (new Set(ranges).size < ranges.length)
    return [refusal('ALREADY_EXISTS', 'addPostalCodeRules', 'The method has this rule already.')]
  await addPostalCodeRules(client, id, fresh, input.inclusionType)
}

const rangeOf = ({ start, end }: { start: string; end: string | null }): string => JSON.stringify([start, end])
