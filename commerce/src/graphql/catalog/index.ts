/** Products, variants, collections and categories. */
import { listedFields } from '../shared/listed.ts'
import { categoryMutations } from './category-mutations.ts'
import { categoryQueries, categoryTypes } from './category.ts'
import { collectionQueries, collectionTypes } from './collection.ts'
import { productQueries, productTypes } from './product.ts'
import { variantQueries, variantTypes } from './variant.ts'

export const catalogResolvers = {
  Query: { ...productQueries, ...variantQueries, ...collectionQueries, ...categoryQueries },
  Mutation: categoryMutations,
  ...productTypes,
  ...variantTypes,
  ...collectionTypes,
  ...categoryTypes,
  ProductCountableConnection: listedFields,
  ProductVariantCountableConnection: listedFields,
  CollectionCountableConnection: listedFields,
  CategoryCountableConnection: listedFields,
}
