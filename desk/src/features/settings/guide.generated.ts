/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type DeskGuideQueryVariables = { [key: string]: never; }

export type DeskGuideQuery = { shop: { id: string, name: string, look: string | null, logo: string | null, languages: string | null, guide: string | null, companyAddress: { companyName: string, streetAddress1: string } | null, availablePaymentGateways: Array<{ id: string, name: string }> }, channels: Array<{ id: string, currencyCode: string, isActive: boolean }> | null }

export type DeskGuideGoodsQueryVariables = { [key: string]: never; }

export type DeskGuideGoodsQuery = { products: { totalCount: number | null } | null }

export type DeskGuideZonesQueryVariables = { [key: string]: never; }

export type DeskGuideZonesQuery = { shippingZones: { edges: Array<{ node: { id: string, countries: Array<{ code: string }>, shippingMethods: Array<{ id: string }> | null } }> } | null }

export type DeskGuidePagesQueryVariables = { [key: string]: never; }

export type DeskGuidePagesQuery = { pages: { edges: Array<{ node: { id: string, slug: string, isPublished: boolean } }> } | null }

export type DeskGuidePeopleQueryVariables = { [key: string]: never; }

export type DeskGuidePeopleQuery = { staffUsers: { totalCount: number | null } | null }

export const DeskGuideDocument: TypedDocument<DeskGuideQuery, DeskGuideQueryVariables> = { name: 'DeskGuide', kind: 'query', source: "query DeskGuide{shop{id name companyAddress{companyName streetAddress1}look:metafield(key:\"storefront.look\")logo:metafield(key:\"storefront.logo\")languages:metafield(key:\"storefront.languages\")guide:privateMetafield(key:\"desk.guide\")availablePaymentGateways{id name}}channels{id currencyCode isActive}}" }

export const DeskGuideGoodsDocument: TypedDocument<DeskGuideGoodsQuery, DeskGuideGoodsQueryVariables> = { name: 'DeskGuideGoods', kind: 'query', source: "query DeskGuideGoods{products(first:1){totalCount}}" }

export const DeskGuideZonesDocument: TypedDocument<DeskGuideZonesQuery, DeskGuideZonesQueryVariables> = { name: 'DeskGuideZones', kind: 'query', source: "query DeskGuideZones{shippingZones(first:100){edges{node{id countries{code}shippingMethods{id}}}}}" }

export const DeskGuidePagesDocument: TypedDocument<DeskGuidePagesQuery, DeskGuidePagesQueryVariables> = { name: 'DeskGuidePages', kind: 'query', source: "query DeskGuidePages{pages(first:100){edges{node{id slug isPublished}}}}" }

export const DeskGuidePeopleDocument: TypedDocument<DeskGuidePeopleQuery, DeskGuidePeopleQueryVariables> = { name: 'DeskGuidePeople', kind: 'query', source: "query DeskGuidePeople{staffUsers(first:100){totalCount}}" }
