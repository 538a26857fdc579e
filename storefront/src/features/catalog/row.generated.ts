/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { LanguageCodeEnum, ProductMediaType } from '@semena/contract/enums'
import type { ProductOrder } from '../../platform/inputs.generated.ts'

export type CatalogRowQueryVariables = {
  channel: string
  language: LanguageCodeEnum
  slug: string
  first: number
  sortBy?: ProductOrder | null | undefined
}

export type CatalogRowQuery = { collection: { slug: string, name: string, translation: { name: string | null } | null, products: { totalCount: number | null, edges: Array<{ node: { id: string, slug: string, name: string, isAvailableForPurchase: boolean | null, availableForPurchaseAt: string | null, translation: { name: string | null } | null, attributes: Array<{ attribute: { slug: string }, values: Array<{ slug: string | null, name: string | null, translation: { name: string } | null }> }>, media: Array<{ alt: string, type: ProductMediaType, view: string | null, theme: string | null, small: string, medium: string }> | null, variants: Array<{ id: string, name: string, sku: string | null, quantityAvailable: number | null, translation: { name: string } | null, pricing: { onSale: boolean | null, price: { gross: { amount: number, currency: string } } | null, priceUndiscounted: { gross: { amount: number, currency: string } } | null } | null }> | null } }> } | null } | null }

export type CatalogProductFragment = { id: string, slug: string, name: string, isAvailableForPurchase: boolean | null, availableForPurchaseAt: string | null, translation: { name: string | null } | null, attributes: Array<{ attribute: { slug: string }, values: Array<{ slug: string | null, name: string | null, translation: { name: string } | null }> }>, media: Array<{ alt: string, type: ProductMediaType, view: string | null, theme: string | null, small: string, medium: string }> | null, variants: Array<{ id: string, name: string, sku: string | null, quantityAvailable: number | null, translation: { name: string } | null, pricing: { onSale: boolean | null, price: { gross: { amount: number, currency: string } } | null, priceUndiscounted: { gross: { amount: number, currency: string } } | null } | null }> | null }

export type CatalogPictureFragment = { alt: string, type: ProductMediaType, view: string | null, theme: string | null, small: string, medium: string }

export type CatalogOfferFragment = { id: string, name: string, sku: string | null, quantityAvailable: number | null, translation: { name: string } | null, pricing: { onSale: boolean | null, price: { gross: { amount: number, currency: string } } | null, priceUndiscounted: { gross: { amount: number, currency: string } } | null } | null }

export const CatalogRowDocument: TypedDocument<CatalogRowQuery, CatalogRowQueryVariables> = { name: 'CatalogRow', kind: 'query', source: "query CatalogRow($channel:String!$language:LanguageCodeEnum!$slug:String!$first:Int!$sortBy:ProductOrder){collection(slug:$slug channel:$channel){slug name translation(languageCode:$language){name}products(first:$first sortBy:$sortBy){totalCount edges{node{...CatalogProduct}}}}}fragment CatalogProduct on Product{id slug name isAvailableForPurchase availableForPurchaseAt translation(languageCode:$language){name}attributes{attribute{slug}values{slug name translation(languageCode:$language){name}}}media{...CatalogPicture}variants{...CatalogOffer}}fragment CatalogPicture on ProductMedia{alt type view:metafield(key:\"view\")theme:metafield(key:\"theme\")small:url(size:256 format:AVIF)medium:url(size:512 format:AVIF)}fragment CatalogOffer on ProductVariant{id name sku quantityAvailable translation(languageCode:$language){name}pricing{onSale price{gross{amount currency}}priceUndiscounted{gross{amount currency}}}}" }
