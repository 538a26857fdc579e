/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { AttributeEntityTypeEnum, AttributeInputTypeEnum, LanguageCodeEnum, PageErrorCode, TranslationErrorCode, UploadErrorCode } from '@semena/contract/enums'
import type { PageCreateInput, PageFilterInput, PageInput, PageSortingInput, PageTranslationInput } from '../../platform/inputs.generated.ts'

export type DeskPageTypesQueryVariables = { [key: string]: never; }

export type DeskPageTypesQuery = { pageTypes: { edges: Array<{ node: { id: string, name: string, slug: string } }> } | null }

export type DeskPagesQueryVariables = {
  first: number
  after?: string | null | undefined
  filter?: PageFilterInput | null | undefined
  sortBy?: PageSortingInput | null | undefined
}

export type DeskPagesQuery = { pages: { totalCount: number | null, edges: Array<{ node: { id: string, title: string, slug: string, isPublished: boolean, publishedAt: string | null, ru: { title: string | null, content: string | null } | null, cs: { title: string | null, content: string | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }

export type DeskPageQueryVariables = {
  id: string
}

export type DeskPageQuery = { page: { id: string, title: string, slug: string, content: string | null, seoTitle: string | null, seoDescription: string | null, isPublished: boolean, publishedAt: string | null, pageType: { id: string, slug: string, name: string }, ru: { title: string | null, slug: string | null, content: string | null, seoTitle: string | null, seoDescription: string | null } | null, cs: { title: string | null, slug: string | null, content: string | null, seoTitle: string | null, seoDescription: string | null } | null, attributes: Array<{ attribute: { id: string, slug: string, name: string, inputType: AttributeInputTypeEnum | null, entityType: AttributeEntityTypeEnum | null, valueRequired: boolean, choices: { edges: Array<{ node: { id: string, name: string | null } }> } | null }, values: Array<{ id: string, name: string | null, plainText: string | null, richText: string | null, boolean: boolean | null, date: string | null, dateTime: string | null, reference: string | null, file: { url: string, contentType: string | null } | null }> }> } | null }

export type DeskPageWholeFragment = { id: string, title: string, slug: string, content: string | null, seoTitle: string | null, seoDescription: string | null, isPublished: boolean, publishedAt: string | null, pageType: { id: string, slug: string, name: string }, ru: { title: string | null, slug: string | null, content: string | null, seoTitle: string | null, seoDescription: string | null } | null, cs: { title: string | null, slug: string | null, content: string | null, seoTitle: string | null, seoDescription: string | null } | null, attributes: Array<{ attribute: { id: string, slug: string, name: string, inputType: AttributeInputTypeEnum | null, entityType: AttributeEntityTypeEnum | null, valueRequired: boolean, choices: { edges: Array<{ node: { id: string, name: string | null } }> } | null }, values: Array<{ id: string, name: string | null, plainText: string | null, richText: string | null, boolean: boolean | null, date: string | null, dateTime: string | null, reference: string | null, file: { url: string, contentType: string | null } | null }> }> }

export type DeskPageTranslationFragment = { title: string | null, slug: string | null, content: string | null, seoTitle: string | null, seoDescription: string | null }

export type DeskPageCreateMutationVariables = {
  input: PageCreateInput
}

export type DeskPageCreateMutation = { pageCreate: { errors: Array<{ code: PageErrorCode, field: string | null, message: string | null }>, page: { id: string } | null } | null }

export type DeskPageUpdateMutationVariables = {
  id: string
  input: PageInput
}

export type DeskPageUpdateMutation = { pageUpdate: { errors: Array<{ code: PageErrorCode, field: string | null, message: string | null }>, page: { id: string } | null } | null }

export type DeskPageTranslateMutationVariables = {
  id: string
  input: PageTranslationInput
  languageCode: LanguageCodeEnum
}

export type DeskPageTranslateMutation = { pageTranslate: { errors: Array<{ code: TranslationErrorCode, field: string | null, message: string | null }> } | null }

export type DeskPagesDeleteMutationVariables = {
  ids: Array<string> | string
}

export type DeskPagesDeleteMutation = { pageBulkDelete: { count: number, errors: Array<{ code: PageErrorCode, field: string | null, message: string | null }> } | null }

export type DeskPagesPublishMutationVariables = {
  ids: Array<string> | string
  isPublished: boolean
}

export type DeskPagesPublishMutation = { pageBulkPublish: { count: number, errors: Array<{ code: PageErrorCode, field: string | null, message: string | null }> } | null }

export type DeskFindPagesQueryVariables = {
  search: string
}

export type DeskFindPagesQuery = { pages: { edges: Array<{ node: { id: string, title: string, slug: string, pageType: { name: string } } }> } | null }

export type DeskUploadFileMutationVariables = {
  file: File
}

export type DeskUploadFileMutation = { fileUpload: { uploadedFile: { url: string, contentType: string | null } | null, errors: Array<{ code: UploadErrorCode, field: string | null, message: string | null }> } | null }

export const DeskPageTypesDocument: TypedDocument<DeskPageTypesQuery, DeskPageTypesQueryVariables> = { name: 'DeskPageTypes', kind: 'query', source: "query DeskPageTypes{pageTypes(first:50){edges{node{id name slug}}}}" }

export const DeskPagesDocument: TypedDocument<DeskPagesQuery, DeskPagesQueryVariables> = { name: 'DeskPages', kind: 'query', source: "query DeskPages($first:Int!$after:String$filter:PageFilterInput$sortBy:PageSortingInput){pages(first:$first after:$after filter:$filter sortBy:$sortBy){totalCount edges{node{id title slug isPublished publishedAt ru:translation(languageCode:RU){title content}cs:translation(languageCode:CS){title content}}}pageInfo{hasNextPage endCursor}}}" }

export const DeskPageDocument: TypedDocument<DeskPageQuery, DeskPageQueryVariables> = { name: 'DeskPage', kind: 'query', source: "query DeskPage($id:ID!){page(id:$id){...DeskPageWhole}}fragment DeskPageWhole on Page{id title slug content seoTitle seoDescription isPublished publishedAt pageType{id slug name}ru:translation(languageCode:RU){...DeskPageTranslation}cs:translation(languageCode:CS){...DeskPageTranslation}attributes{attribute{id slug name inputType entityType valueRequired choices(first:100){edges{node{id name}}}}values{id name plainText richText boolean date dateTime reference file{url contentType}}}}fragment DeskPageTranslation on PageTranslation{title slug content seoTitle seoDescription}" }

export const DeskPageCreateDocument: TypedDocument<DeskPageCreateMutation, DeskPageCreateMutationVariables> = { name: 'DeskPageCreate', kind: 'mutation', source: "mutation DeskPageCreate($input:PageCreateInput!){pageCreate(input:$input){errors{code field message}page{id}}}" }

export const DeskPageUpdateDocument: TypedDocument<DeskPageUpdateMutation, DeskPageUpdateMutationVariables> = { name: 'DeskPageUpdate', kind: 'mutation', source: "mutation DeskPageUpdate($id:ID!$input:PageInput!){pageUpdate(id:$id input:$input){errors{code field message}page{id}}}" }

export const DeskPageTranslateDocument: TypedDocument<DeskPageTranslateMutation, DeskPageTranslateMutationVariables> = { name: 'DeskPageTranslate', kind: 'mutation', source: "mutation DeskPageTranslate($id:ID!$input:PageTranslationInput!$languageCode:LanguageCodeEnum!){pageTranslate(id:$id input:$input languageCode:$languageCode){errors{code field message}}}" }

export const DeskPagesDeleteDocument: TypedDocument<DeskPagesDeleteMutation, DeskPagesDeleteMutationVariables> = { name: 'DeskPagesDelete', kind: 'mutation', source: "mutation DeskPagesDelete($ids:[ID!]!){pageBulkDelete(ids:$ids){count errors{code field message}}}" }

export const DeskPagesPublishDocument: TypedDocument<DeskPagesPublishMutation, DeskPagesPublishMutationVariables> = { name: 'DeskPagesPublish', kind: 'mutation', source: "mutation DeskPagesPublish($ids:[ID!]!$isPublished:Boolean!){pageBulkPublish(ids:$ids isPublished:$isPublished){count errors{code field message}}}" }

export const DeskFindPagesDocument: TypedDocument<DeskFindPagesQuery, DeskFindPagesQueryVariables> = { name: 'DeskFindPages', kind: 'query', source: "query DeskFindPages($search:String!){pages(first:6 filter:{search:$search}){edges{node{id title slug pageType{name}}}}}" }

export const DeskUploadFileDocument: TypedDocument<DeskUploadFileMutation, DeskUploadFileMutationVariables> = { name: 'DeskUploadFile', kind: 'mutation', source: "mutation DeskUploadFile($file:Upload!){fileUpload(file:$file){uploadedFile{url contentType}errors{code field message}}}" }
