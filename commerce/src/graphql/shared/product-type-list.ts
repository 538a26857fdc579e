/** Lists of product types: of the shop, and those that have an attribute. */
import { productTypeList } from '../../db/queries/catalog/product-type-list.ts'
import type { ProductTypeRow } from '../../db/queries/reference/reference.ts'
import type { GraphqlContext } from '../context.ts'
import type { PageArgs } from './connection.ts'
import { listedBy } from './listed.ts'

/** Product types by some conditions. */
export const productTypesOf = (ctx: GraphqlContext, args: PageArgs, asked: Parameters<typeof productTypeList>[0]) =>
  listedBy<ProductTypeRow, { row: ProductTypeRow }>(ctx, args, productTypeList(asked), (row) => ({ row }))
