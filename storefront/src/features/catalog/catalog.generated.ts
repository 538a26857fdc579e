/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { LanguageCodeEnum, ProductMediaType } from '@semena/contract/enums'
import type { ProductFilterInput, ProductOrder } from '../../platform/inputs.generated.ts'

export type CatalogPictureFragment = { alt: string, type: ProductMediaType, view: string | null, theme: string | null, small: string, medium: string }

export type CatalogProductFragment = { id: string, slug: string, name: string, isAvailableForPurchase: boolean | null, availableForPurchaseAt: string | null, translation: { name: string | null } | null, attributes: Array<{ attribute: { slug: string }, values: Array<{ slug: string | null, name: string | null, translation: { name: string } | null }> }>, media: Array<{ alt: string, type: ProductMediaType, view: string | null, theme: string | null, small: string, medium: string }> | null, variants: Array<{ id: string, name: string, sku: string | null, quantityAvailable: number | null, translation: { name: string } | null, pricing: { onSale: boolean | null, price: { gross: { amount: number, currency: string } } | null, priceUndiscounted: { gross: { amount: number, currency: string } } | null } | null }> | null }

export type CatalogOfferFragment = { id: string, name: string, sku: string | null, quantityAvailable: number | null, translation: { name: string } | null, pricing: { onSale: boolean | null, price: { gross: { amount: number, currency: string } } | null, priceUndiscounted: { gross: { amount: number, currency: string } } | null } | null }

export type CatalogPackFragment = { id: string, name: string, sku: string | null, quantityAvailable: number | null, attributes: Array<{ attribute: { slug: string }, values: Array<{ slug: string | null, name: string | null }> }>, translation: { name: string } | null, pricing: { onSale: boolean | null, price: { gross: { amount: number, currency: string } } | null, priceUndiscounted: { gross: { amount: number, currency: string } } | null } | null }

export type CatalogListFragment = { totalCount: number | null, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null }, edges: Array<{ node: { id: string, slug: string, name: string, isAvailableForPurchase: boolean | null, availableForPurchaseAt: string | null, translation: { name: string | null } | null, attributes: Array<{ attribute: { slug: string }, values: Array<{ slug: string | null, name: string | null, translation: { name: string } | null }> }>, media: Array<{ alt: string, type: ProductMediaType, view: string | null, theme: string | null, small: string, medium: string }> | null, variants: Array<{ id: string, name: string, sku: string | null, quantityAvailable: number | null, translation: { name: string } | null, pricing: { onSale: boolean | null, price: { gross: { amount: number, currency: string } } | null, priceUndiscounted: { gross: { amount: number, currency: string } } | null } | null }> | null } }> }

export type CatalogProductsQueryVariables = {
  channel: string
  language: LanguageCodeEnum
  filter?: ProductFilterInput | null | undefined
  search?: string | null | undefined
  sortBy?: ProductOrder | null | undefined
  first?: number | null | undefined
  after?: string | null | undefined
  last?: number | null | undefined
  before?: string | null | undefined
}

export type CatalogProductsQuery = { products: { totalCount: number | null, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null }, edges: Array<{ node: { id: string, slug: string, name: string, isAvailableForPurchase: boolean | null, availableForPurchaseAt: string | null, translation: { name: string | null } | null, attributes: Array<{ attribute: { slug: string }, values: Array<{ slug: string | null, name: string | null, translation: { name: string } | null }> }>, media: Array<{ alt: string, type: ProductMediaType, view: string | null, theme: string | null, small: string, medium: string }> | null, variants: Array<{ id: string, name: string, sku: string | null, quantityAvailable: number | null, translation: { name: string } | null, pricing: { onSale: boolean | null, price: { gross: { amount: number, currency: string } } | null, priceUndiscounted: { gross: { amount: number, currency: string } } | null } | null }> | null } }> } | null }

export type CatalogListedQueryVariables = {
  channel: string
  filter?: ProductFilterInput | null | undefined
  search?: string | null | undefined
  sortBy?: ProductOrder | null | undefined
  first?: number | null | undefined
  after?: string | null | undefined
  last?: number | null | undefined
  before?: string | null | undefined
}

export type CatalogListedQuery = { products: { totalCount: number | null, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null }, edges: Array<{ node: { slug: string } }> } | null }

