/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { ProductErrorCode, ProductVariantBulkErrorCode, StockBulkUpdateErrorCode, WeightUnitsEnum } from '@semena/contract/enums'
import type { ProductChannelListingUpdateInput, ProductInput, ProductVariantBulkUpdateInput, ProductWhereInput, StockBulkUpdateInput } from '../../platform/inputs.generated.ts'

export type DeskSheetVariantsQueryVariables = {
  first?: number | null | undefined
  after?: string | null | undefined
  last?: number | null | undefined
  before?: string | null | undefined
  search?: string | null | undefined
}

export type DeskSheetVariantsQuery = { productVariants: { totalCount: number | null, pageInfo: { startCursor: string | null, endCursor: string | null }, edges: Array<{ node: { id: string, name: string, sku: string | null, trackInventory: boolean, product: { id: string, name: string, category: { id: string } | null, productType: { id: string, name: string }, channelListings: Array<{ isPublished: boolean, visibleInListings: boolean, channel: { id: string } }> | null }, weight: { unit: WeightUnitsEnum, value: number } | null, channelListings: Array<{ id: string, channel: { id: string }, price: { amount: number } | null }> | null, stocks: Array<{ id: string, quantity: number, quantityAllocated: number, warehouse: { id: string } }> | null } }> } | null }

export type DeskSheetVariantsAnewQueryVariables = {
  ids: Array<string> | string
}

export type DeskSheetVariantsAnewQuery = { productVariants: { edges: Array<{ node: { id: string, name: string, sku: string | null, trackInventory: boolean, product: { id: string, name: string, category: { id: string } | null, productType: { id: string, name: string }, channelListings: Array<{ isPublished: boolean, visibleInListings: boolean, channel: { id: string } }> | null }, weight: { unit: WeightUnitsEnum, value: number } | null, channelListings: Array<{ id: string, channel: { id: string }, price: { amount: number } | null }> | null, stocks: Array<{ id: string, quantity: number, quantityAllocated: number, warehouse: { id: string } }> | null } }> } | null }

export type DeskSheetProductsQueryVariables = {
  first?: number | null | undefined
  after?: string | null | undefined
  last?: number | null | undefined
  before?: string | null | undefined
  search?: string | null | undefined
  where?: ProductWhereInput | null | undefined
  channel?: string | null | undefined
}

export type DeskSheetProductsQuery = { products: { totalCount: number | null, pageInfo: { startCursor: string | null, endCursor: string | null }, edges: Array<{ node: { id: string, name: string, category: { id: string } | null, productType: { id: string, name: string }, channelListings: Array<{ isPublished: boolean, visibleInListings: boolean, channel: { id: string } }> | null } }> } | null }

export type DeskSheetProductsAnewQueryVariables = {
  ids: Array<string> | string
}

export type DeskSheetProductsAnewQuery = { products: { edges: Array<{ node: { id: string, name: string, category: { id: string } | null, productType: { id: string, name: string }, channelListings: Array<{ isPublished: boolean, visibleInListings: boolean, channel: { id: string } }> | null } }> } | null }

export type DeskSheetProductsWithVariantsQueryVariables = {
  first: number
  after?: string | null | undefined
  search?: string | null | undefined
  where?: ProductWhereInput | null | undefined
  channel?: string | null | undefined
}

export type DeskSheetProductsWithVariantsQuery = { products: { totalCount: number | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string, variants: Array<{ id: string, name: string, sku: string | null, trackInventory: boolean, weight: { unit: WeightUnitsEnum, value: number } | null, channelListings: Array<{ id: string, channel: { id: string }, price: { amount: number } | null }> | null, stocks: Array<{ id: string, quantity: number, quantityAllocated: number, warehouse: { id: string } }> | null }> | null, category: { id: string } | null, productType: { id: string, name: string }, channelListings: Array<{ isPublished: boolean, visibleInListings: boolean, channel: { id: string } }> | null } }> } | null }

export type DeskSheetSoldQueryVariables = {
  slug: string
}

export type DeskSheetSoldQuery = { channel: { id: string, warehouses: Array<{ id: string }> } | null }

export type DeskSheetVariantOfProductFragment = { id: string, name: string, sku: string | null, trackInventory: boolean, product: { id: string, name: string, category: { id: string } | null, productType: { id: string, name: string }, channelListings: Array<{ isPublished: boolean, visibleInListings: boolean, channel: { id: string } }> | null }, weight: { unit: WeightUnitsEnum, value: number } | null, channelListings: Array<{ id: string, channel: { id: string }, price: { amount: number } | null }> | null, stocks: Array<{ id: string, quantity: number, quantityAllocated: number, warehouse: { id: string } }> | null }

