/** Lists of product types: of the shop, and those that have an attribute. */
import { productTypeList, type ProductTypeListInput } from '../../db/queries/catalog/product-type-list.ts'
import type { ProductTypeRow } from '../../db/queries/reference/reference.ts'
import type { GraphqlContext } from '../context.ts'
import type { PageArgs } from './connection.ts'
import { listed } from './listed.ts'

const ALL: ProductTypeListInput = {
  search: null,
  ids: null,
  slugs: null,
  kind: null,
  isDigital: null,
  hasVariants: null,
  isShippingRequired: null,
  metadata: [],
  attributeId: null,
  ofVariant: false,
  sort: 'SLUG',
  desc: false,
}

/** Product types by some conditions. */
export const productTypesOf = (ctx: GraphqlContext, args: PageArgs, asked: Partial<ProductTypeListInput>) => {
  const input = { ...ALL, ...asked }
  return listed<ProductTypeRow, { row: ProductTypeRow }>(
    ctx,
    args,
    `TYPE ${input.sort}`,
    productTypeList(input),
    (row) => ({
      row,
    }),
  )
}
