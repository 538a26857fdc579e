/** Vouchers: what takes something off for whoever has one of their codes. */
import { LONGEST_TEXT } from '@semena/contract/limits'
import type { DiscountErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import {
  addVoucherCodes,
  codesOfVouchers,
  isVoucherUsed,
  productsWithoutVariants,
  takenCodes,
} from '../../db/queries/voucher/voucher.ts'
import { type KeyedTable, keysAmong } from '../../db/statements/rows.ts'
import { categories, collections, products, variants, vouchers } from '../../db/tables/index.ts'
import type { VoucherInput } from './inputs.generated.ts'
import { isCountry } from '../countries.ts'
import { intKey } from '../global-id.ts'
import { fieldsOf } from '../nouns/fields.ts'
import { type Field, nounOf } from '../nouns/noun.ts'
import { randomCode } from '../promo-code.ts'
import { type Refusal, refusal } from '../result.ts'
import { plainText } from '../text.ts'

const f = fieldsOf(vouchers)

type VoucherTable = typeof vouchers
type IdsColumn = 'productIds' | 'variantIds' | 'collectionIds' | 'categoryIds'

/** Ids of things that a voucher is for; one that leads nowhere refuses all. */
const things = (column: IdsColumn, type: string, table: KeyedTable): Field<VoucherTable, readonly string[]> => ({
  async read(value, { name, entry }) {
    if (!value) return {}
    const keys = [...new Set(value.map((id) => intKey(id, type) ?? -1))]
    const there = await keysAmong(entry.change.client, table, keys)
    if (there.length < keys.length) return { faults: [refusal('GRAPHQL_ERROR', name, 'One of the ids leads nowhere.')] }
    return { values: { [column]: keys } }
  },
})

const countries: Field<VoucherTable, readonly string[]> = {
  read(value, { name }) {
    if (!value) return {}
    const codes = [...new Set(value.map((code) => code.toUpperCase()))]
    return codes.every(isCountry)
      ? { values: { countries: codes } }
      : { faults: [refusal('INVALID', name, 'There is no such country.')] }
  },
}

/** What the voucher is for; a new one is for entire orders unless said. */
const type: Field<VoucherTable, VoucherTable['$inferSelect']['type']> = {
  read: (value, { entry }) =>
    value ? { values: { type: value } } : entry.before ? {} : { values: { type: 'ENTIRE_ORDER' } },
}

/** The codes that an input adds; an empty one becomes a random one. */
export const codesIn = ({
  code,
  addCodes,
}: {
  code?: string | null | undefined
  addCodes?: readonly string[] | null | undefined
}): string[] => (code == null ? [...(addCodes ?? [])] : [code]).map((given) => plainText(given).trim() || randomCode())

/** How often a voucher may be used is settled once one of its codes was. */
async function usedFaults(
  client: PoolClient,
  before: VoucherTable['$inferSelect'] | null,
  values: Partial<VoucherTable['$inferInsert']>,
): Promise<Refusal<DiscountErrorCode>[]> {
  const settled = [
    ['singleUse', 'single use'],
    ['usageLimit', 'usage limit'],
  ] as const
  const changed = settled.filter(([key]) => before && values[key] !== undefined && values[key] !== before[key])
  if (changed.length === 0) return []
  const message = (name: string) => `Cannot change ${name} setting when any voucher code has already been used.`
  return (await isVoucherUsed(client, before!.id))
    ? changed.map(([key, name]) => refusal('VOUCHER_ALREADY_USED', key, message(name)))
    : []
}

const at = (voucherCodes: string[]) => ({ voucherCodes })

export const voucher = nounOf<VoucherInput, DiscountErrorCode>()({
  type: 'Voucher',
  table: vouchers,
  fields: {
    name: f.text('name', { max: 255 }),
    type,
    discountValueType: f.value('valueType'),
    startDate: f.value('startDate'),
    endDate: f.value('endDate'),
    usageLimit: f.value('usageLimit', (n) => n >= 0),
    minCheckoutItemsQuantity: f.value('minQuantity', (n) => n >= 0),
    applyOncePerOrder: f.value('applyOncePerOrder'),
    applyOncePerCustomer: f.value('applyOncePerCustomer'),
    onlyForStaff: f.value('onlyForStaff'),
    singleUse: f.value('singleUse'),
    countries,
    products: things('productIds', 'Product', products),
    variants: things('variantIds', 'ProductVariant', variants),
    collections: things('collectionIds', 'Collection', collections),
    categories: things('categoryIds', 'Category', categories),
    code: f.elsewhere(),
    addCodes: f.elsewhere(),
  },
  check: async ({ ctx, change: { client }, input, before }, values) => {
    const faults: Refusal<DiscountErrorCode>[] = []
    const { code, addCodes } = input
    if (code != null && addCodes?.length)
      faults.push(refusal('GRAPHQL_ERROR', null, 'Only one of code and addCodes can be given.'))
    else if (!before && code == null && !addCodes?.length)
      faults.push(refusal('GRAPHQL_ERROR', null, 'A voucher needs a code.'))
    const start = values.startDate ?? before?.startDate ?? ctx.clock.now()
    const end = values.endDate === undefined ? before?.endDate : values.endDate
    if (end && end < start) faults.push(refusal('INVALID', 'endDate', 'It ends before it begins.'))
    faults.push(...(await usedFaults(client, before, values)))
    if (faults.length) return faults
    const codes = codesIn(input)
    const twice = codes.filter((c, i) => codes.indexOf(c) !== i)
    if (twice.length) return [refusal('DUPLICATED_INPUT_ITEM', 'codes', 'A code is given twice.', at(twice))]
    if (codes.some((c) => c.length > LONGEST_TEXT))
      return [refusal('INVALID', 'code', `A code has at most ${LONGEST_TEXT} characters.`)]
    const taken = await takenCodes(client, codes)
    if (taken.length) return [refusal('ALREADY_EXISTS', 'codes', 'There is such a code already.', at(taken))]
    const bare = await productsWithoutVariants(client, values.productIds ?? [])
    return bare.length
      ? [refusal('CANNOT_MANAGE_PRODUCT_WITHOUT_VARIANT', 'products', 'These have no variant.', { products: bare })]
      : []
  },
  relate: async ({ change, input, before }, key) => {
    const codes = codesIn(input)
    if (codes.length === 0) return
    await addVoucherCodes(change.client, Number(key), codes)
    if (before) change.event('VOUCHER_CODES_CREATED', 'Voucher', key, { codes })
  },
  beforeDelete: async ({ change }, rows) => {
    const codes = Map.groupBy(
      await codesOfVouchers(
        change.client,
        rows.map((row) => row.id),
      ),
      (code) => code.voucherId,
    )
    for (const { id } of rows) {
      const gone = codes.get(id)
      if (gone) change.event('VOUCHER_CODES_DELETED', 'Voucher', id, { gone })
    }
  },
  translatable: { name: 255 },
  stale: ['promotions'],
  events: { created: 'VOUCHER_CREATED', updated: 'VOUCHER_UPDATED', deleted: 'VOUCHER_DELETED' },
})
