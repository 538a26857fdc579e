/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { LanguageCodeEnum, ProductMediaType } from '@semena/contract/enums'

export type SearchPageFragment = { slug: string, title: string, pageType: { slug: string }, translation: { title: string | null } | null }

export type SearchPagesQueryVariables = {
  channel: string
  language: LanguageCodeEnum
  search: string
}

export type SearchPagesQuery = { pages: { edges: Array<{ node: { slug: string, title: string, pageType: { slug: string }, translation: { title: string | null } | null } }> } | null }

export type SearchSuggestionsQueryVariables = {
  channel: string
  language: LanguageCodeEnum
  search: string
  first: number
}

export type SearchSuggestionsQuery = { products: { totalCount: number | null, edges: Array<{ node: { slug: string, name: string, isAvailableForPurchase: boolean | null, translation: { name: string | null } | null, media: Array<{ alt: string, type: ProductMediaType, view: string | null, theme: string | null, small: string, medium: string }> | null, variants: Array<{ id: string, name: string, sku: string | null, quantityAvailable: number | null, translation: { name: string } | null, pricing: { onSale: boolean | null, price: { gross: { amount: number, currency: string } } | null, priceUndiscounted: { gross: { amount: number, currency: string } } | null } | null }> | null } }> } | null, pages: { edges: Array<{ node: { slug: string, title: string, pageType: { slug: string }, translation: { title: string | null } | null } }> } | null }

export type CatalogPictureFragment = { alt: string, type: ProductMediaType, view: string | null, theme: string | null, small: string, medium: string }

export type CatalogOfferFragment = { id: string, name: string, sku: string | null, quantityAvailable: number | null, translation: { name: string } | null, pricing: { onSale: boolean | null, price: { gross: { amount: number, currency: string } } | null, priceUndiscounted: { gross: { amount: number, currency: string } } | null } | null }

export const SearchPagesDocument: TypedDocument<SearchPagesQuery, SearchPagesQueryVariables> = { name: 'SearchPages', kind: 'query', source: "query SearchPages($channel:String!$language:LanguageCodeEnum!$search:String!){pages(channel:$channel search:$search first:10 sortBy:{field:RANK direction:DESC}){edges{node{...SearchPage}}}}fragment SearchPage on Page{slug title pageType{slug}translation(languageCode:$language){title}}" }

export const SearchSuggestionsDocument: TypedDocument<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> = { name: 'SearchSuggestions', kind: 'query', source: "query SearchSuggestions($channel:String!$language:LanguageCodeEnum!$search:String!$first:Int!){products(channel:$channel search:$search first:$first){totalCount edges{node{slug name translation(languageCode:$language){name}media{...CatalogPicture}isAvailableForPurchase variants{...CatalogOffer}}}}pages(channel:$channel search:$search first:10 sortBy:{field:RANK direction:DESC}){edges{node{...SearchPage}}}}fragment CatalogPicture on ProductMedia{alt type view:metafield(key:\"view\")theme:metafield(key:\"theme\")small:url(size:256 format:AVIF)medium:url(size:512 format:AVIF)}fragment CatalogOffer on ProductVariant{id name sku quantityAvailable translation(languageCode:$language){name}pricing{onSale price{gross{amount currency}}priceUndiscounted{gross{amount currency}}}}fragment SearchPage on Page{slug title pageType{slug}translation(languageCode:$language){title}}" }
