/** The values from which a voucher's types are resolved. */
import type { CatalogueInput } from '../../domain/voucher/inputs.generated.ts'
import type { Catalogue } from '../../domain/voucher/change.ts'
import { keysOrNowhere } from '../shared/ids.ts'
import type { GraphqlContext } from '../context.ts'
import type { VoucherCodeRow, VoucherListingRow, VoucherWithCode } from '../../db/queries/voucher/voucher.ts'
import { voucherLoaders } from './loaders.ts'

/** A voucher, and the channel whose values its own fields show; null for none. */
export type VoucherSource = VoucherWithCode & { channelId?: number | null }

export type VoucherCodeSource = VoucherCodeRow
export type VoucherListingSource = VoucherListingRow

/** A voucher outside of channels. */
export const voucherOf = (ctx: GraphqlContext, id: number): Promise<VoucherSource | null> =>
  voucherLoaders(ctx).voucher.load(id)

/** The goods that an input names, by their keys. */
export const catalogueOf = (input: CatalogueInput): Catalogue => ({
  products: keysOrNowhere(input.products, 'Product'),
  variants: keysOrNowhere(input.variants, 'ProductVariant'),
  collections: keysOrNowhere(input.collections, 'Collection'),
  categories: keysOrNowhere(input.categories, 'Category'),
})
