/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

export type ChannelListQueryVariables = { [key: string]: never; }

export type ChannelListQuery = { shop: { name: string, words: string | null, age: string | null, look: string | null, logo: string | null, icon: string | null, share: string | null, home: string | null, languages: string | null }, channels: Array<{ slug: string, isActive: boolean, currencyCode: string, displayRates: string | null, defaultCountry: { code: string }, countries: Array<{ code: string, country: string }> | null }> | null }

export type ChannelAloneQueryVariables = {
  slug: string
}

export type ChannelAloneQuery = { shop: { name: string, words: string | null, age: string | null, look: string | null, logo: string | null, icon: string | null, share: string | null, home: string | null, languages: string | null }, channel: { slug: string, displayRates: string | null, countries: Array<{ code: string, country: string }> | null } | null, products: { edges: Array<{ node: { pricing: { priceRange: { start: { gross: { currency: string } } | null } | null } | null } }> } | null }

export const ChannelListDocument: TypedDocument<ChannelListQuery, ChannelListQueryVariables> = { name: 'ChannelList', kind: 'query', source: "query ChannelList{shop{name words:metafield(key:\"storefront.words\")age:metafield(key:\"storefront.age\")look:metafield(key:\"storefront.look\")logo:metafield(key:\"storefront.logo\")icon:metafield(key:\"storefront.icon\")share:metafield(key:\"storefront.share\")home:metafield(key:\"storefront.home\")languages:metafield(key:\"storefront.languages\")}channels{slug isActive currencyCode displayRates:metafield(key:\"displayRates\")defaultCountry{code}countries{code country}}}" }

export const ChannelAloneDocument: TypedDocument<ChannelAloneQuery, ChannelAloneQueryVariables> = { name: 'ChannelAlone', kind: 'query', source: "query ChannelAlone($slug:String!){shop{name words:metafield(key:\"storefront.words\")age:metafield(key:\"storefront.age\")look:metafield(key:\"storefront.look\")logo:metafield(key:\"storefront.logo\")icon:metafield(key:\"storefront.icon\")share:metafield(key:\"storefront.share\")home:metafield(key:\"storefront.home\")languages:metafield(key:\"storefront.languages\")}channel(slug:$slug){slug displayRates:metafield(key:\"displayRates\")countries{code country}}products(first:10 channel:$slug){edges{node{pricing{priceRange{start{gross{currency}}}}}}}}" }