export type CatalogCollectionQueryVariables = {
  channel: string
  language: LanguageCodeEnum
  slug: string
}

export type CatalogCollectionQuery = { collection: { id: string, slug: string, name: string, description: string | null, seoTitle: string | null, seoDescription: string | null, backgroundImage: { url: string } | null, translation: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null } | null }

export type CatalogScalesQueryVariables = {
  channel: string
  language: LanguageCodeEnum
  newSince: string
}

export type CatalogScalesQuery = { attributes: { edges: Array<{ node: { id: string, slug: string, choices: { edges: Array<{ node: { slug: string | null, name: string | null, translation: { name: string } | null } }> } | null } }> } | null, unitsSold: { id: string } | null, measures: { edges: Array<{ node: { slug: string } }> } | null, all: { totalCount: number | null } | null, older: { totalCount: number | null } | null, newest: { edges: Array<{ node: { slug: string } }> } | null, cheapest: { edges: Array<{ node: { isAvailableForPurchase: boolean | null, variants: Array<{ id: string, name: string, sku: string | null, quantityAvailable: number | null, translation: { name: string } | null, pricing: { onSale: boolean | null, price: { gross: { amount: number, currency: string } } | null, priceUndiscounted: { gross: { amount: number, currency: string } } | null } | null }> | null } }> } | null, dearest: { edges: Array<{ node: { isAvailableForPurchase: boolean | null, variants: Array<{ id: string, name: string, sku: string | null, quantityAvailable: number | null, translation: { name: string } | null, pricing: { onSale: boolean | null, price: { gross: { amount: number, currency: string } } | null, priceUndiscounted: { gross: { amount: number, currency: string } } | null } | null }> | null } }> } | null }

export type CatalogBestsellersQueryVariables = {
  channel: string
  attribute: string
}

export type CatalogBestsellersQuery = { products: { edges: Array<{ node: { slug: string } }> } | null }

export type CatalogBySlugsQueryVariables = {
  channel: string
  language: LanguageCodeEnum
  slugs: Array<string> | string
  first: number
}

export type CatalogBySlugsQuery = { products: { edges: Array<{ node: { id: string, slug: string, name: string, isAvailableForPurchase: boolean | null, availableForPurchaseAt: string | null, translation: { name: string | null } | null, attributes: Array<{ attribute: { slug: string }, values: Array<{ slug: string | null, name: string | null, translation: { name: string } | null }> }>, media: Array<{ alt: string, type: ProductMediaType, view: string | null, theme: string | null, small: string, medium: string }> | null, variants: Array<{ id: string, name: string, sku: string | null, quantityAvailable: number | null, translation: { name: string } | null, pricing: { onSale: boolean | null, price: { gross: { amount: number, currency: string } } | null, priceUndiscounted: { gross: { amount: number, currency: string } } | null } | null }> | null } }> } | null }

export const CatalogProductsDocument: TypedDocument<CatalogProductsQuery, CatalogProductsQueryVariables> = { name: 'CatalogProducts', kind: 'query', source: "query CatalogProducts($channel:String!$language:LanguageCodeEnum!$filter:ProductFilterInput$search:String$sortBy:ProductOrder$first:Int$after:String$last:Int$before:String){products(channel:$channel filter:$filter search:$search sortBy:$sortBy first:$first after:$after last:$last before:$before){...CatalogList}}fragment CatalogList on ProductCountableConnection{totalCount pageInfo{hasNextPage hasPreviousPage startCursor endCursor}edges{node{...CatalogProduct}}}fragment CatalogProduct on Product{id slug name isAvailableForPurchase availableForPurchaseAt translation(languageCode:$language){name}attributes{attribute{slug}values{slug name translation(languageCode:$language){name}}}media{...CatalogPicture}variants{...CatalogOffer}}fragment CatalogPicture on ProductMedia{alt type view:metafield(key:\"view\")theme:metafield(key:\"theme\")small:url(size:256 format:AVIF)medium:url(size:512 format:AVIF)}fragment CatalogOffer on ProductVariant{id name sku quantityAvailable translation(languageCode:$language){name}pricing{onSale price{gross{amount currency}}priceUndiscounted{gross{amount currency}}}}" }

