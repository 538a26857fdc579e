/** Products, variants, collections, categories and attributes. */
import { assignedTypes } from './assigned-attribute.ts'
import { attributeQueries, attributeTypes } from './attribute.ts'
import { categoryQueries, categoryTypes } from './category.ts'
import { collectionQueries, collectionTypes } from './collection.ts'
import { listedFields } from './listed.ts'
import { productQueries, productTypes } from './product.ts'
import { variantQueries, variantTypes } from './variant.ts'

export const catalogResolvers = {
  Query: { ...productQueries, ...variantQueries, ...collectionQueries, ...categoryQueries, ...attributeQueries },
  ...productTypes,
  ...variantTypes,
  ...collectionTypes,
  ...categoryTypes,
  ...attributeTypes,
  ...assignedTypes,
  ProductCountableConnection: listedFields,
  ProductVariantCountableConnection: listedFields,
  CollectionCountableConnection: listedFields,
  CategoryCountableConnection: listedFields,
  AttributeCountableConnection: listedFields,
  AttributeValueCountableConnection: listedFields,
}
