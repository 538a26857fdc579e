/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { AttributeEntityTypeEnum, AttributeInputTypeEnum, AttributeTypeEnum, MeasurementUnitsEnum } from '@semena/contract/enums'

export type DeskTypeListQueryVariables = {
  after?: string | null | undefined
  search?: string | null | undefined
}

export type DeskTypeListQuery = { productTypes: { totalCount: number | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string, isShippingRequired: boolean, productAttributes: Array<{ id: string }> | null, variantAttributes: Array<{ id: string }> | null } }> } | null }

export type DeskAttributeListQueryVariables = {
  after?: string | null | undefined
  search?: string | null | undefined
  first: number
}

export type DeskAttributeListQuery = { attributes: { totalCount: number | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string, slug: string, inputType: AttributeInputTypeEnum | null, type: AttributeTypeEnum, valueRequired: boolean, ru: { name: string } | null, cs: { name: string } | null } }> } | null }

export type DeskCategoryTreeQueryVariables = {
  after?: string | null | undefined
}

export type DeskCategoryTreeQuery = { categories: { totalCount: number | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string, slug: string, level: number, parent: { id: string } | null, products: { totalCount: number | null } | null, ru: { name: string | null } | null, cs: { name: string | null } | null } }> } | null }

export type DeskCollectionListQueryVariables = {
  after?: string | null | undefined
  search?: string | null | undefined
}

export type DeskCollectionListQuery = { collections: { totalCount: number | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string, slug: string, products: { totalCount: number | null } | null, channelListings: Array<{ isPublished: boolean }> | null, ru: { name: string | null } | null, cs: { name: string | null } | null } }> } | null }

export type DeskTypeQueryVariables = {
  id: string
}

export type DeskTypeQuery = { productType: { id: string, name: string, slug: string, isShippingRequired: boolean, productAttributes: Array<{ id: string, name: string }> | null, variantAttributes: Array<{ id: string, name: string }> | null } | null }

export type DeskAttributeQueryVariables = {
  id: string
  after?: string | null | undefined
}

export type DeskAttributeQuery = { attribute: { id: string, name: string, slug: string, inputType: AttributeInputTypeEnum | null, entityType: AttributeEntityTypeEnum | null, type: AttributeTypeEnum, unit: MeasurementUnitsEnum | null, valueRequired: boolean, visibleInStorefront: boolean, withChoices: boolean, searchWords: string | null, ru: { name: string } | null, cs: { name: string } | null, choices: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string | null, value: string | null, ru: { name: string } | null, cs: { name: string } | null } }> } | null } | null }

export type DeskCategoryQueryVariables = {
  id: string
}

export type DeskCategoryQuery = { category: { id: string, name: string, slug: string, description: string | null, seoTitle: string | null, seoDescription: string | null, ru: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, cs: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null } | null }

export type DeskCollectionQueryVariables = {
  id: string
}

export type DeskCollectionQuery = { collection: { id: string, name: string, slug: string, description: string | null, seoTitle: string | null, seoDescription: string | null, ru: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, cs: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, channelListings: Array<{ isPublished: boolean, channel: { id: string } }> | null } | null }

export type DeskCollectionProductsQueryVariables = {
  id: string
  after?: string | null | undefined
}

export type DeskCollectionProductsQuery = { collection: { products: { totalCount: number | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string, thumbnail: { url: string } | null } }> } | null } | null }

export type DeskFindProductNamesQueryVariables = {
  search: string
}

export type DeskFindProductNamesQuery = { products: { edges: Array<{ node: { id: string, name: string } }> } | null }

export type DeskFindGroupsQueryVariables = {
  search: string
}

export type DeskFindGroupsQuery = { categories: { edges: Array<{ node: { id: string, name: string } }> } | null, collections: { edges: Array<{ node: { id: string, name: string } }> } | null }

export const DeskTypeListDocument: TypedDocument<DeskTypeListQuery, DeskTypeListQueryVariables> = { name: 'DeskTypeList', kind: 'query', source: "query DeskTypeList($after:String$search:String){productTypes(first:50 after:$after filter:{search:$search}sortBy:{field:NAME direction:ASC}){totalCount pageInfo{hasNextPage endCursor}edges{node{id name isShippingRequired productAttributes{id}variantAttributes{id}}}}}" }

