/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { ProductWhereInput } from '../../platform/inputs.generated.ts'

export type DeskGoodsProductsQueryVariables = {
  search: string
}

export type DeskGoodsProductsQuery = { products: { edges: Array<{ node: { id: string, name: string } }> } | null }

export type DeskGoodsVariantsQueryVariables = {
  search: string
}

export type DeskGoodsVariantsQuery = { productVariants: { edges: Array<{ node: { id: string, name: string, sku: string | null, product: { name: string } } }> } | null }

export type DeskGoodsCategoriesQueryVariables = {
  search: string
}

export type DeskGoodsCategoriesQuery = { categories: { edges: Array<{ node: { id: string, name: string } }> } | null }

export type DeskGoodsCollectionsQueryVariables = {
  search: string
}

export type DeskGoodsCollectionsQuery = { collections: { edges: Array<{ node: { id: string, name: string } }> } | null }

export type DeskGoodsNamesQueryVariables = {
  products?: Array<string> | string | null | undefined
  variants?: Array<string> | string | null | undefined
  categories?: Array<string> | string | null | undefined
  collections?: Array<string> | string | null | undefined
}

export type DeskGoodsNamesQuery = { products: { edges: Array<{ node: { id: string, name: string } }> } | null, productVariants: { edges: Array<{ node: { id: string, name: string, sku: string | null, product: { name: string } } }> } | null, categories: { edges: Array<{ node: { id: string, name: string } }> } | null, collections: { edges: Array<{ node: { id: string, name: string } }> } | null }

export type DeskGoodsOfVariantsQueryVariables = {
  ids: Array<string> | string
}

export type DeskGoodsOfVariantsQuery = { productVariants: { edges: Array<{ node: { id: string, product: { id: string } } }> } | null }

export type DeskGoodsPricesQueryVariables = {
  where: ProductWhereInput
}

export type DeskGoodsPricesQuery = { products: { totalCount: number | null, edges: Array<{ node: { id: string, name: string, category: { id: string } | null, collections: Array<{ id: string }> | null, productVariants: { edges: Array<{ node: { id: string, name: string, channelListings: Array<{ channel: { id: string, slug: string }, price: { amount: number, currency: string } | null }> | null } }> } | null } }> } | null }

export const DeskGoodsProductsDocument: TypedDocument<DeskGoodsProductsQuery, DeskGoodsProductsQueryVariables> = { name: 'DeskGoodsProducts', kind: 'query', source: "query DeskGoodsProducts($search:String!){products(first:8 search:$search){edges{node{id name}}}}" }

export const DeskGoodsVariantsDocument: TypedDocument<DeskGoodsVariantsQuery, DeskGoodsVariantsQueryVariables> = { name: 'DeskGoodsVariants', kind: 'query', source: "query DeskGoodsVariants($search:String!){productVariants(first:8 search:$search){edges{node{id name sku product{name}}}}}" }

export const DeskGoodsCategoriesDocument: TypedDocument<DeskGoodsCategoriesQuery, DeskGoodsCategoriesQueryVariables> = { name: 'DeskGoodsCategories', kind: 'query', source: "query DeskGoodsCategories($search:String!){categories(first:8 filter:{search:$search}){edges{node{id name}}}}" }

export const DeskGoodsCollectionsDocument: TypedDocument<DeskGoodsCollectionsQuery, DeskGoodsCollectionsQueryVariables> = { name: 'DeskGoodsCollections', kind: 'query', source: "query DeskGoodsCollections($search:String!){collections(first:8 filter:{search:$search}){edges{node{id name}}}}" }

export const DeskGoodsNamesDocument: TypedDocument<DeskGoodsNamesQuery, DeskGoodsNamesQueryVariables> = { name: 'DeskGoodsNames', kind: 'query', source: "query DeskGoodsNames($products:[ID!]$variants:[ID!]$categories:[ID!]$collections:[ID!]){products(first:100 where:{ids:$products}){edges{node{id name}}}productVariants(first:100 ids:$variants){edges{node{id name sku product{name}}}}categories(first:100 where:{ids:$categories}){edges{node{id name}}}collections(first:100 where:{ids:$collections}){edges{node{id name}}}}" }

export const DeskGoodsOfVariantsDocument: TypedDocument<DeskGoodsOfVariantsQuery, DeskGoodsOfVariantsQueryVariables> = { name: 'DeskGoodsOfVariants', kind: 'query', source: "query DeskGoodsOfVariants($ids:[ID!]!){productVariants(first:100 ids:$ids){edges{node{id product{id}}}}}" }

export const DeskGoodsPricesDocument: TypedDocument<DeskGoodsPricesQuery, DeskGoodsPricesQueryVariables> = { name: 'DeskGoodsPrices', kind: 'query', source: "query DeskGoodsPrices($where:ProductWhereInput!){products(first:50 where:$where){totalCount edges{node{id name category{id}collections{id}productVariants(first:20){edges{node{id name channelListings{channel{id slug}price{amount currency}}}}}}}}}" }