export type DeskSheetVariantFragment = { id: string, name: string, sku: string | null, trackInventory: boolean, weight: { unit: WeightUnitsEnum, value: number } | null, channelListings: Array<{ id: string, channel: { id: string }, price: { amount: number } | null }> | null, stocks: Array<{ id: string, quantity: number, quantityAllocated: number, warehouse: { id: string } }> | null }

export type DeskSheetProductFragment = { id: string, name: string, category: { id: string } | null, productType: { id: string, name: string }, channelListings: Array<{ isPublished: boolean, visibleInListings: boolean, channel: { id: string } }> | null }

export type DeskSheetPlacesQueryVariables = { [key: string]: never; }

export type DeskSheetPlacesQuery = { warehouses: { edges: Array<{ node: { id: string, name: string } }> } | null, categories: { edges: Array<{ node: { id: string, name: string, level: number } }> } | null, productTypes: { edges: Array<{ node: { id: string, name: string } }> } | null, shop: { defaultWeightUnit: WeightUnitsEnum | null } }

export type DeskSheetSaveVariantsMutationVariables = {
  product: string
  variants: Array<ProductVariantBulkUpdateInput> | ProductVariantBulkUpdateInput
}

export type DeskSheetSaveVariantsMutation = { productVariantBulkUpdate: { results: Array<{ productVariant: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: ProductVariantBulkErrorCode, path: string | null, channels: Array<string> | null, warehouses: Array<string> | null }> | null }>, errors: Array<{ field: string | null, message: string | null, code: ProductVariantBulkErrorCode }> } | null }

export type DeskSheetSaveStocksMutationVariables = {
  stocks: Array<StockBulkUpdateInput> | StockBulkUpdateInput
}

export type DeskSheetSaveStocksMutation = { stockBulkUpdate: { results: Array<{ stock: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: StockBulkUpdateErrorCode }> | null }>, errors: Array<{ field: string | null, message: string | null, code: StockBulkUpdateErrorCode }> } | null }

export type DeskSheetSaveProductMutationVariables = {
  id: string
  input: ProductInput
}

export type DeskSheetSaveProductMutation = { productUpdate: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null }

export type DeskSheetSaveListingsMutationVariables = {
  id: string
  input: ProductChannelListingUpdateInput
}

export type DeskSheetSaveListingsMutation = { productChannelListingUpdate: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode, channels: Array<string> | null }> } | null }

export const DeskSheetVariantsDocument: TypedDocument<DeskSheetVariantsQuery, DeskSheetVariantsQueryVariables> = { name: 'DeskSheetVariants', kind: 'query', source: "query DeskSheetVariants($first:Int$after:String$last:Int$before:String$search:String){productVariants(first:$first after:$after last:$last before:$before search:$search){totalCount pageInfo{startCursor endCursor}edges{node{...DeskSheetVariantOfProduct}}}}fragment DeskSheetVariantOfProduct on ProductVariant{...DeskSheetVariant product{...DeskSheetProduct}}fragment DeskSheetVariant on ProductVariant{id name sku trackInventory weight{unit value}channelListings{id channel{id}price{amount}}stocks{id quantity quantityAllocated warehouse{id}}}fragment DeskSheetProduct on Product{id name category{id}productType{id name}channelListings{isPublished visibleInListings channel{id}}}" }

export const DeskSheetVariantsAnewDocument: TypedDocument<DeskSheetVariantsAnewQuery, DeskSheetVariantsAnewQueryVariables> = { name: 'DeskSheetVariantsAnew', kind: 'query', source: "query DeskSheetVariantsAnew($ids:[ID!]!){productVariants(first:100 ids:$ids){edges{node{...DeskSheetVariantOfProduct}}}}fragment DeskSheetVariantOfProduct on ProductVariant{...DeskSheetVariant product{...DeskSheetProduct}}fragment DeskSheetVariant on ProductVariant{id name sku trackInventory weight{unit value}channelListings{id channel{id}price{amount}}stocks{id quantity quantityAllocated warehouse{id}}}fragment DeskSheetProduct on Product{id name category{id}productType{id name}channelListings{isPublished visibleInListings channel{id}}}" }