export const DeskAttributeListDocument: TypedDocument<DeskAttributeListQuery, DeskAttributeListQueryVariables> = { name: 'DeskAttributeList', kind: 'query', source: "query DeskAttributeList($after:String$search:String$first:Int!){attributes(first:$first after:$after search:$search sortBy:{field:NAME direction:ASC}){totalCount pageInfo{hasNextPage endCursor}edges{node{id name slug inputType type valueRequired ru:translation(languageCode:RU){name}cs:translation(languageCode:CS){name}}}}}" }

export const DeskCategoryTreeDocument: TypedDocument<DeskCategoryTreeQuery, DeskCategoryTreeQueryVariables> = { name: 'DeskCategoryTree', kind: 'query', source: "query DeskCategoryTree($after:String){categories(first:100 after:$after sortBy:{field:NAME direction:ASC}){totalCount pageInfo{hasNextPage endCursor}edges{node{id name slug level parent{id}products{totalCount}ru:translation(languageCode:RU){name}cs:translation(languageCode:CS){name}}}}}" }

export const DeskCollectionListDocument: TypedDocument<DeskCollectionListQuery, DeskCollectionListQueryVariables> = { name: 'DeskCollectionList', kind: 'query', source: "query DeskCollectionList($after:String$search:String){collections(first:50 after:$after filter:{search:$search}sortBy:{field:NAME direction:ASC}){totalCount pageInfo{hasNextPage endCursor}edges{node{id name slug products{totalCount}channelListings{isPublished}ru:translation(languageCode:RU){name}cs:translation(languageCode:CS){name}}}}}" }

export const DeskTypeDocument: TypedDocument<DeskTypeQuery, DeskTypeQueryVariables> = { name: 'DeskType', kind: 'query', source: "query DeskType($id:ID!){productType(id:$id){id name slug isShippingRequired productAttributes{id name}variantAttributes{id name}}}" }

export const DeskAttributeDocument: TypedDocument<DeskAttributeQuery, DeskAttributeQueryVariables> = { name: 'DeskAttribute', kind: 'query', source: "query DeskAttribute($id:ID!$after:String){attribute(id:$id){id name slug inputType entityType type unit valueRequired visibleInStorefront withChoices searchWords:metafield(key:\"searchWords\")ru:translation(languageCode:RU){name}cs:translation(languageCode:CS){name}choices(first:100 after:$after){pageInfo{hasNextPage endCursor}edges{node{id name value ru:translation(languageCode:RU){name}cs:translation(languageCode:CS){name}}}}}}" }

export const DeskCategoryDocument: TypedDocument<DeskCategoryQuery, DeskCategoryQueryVariables> = { name: 'DeskCategory', kind: 'query', source: "query DeskCategory($id:ID!){category(id:$id){id name slug description seoTitle seoDescription ru:translation(languageCode:RU){name description seoTitle seoDescription}cs:translation(languageCode:CS){name description seoTitle seoDescription}}}" }

export const DeskCollectionDocument: TypedDocument<DeskCollectionQuery, DeskCollectionQueryVariables> = { name: 'DeskCollection', kind: 'query', source: "query DeskCollection($id:ID!){collection(id:$id){id name slug description seoTitle seoDescription ru:translation(languageCode:RU){name description seoTitle seoDescription}cs:translation(languageCode:CS){name description seoTitle seoDescription}channelListings{isPublished channel{id}}}}" }

export const DeskCollectionProductsDocument: TypedDocument<DeskCollectionProductsQuery, DeskCollectionProductsQueryVariables> = { name: 'DeskCollectionProducts', kind: 'query', source: "query DeskCollectionProducts($id:ID!$after:String){collection(id:$id){products(first:100 after:$after sortBy:{field:COLLECTION direction:ASC}){totalCount pageInfo{hasNextPage endCursor}edges{node{id name thumbnail(size:64){url}}}}}}" }

export const DeskFindProductNamesDocument: TypedDocument<DeskFindProductNamesQuery, DeskFindProductNamesQueryVariables> = { name: 'DeskFindProductNames', kind: 'query', source: "query DeskFindProductNames($search:String!){products(first:10 search:$search){edges{node{id name}}}}" }

export const DeskFindGroupsDocument: TypedDocument<DeskFindGroupsQuery, DeskFindGroupsQueryVariables> = { name: 'DeskFindGroups', kind: 'query', source: "query DeskFindGroups($search:String!){categories(first:4 filter:{search:$search}){edges{node{id name}}}collections(first:4 filter:{search:$search}){edges{node{id name}}}}" }
