/** Products, variants, collections and categories. */
import { listedFields } from '../shared/listed.ts'
import { bulkMutations } from './bulk-mutations.ts'
import { categoryMutations } from './category-mutations.ts'
import { categoryQueries, categoryTypes } from './category.ts'
import { collectionMutations } from './collection-mutations.ts'
import { collectionQueries, collectionTypes } from './collection.ts'
import { listingTypes } from './listings.ts'
import { mediaMutations } from './media-mutations.ts'
import { productMutations } from './product-mutations.ts'
import { productTypeMutations, productTypeQueries } from './product-type.ts'
import { productQueries, productTypes } from './product.ts'
import { uploadMutations } from './upload.ts'
import { variantMutations } from './variant-mutations.ts'
import { variantQueries, variantTypes } from './variant.ts'

export const catalogResolvers = {
  Query: { ...productQueries, ...variantQueries, ...collectionQueries, ...categoryQueries, ...productTypeQueries },
  Mutation: {
    ...bulkMutations,
    ...mediaMutations,
    ...uploadMutations,
    ...categoryMutations,
    ...collectionMutations,
    ...productMutations,
    ...productTypeMutations,
    ...variantMutations,
  },
  ...productTypes,
  ...variantTypes,
  ...listingTypes,
  ...collectionTypes,
  ...categoryTypes,
  ProductCountableConnection: listedFields,
  ProductTypeCountableConnection: listedFields,
  ProductVariantCountableConnection: listedFields,
  CollectionCountableConnection: listedFields,
  CategoryCountableConnection: listedFields,
}