export const DeskSheetProductsDocument: TypedDocument<DeskSheetProductsQuery, DeskSheetProductsQueryVariables> = { name: 'DeskSheetProducts', kind: 'query', source: "query DeskSheetProducts($first:Int$after:String$last:Int$before:String$search:String$where:ProductWhereInput$channel:String){products(first:$first after:$after last:$last before:$before search:$search where:$where channel:$channel sortBy:{field:NAME direction:ASC}){totalCount pageInfo{startCursor endCursor}edges{node{...DeskSheetProduct}}}}fragment DeskSheetProduct on Product{id name category{id}productType{id name}channelListings{isPublished visibleInListings channel{id}}}" }

export const DeskSheetProductsAnewDocument: TypedDocument<DeskSheetProductsAnewQuery, DeskSheetProductsAnewQueryVariables> = { name: 'DeskSheetProductsAnew', kind: 'query', source: "query DeskSheetProductsAnew($ids:[ID!]!){products(first:100 where:{ids:$ids}){edges{node{...DeskSheetProduct}}}}fragment DeskSheetProduct on Product{id name category{id}productType{id name}channelListings{isPublished visibleInListings channel{id}}}" }

export const DeskSheetProductsWithVariantsDocument: TypedDocument<DeskSheetProductsWithVariantsQuery, DeskSheetProductsWithVariantsQueryVariables> = { name: 'DeskSheetProductsWithVariants', kind: 'query', source: "query DeskSheetProductsWithVariants($first:Int!$after:String$search:String$where:ProductWhereInput$channel:String){products(first:$first after:$after search:$search where:$where channel:$channel sortBy:{field:NAME direction:ASC}){totalCount pageInfo{hasNextPage endCursor}edges{node{...DeskSheetProduct variants{...DeskSheetVariant}}}}}fragment DeskSheetProduct on Product{id name category{id}productType{id name}channelListings{isPublished visibleInListings channel{id}}}fragment DeskSheetVariant on ProductVariant{id name sku trackInventory weight{unit value}channelListings{id channel{id}price{amount}}stocks{id quantity quantityAllocated warehouse{id}}}" }

export const DeskSheetSoldDocument: TypedDocument<DeskSheetSoldQuery, DeskSheetSoldQueryVariables> = { name: 'DeskSheetSold', kind: 'query', source: "query DeskSheetSold($slug:String!){channel(slug:$slug){id warehouses{id}}}" }

export const DeskSheetPlacesDocument: TypedDocument<DeskSheetPlacesQuery, DeskSheetPlacesQueryVariables> = { name: 'DeskSheetPlaces', kind: 'query', source: "query DeskSheetPlaces{warehouses(first:100){edges{node{id name}}}categories(first:100){edges{node{id name level}}}productTypes(first:100){edges{node{id name}}}shop{defaultWeightUnit}}" }

export const DeskSheetSaveVariantsDocument: TypedDocument<DeskSheetSaveVariantsMutation, DeskSheetSaveVariantsMutationVariables> = { name: 'DeskSheetSaveVariants', kind: 'mutation', source: "mutation DeskSheetSaveVariants($product:ID!$variants:[ProductVariantBulkUpdateInput!]!){productVariantBulkUpdate(product:$product variants:$variants errorPolicy:REJECT_FAILED_ROWS){results{productVariant{id}errors{field message code path channels warehouses}}errors{field message code}}}" }

export const DeskSheetSaveStocksDocument: TypedDocument<DeskSheetSaveStocksMutation, DeskSheetSaveStocksMutationVariables> = { name: 'DeskSheetSaveStocks', kind: 'mutation', source: "mutation DeskSheetSaveStocks($stocks:[StockBulkUpdateInput!]!){stockBulkUpdate(stocks:$stocks errorPolicy:REJECT_FAILED_ROWS){results{stock{id}errors{field message code}}errors{field message code}}}" }

export const DeskSheetSaveProductDocument: TypedDocument<DeskSheetSaveProductMutation, DeskSheetSaveProductMutationVariables> = { name: 'DeskSheetSaveProduct', kind: 'mutation', source: "mutation DeskSheetSaveProduct($id:ID!$input:ProductInput!){productUpdate(id:$id input:$input){errors{field message code}}}" }

export const DeskSheetSaveListingsDocument: TypedDocument<DeskSheetSaveListingsMutation, DeskSheetSaveListingsMutationVariables> = { name: 'DeskSheetSaveListings', kind: 'mutation', source: "mutation DeskSheetSaveListings($id:ID!$input:ProductChannelListingUpdateInput!){productChannelListingUpdate(id:$id input:$input){errors{field message code channels}}}" }