export const CatalogListedDocument: TypedDocument<CatalogListedQuery, CatalogListedQueryVariables> = { name: 'CatalogListed', kind: 'query', source: "query CatalogListed($channel:String!$filter:ProductFilterInput$search:String$sortBy:ProductOrder$first:Int$after:String$last:Int$before:String){products(channel:$channel filter:$filter search:$search sortBy:$sortBy first:$first after:$after last:$last before:$before){totalCount pageInfo{hasNextPage hasPreviousPage startCursor endCursor}edges{node{slug}}}}" }

export const CatalogCollectionDocument: TypedDocument<CatalogCollectionQuery, CatalogCollectionQueryVariables> = { name: 'CatalogCollection', kind: 'query', source: "query CatalogCollection($channel:String!$language:LanguageCodeEnum!$slug:String!){collection(slug:$slug channel:$channel){id slug name description seoTitle seoDescription backgroundImage(size:1024 format:AVIF){url}translation(languageCode:$language){name description seoTitle seoDescription}}}" }

export const CatalogScalesDocument: TypedDocument<CatalogScalesQuery, CatalogScalesQueryVariables> = { name: 'CatalogScales', kind: 'query', source: "query CatalogScales($channel:String!$language:LanguageCodeEnum!$newSince:DateTime!){attributes(first:10 channel:$channel filter:{slugs:[\"genetics\" \"max-thc\"]}){edges{node{id slug choices(first:20){edges{node{slug name translation(languageCode:$language){name}}}}}}}unitsSold:attribute(slug:\"units-sold\"){id}measures:attributes(first:10 channel:$channel filter:{slugs:[\"genotype-sativa\" \"min-thc\" \"max-thc\" \"min-time-of\" \"max-time-of\"]}){edges{node{slug}}}all:products(first:1 channel:$channel){totalCount}older:products(first:1 channel:$channel filter:{publishedFrom:$newSince}){totalCount}newest:products(first:24 channel:$channel sortBy:{field:PUBLISHED_AT direction:DESC}){edges{node{slug}}}cheapest:products(first:1 channel:$channel filter:{isAvailable:true}sortBy:{field:MINIMAL_PRICE direction:ASC}){edges{node{isAvailableForPurchase variants{...CatalogOffer}}}}dearest:products(first:1 channel:$channel filter:{isAvailable:true}sortBy:{field:MINIMAL_PRICE direction:DESC}){edges{node{isAvailableForPurchase variants{...CatalogOffer}}}}}fragment CatalogOffer on ProductVariant{id name sku quantityAvailable translation(languageCode:$language){name}pricing{onSale price{gross{amount currency}}priceUndiscounted{gross{amount currency}}}}" }

export const CatalogBestsellersDocument: TypedDocument<CatalogBestsellersQuery, CatalogBestsellersQueryVariables> = { name: 'CatalogBestsellers', kind: 'query', source: "query CatalogBestsellers($channel:String!$attribute:ID!){products(first:9 channel:$channel filter:{attributes:[{slug:\"units-sold\" valuesRange:{gte:1}}]}sortBy:{attributeId:$attribute direction:DESC}){edges{node{slug}}}}" }

export const CatalogBySlugsDocument: TypedDocument<CatalogBySlugsQuery, CatalogBySlugsQueryVariables> = { name: 'CatalogBySlugs', kind: 'query', source: "query CatalogBySlugs($channel:String!$language:LanguageCodeEnum!$slugs:[String!]!$first:Int!){products(channel:$channel first:$first filter:{slugs:$slugs}){edges{node{...CatalogProduct}}}}fragment CatalogProduct on Product{id slug name isAvailableForPurchase availableForPurchaseAt translation(languageCode:$language){name}attributes{attribute{slug}values{slug name translation(languageCode:$language){name}}}media{...CatalogPicture}variants{...CatalogOffer}}fragment CatalogPicture on ProductMedia{alt type view:metafield(key:\"view\")theme:metafield(key:\"theme\")small:url(size:256 format:AVIF)medium:url(size:512 format:AVIF)}fragment CatalogOffer on ProductVariant{id name sku quantityAvailable translation(languageCode:$language){name}pricing{onSale price{gross{amount currency}}priceUndiscounted{gross{amount currency}}}}" }
