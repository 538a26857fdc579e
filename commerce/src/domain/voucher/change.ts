/** Changes of vouchers that are no fields of theirs: what they are for, where they are valid, and their codes. */
import type { DiscountErrorCode } from '@semena/contract/enums'
import {
  deleteVoucherCodes,
  dropVoucherListings,
  listingsOfVouchers,
  productsWithoutVariants,
  putVoucherListing,
} from '../../db/queries/voucher/voucher.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { keysAmong, rowsByKey } from '../../db/statements/rows.ts'
import { save } from '../../db/statements/save.ts'
import { categories, collections, products, variants, vouchers } from '../../db/tables/index.ts'
import { changing } from '../changes/changing.ts'
import { HIGHEST_AMOUNT, isPrecise, toMinor } from '../money.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { ok, type Refusal, refusal, refuse, refuseOrder, type Result } from '../result.ts'

/** Keys of things by their kind. */
export interface Catalogue {
  products: readonly number[]
  variants: readonly number[]
  collections: readonly number[]
  categories: readonly number[]
}

const KINDS = [
  ['products', 'productIds', products],
  ['variants', 'variantIds', variants],
  ['collections', 'collectionIds', collections],
  ['categories', 'categoryIds', categories],
] as const

const missing = (field: string) => refuse('NOT_FOUND', field, "Couldn't resolve to a Voucher.")

/** Adds things to what a voucher is for, or removes them; answers its id. */
export const changeCatalogue = (
  ctx: NounCtx,
  id: number,
  how: 'add' | 'remove',
  catalogue: Catalogue,
): Promise<Result<number, DiscountErrorCode>> =>
  changing<number, DiscountErrorCode>(ctx, async (change) => {
    const { client } = change
    const [row] = await rowsByKey(client, vouchers, [id], { lock: true })
    if (!row) return missing('voucherId')
    const faults: Refusal<DiscountErrorCode>[] = []
    const values: Partial<Record<(typeof KINDS)[number][1], number[]>> = {}
    for (const [field, column, table] of KINDS) {
      const keys = catalogue[field]
      if (keys.length === 0) continue
      if ((await keysAmong(client, table, keys)).length < new Set(keys).size)
        faults.push(refusal('GRAPHQL_ERROR', field, 'One of the ids leads nowhere.'))
      values[column] =
        how === 'add' ? [...new Set([...row[column], ...keys])] : row[column].filter((key) => !keys.includes(key))
    }
    const bare = how === 'add' ? await productsWithoutVariants(client, catalogue.products) : []
    if (bare.length)
      faults.push(
        refusal('CANNOT_MANAGE_PRODUCT_WITHOUT_VARIANT', 'products', 'These have no variant.', { products: bare }),
      )
    if (faults.length) return refuseOrder(...faults)
    await save(client, vouchers, [{ id, values }])
    change.event('VOUCHER_UPDATED', 'Voucher', id)
    return ok(id)
  })

export interface ListingInput {
  channelId: number
  /** Percent, or a decimal amount; undefined stays as it is. */
  value?: number | null | undefined
  /** A decimal amount; null for no minimum. */
  minSpent?: number | null | undefined
}

/** Changes in which channels a voucher is valid, and what it takes off there; answers its id. */
export const changeListings = (
  ctx: NounCtx,
  id: number,
  add: readonly ListingInput[],
  remove: readonly number[],
): Promise<Result<number, DiscountErrorCode>> =>
  changing<number, DiscountErrorCode>(ctx, async (change) => {
    const { client } = change
    const [row] = await rowsByKey(client, vouchers, [id], { lock: true })
    if (!row) return missing('id')
    const ids = add.map((l) => l.channelId)
    const both = ids.filter((key) => remove.includes(key))
    if (both.length) return twice('input', both)
    const repeated = ids.filter((key, i) => ids.indexOf(key) !== i)
    if (repeated.length) return twice('addChannels', repeated)
    const { channelById } = await reference(ctx.database.pool)
    if (ids.some((key) => !channelById.has(key)))
      return refuse('GRAPHQL_ERROR', 'channelId', 'There is no such channel.')
    const before = new Map((await listingsOfVouchers(client, [id])).map((l) => [l.channelId, l]))
    const faults: Refusal<DiscountErrorCode>[] = []
    for (const { channelId, value, minSpent } of add) {
      const { currency } = channelById.get(channelId)!
      const there = before.get(channelId)
      const after = value ?? there?.value
      const fault = (code: DiscountErrorCode, field: string, message: string) =>
        faults.push(refusal(code, field, message, { channels: [channelId] }))
      if (after === undefined) fault('REQUIRED', 'discountValue', 'A new channel needs a value.')
      else if (row.valueType === 'PERCENTAGE' ? after > 100 : after > HIGHEST_AMOUNT || !isPrecise(after, currency))
        fault('INVALID', 'discountValue', 'This value is not possible.')
      if (minSpent != null && !isPrecise(minSpent, currency))
        fault('INVALID', 'minAmountSpent', 'The currency has fewer decimals.')
      if (faults.length || after === undefined) continue
      const least = minSpent === undefined ? (there?.minSpent ?? null) : minSpent && toMinor(minSpent, currency)
      await putVoucherListing(client, { voucherId: id, channelId, value: after, minSpent: least })
    }
    if (faults.length) return refuseOrder(...faults)
    await dropVoucherListings(client, id, remove)
    change.event('VOUCHER_UPDATED', 'Voucher', id)
    return ok(id)
  })

const twice = (field: string, channels: number[]) =>
  refuse('DUPLICATED_INPUT_ITEM', field, 'A channel is named twice.', { channels })

/** Deletes codes; those that are not there are left out. Answers how many were deleted. */
export const removeCodes = (ctx: NounCtx, ids: readonly string[]): Promise<Result<number, never>> =>
  changing<number, never>(ctx, async (change) => {
    const codes = await deleteVoucherCodes(change.client, ids)
    for (const [id, gone] of Map.groupBy(codes, (code) => code.voucherId))
      change.event('VOUCHER_CODES_DELETED', 'Voucher', id, { gone })
    return ok(codes.length)
  })
