/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { LanguageCodeEnum } from '@semena/contract/enums'

export type ContentPageQueryVariables = {
  channel: string
  language: LanguageCodeEnum
  slug: string
}

export type ContentPageQuery = { page: { slug: string, title: string, content: string | null, seoTitle: string | null, seoDescription: string | null, publishedAt: string | null, plate: string | null, pageType: { slug: string }, translation: { title: string | null, content: string | null, seoTitle: string | null, seoDescription: string | null } | null } | null }

export type ContentPagesQueryVariables = {
  channel: string
  language: LanguageCodeEnum
}

export type ContentPagesQuery = { pages: { edges: Array<{ node: { slug: string, title: string, seoDescription: string | null, content: string | null, publishedAt: string | null, plate: string | null, pageType: { slug: string }, translation: { title: string | null, content: string | null, seoDescription: string | null } | null } }> } | null }

export type ContentQuestionsQueryVariables = {
  channel: string
  language: LanguageCodeEnum
}

export type ContentQuestionsQuery = { menu: { items: Array<{ id: string, page: { slug: string, title: string, content: string | null, translation: { title: string | null, content: string | null } | null } | null }> | null } | null }

export type ContentCompanyQueryVariables = {
  language: LanguageCodeEnum
}

export type ContentCompanyQuery = { shop: { name: string, mail: string | null, companyAddress: { companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, phone: string | null, typed: string | null, country: { code: string, country: string } } | null, countries: Array<{ code: string, country: string }> } }

export const ContentPageDocument: TypedDocument<ContentPageQuery, ContentPageQueryVariables> = { name: 'ContentPage', kind: 'query', source: "query ContentPage($channel:String!$language:LanguageCodeEnum!$slug:String!){page(slug:$slug channel:$channel){slug title content seoTitle seoDescription publishedAt pageType{slug}plate:metafield(key:\"plate\")translation(languageCode:$language){title content seoTitle seoDescription}}}" }

export const ContentPagesDocument: TypedDocument<ContentPagesQuery, ContentPagesQueryVariables> = { name: 'ContentPages', kind: 'query', source: "query ContentPages($channel:String!$language:LanguageCodeEnum!){pages(channel:$channel first:100 sortBy:{field:PUBLISHED_AT direction:DESC}){edges{node{slug title seoDescription content publishedAt pageType{slug}plate:metafield(key:\"plate\")translation(languageCode:$language){title content seoDescription}}}}}" }

export const ContentQuestionsDocument: TypedDocument<ContentQuestionsQuery, ContentQuestionsQueryVariables> = { name: 'ContentQuestions', kind: 'query', source: "query ContentQuestions($channel:String!$language:LanguageCodeEnum!){menu(slug:\"faq\" channel:$channel){items{id page{slug title content translation(languageCode:$language){title content}}}}}" }

export const ContentCompanyDocument: TypedDocument<ContentCompanyQuery, ContentCompanyQueryVariables> = { name: 'ContentCompany', kind: 'query', source: "query ContentCompany($language:LanguageCodeEnum!){shop{name companyAddress{companyName streetAddress1 streetAddress2 city cityArea postalCode phone typed:metafield(key:\"typed.city\")country{code country}}countries(languageCode:$language){code country}mail:metafield(key:\"contactEmail\")}}" }
