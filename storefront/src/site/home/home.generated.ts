/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { LanguageCodeEnum } from '@semena/contract/enums'

export type HomeTextsQueryVariables = {
  channel: string
  language: LanguageCodeEnum
}

export type HomeTextsQuery = { slider: { items: Array<{ id: string, page: { title: string, content: string | null, translation: { title: string | null, content: string | null } | null, attributes: Array<{ attribute: { slug: string }, values: Array<{ name: string | null, file: { url: string, contentType: string | null } | null }> }> } | null }> | null } | null, advantages: { content: string | null, translation: { content: string | null } | null } | null, seo: { content: string | null, translation: { content: string | null } | null } | null }

export const HomeTextsDocument: TypedDocument<HomeTextsQuery, HomeTextsQueryVariables> = { name: 'HomeTexts', kind: 'query', source: "query HomeTexts($channel:String!$language:LanguageCodeEnum!){slider:menu(slug:\"cover-slider\" channel:$channel){items{id page{title content translation(languageCode:$language){title content}attributes{attribute{slug}values{name file{url contentType}}}}}}advantages:page(slug:\"home-advantages\" channel:$channel){content translation(languageCode:$language){content}}seo:page(slug:\"home-seo\" channel:$channel){content translation(languageCode:$language){content}}}" }
