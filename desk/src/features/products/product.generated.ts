/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { AttributeEntityTypeEnum, AttributeInputTypeEnum, MeasurementUnitsEnum, ProductMediaType } from '@semena/contract/enums'

export type DeskProductQueryVariables = {
  id: string
}

export type DeskProductQuery = { product: { id: string, name: string, slug: string, description: string | null, seoTitle: string | null, seoDescription: string | null, updatedAt: string, productType: { id: string }, category: { id: string } | null, collections: Array<{ id: string }> | null, ru: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, cs: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, attributes: Array<{ attribute: { id: string }, values: Array<{ id: string, name: string | null, slug: string | null, reference: string | null, richText: string | null, plainText: string | null, boolean: boolean | null, date: string | null, dateTime: string | null }> }>, media: Array<{ id: string, alt: string, type: ProductMediaType, url: string }> | null, channelListings: Array<{ id: string, isPublished: boolean, publishedAt: string | null, visibleInListings: boolean, isAvailableForPurchase: boolean | null, availableForPurchaseAt: string | null, channel: { id: string } }> | null, variants: Array<{ id: string, name: string, sku: string | null, trackInventory: boolean, quantityLimitPerCustomer: number | null, ru: { name: string } | null, cs: { name: string } | null, attributes: Array<{ attribute: { id: string }, values: Array<{ id: string, name: string | null, slug: string | null, reference: string | null, richText: string | null, plainText: string | null, boolean: boolean | null, date: string | null, dateTime: string | null }> }>, media: Array<{ id: string }> | null, channelListings: Array<{ id: string, price: { amount: number } | null, channel: { id: string } }> | null, stocks: Array<{ id: string, quantity: number, quantityAllocated: number, warehouse: { id: string } }> | null }> | null } | null }

export type DeskProductWholeFragment = { id: string, name: string, slug: string, description: string | null, seoTitle: string | null, seoDescription: string | null, updatedAt: string, productType: { id: string }, category: { id: string } | null, collections: Array<{ id: string }> | null, ru: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, cs: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, attributes: Array<{ attribute: { id: string }, values: Array<{ id: string, name: string | null, slug: string | null, reference: string | null, richText: string | null, plainText: string | null, boolean: boolean | null, date: string | null, dateTime: string | null }> }>, media: Array<{ id: string, alt: string, type: ProductMediaType, url: string }> | null, channelListings: Array<{ id: string, isPublished: boolean, publishedAt: string | null, visibleInListings: boolean, isAvailableForPurchase: boolean | null, availableForPurchaseAt: string | null, channel: { id: string } }> | null, variants: Array<{ id: string, name: string, sku: string | null, trackInventory: boolean, quantityLimitPerCustomer: number | null, ru: { name: string } | null, cs: { name: string } | null, attributes: Array<{ attribute: { id: string }, values: Array<{ id: string, name: string | null, slug: string | null, reference: string | null, richText: string | null, plainText: string | null, boolean: boolean | null, date: string | null, dateTime: string | null }> }>, media: Array<{ id: string }> | null, channelListings: Array<{ id: string, price: { amount: number } | null, channel: { id: string } }> | null, stocks: Array<{ id: string, quantity: number, quantityAllocated: number, warehouse: { id: string } }> | null }> | null }

export type DeskFactFragment = { attribute: { id: string }, values: Array<{ id: string, name: string | null, slug: string | null, reference: string | null, richText: string | null, plainText: string | null, boolean: boolean | null, date: string | null, dateTime: string | null }> }

export type DeskPictureFragment = { id: string, alt: string, type: ProductMediaType, url: string }

export type DeskPackFragment = { id: string, name: string, sku: string | null, trackInventory: boolean, quantityLimitPerCustomer: number | null, ru: { name: string } | null, cs: { name: string } | null, attributes: Array<{ attribute: { id: string }, values: Array<{ id: string, name: string | null, slug: string | null, reference: string | null, richText: string | null, plainText: string | null, boolean: boolean | null, date: string | null, dateTime: string | null }> }>, media: Array<{ id: string }> | null, channelListings: Array<{ id: string, price: { amount: number } | null, channel: { id: string } }> | null, stocks: Array<{ id: string, quantity: number, quantityAllocated: number, warehouse: { id: string } }> | null }

export type DeskProductTypesQueryVariables = { [key: string]: never; }

export type DeskProductTypesQuery = { productTypes: { edges: Array<{ node: { id: string, name: string } }> } | null }

export type DeskProductSurroundingsQueryVariables = {
  type: string
}

export type DeskProductSurroundingsQuery = { productType: { id: string, name: string, hasVariants: boolean, productAttributes: Array<{ id: string, name: string, slug: string, inputType: AttributeInputTypeEnum | null, entityType: AttributeEntityTypeEnum | null, unit: MeasurementUnitsEnum | null, valueRequired: boolean, choices: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string | null, value: string | null } }> } | null }> | null, variantAttributes: Array<{ id: string, name: string, slug: string, inputType: AttributeInputTypeEnum | null, entityType: AttributeEntityTypeEnum | null, unit: MeasurementUnitsEnum | null, valueRequired: boolean, choices: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string | null, value: string | null } }> } | null }> | null } | null, categories: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string, level: number, parent: { id: string } | null } }> } | null, collections: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string } }> } | null, warehouses: { edges: Array<{ node: { id: string, name: string } }> } | null }

export type DeskMoreCategoriesQueryVariables = {
  after?: string | null | undefined
}

export type DeskMoreCategoriesQuery = { categories: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string, level: number, parent: { id: string } | null } }> } | null }

export type DeskMoreCollectionsQueryVariables = {
  after?: string | null | undefined
}

export type DeskMoreCollectionsQuery = { collections: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string } }> } | null }

export type DeskMoreChoicesQueryVariables = {
  id: string
  after?: string | null | undefined
}

export type DeskMoreChoicesQuery = { attribute: { choices: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string | null, value: string | null } }> } | null } | null }

export type DeskBranchesFragment = { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string, level: number, parent: { id: string } | null } }> }

export type DeskGroupsFragment = { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string } }> }

export type DeskChoicesFragment = { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string | null, value: string | null } }> }

export type DeskFactKindFragment = { id: string, name: string, slug: string, inputType: AttributeInputTypeEnum | null, entityType: AttributeEntityTypeEnum | null, unit: MeasurementUnitsEnum | null, valueRequired: boolean, choices: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string | null, value: string | null } }> } | null }

export const DeskProductDocument: TypedDocument<DeskProductQuery, DeskProductQueryVariables> = { name: 'DeskProduct', kind: 'query', source: "query DeskProduct($id:ID!){product(id:$id){...DeskProductWhole}}fragment DeskProductWhole on Product{id name slug description seoTitle seoDescription updatedAt productType{id}category{id}collections{id}ru:translation(languageCode:RU){name description seoTitle seoDescription}cs:translation(languageCode:CS){name description seoTitle seoDescription}attributes{...DeskFact}media{...DeskPicture}channelListings{id isPublished publishedAt visibleInListings isAvailableForPurchase availableForPurchaseAt channel{id}}variants{...DeskPack}}fragment DeskFact on SelectedAttribute{attribute{id}values{id name slug reference richText plainText boolean date dateTime}}fragment DeskPicture on ProductMedia{id alt type url(size:512)}fragment DeskPack on ProductVariant{id name sku trackInventory quantityLimitPerCustomer ru:translation(languageCode:RU){name}cs:translation(languageCode:CS){name}attributes{...DeskFact}media{id}channelListings{id price{amount}channel{id}}stocks{id quantity quantityAllocated warehouse{id}}}" }

export const DeskProductTypesDocument: TypedDocument<DeskProductTypesQuery, DeskProductTypesQueryVariables> = { name: 'DeskProductTypes', kind: 'query', source: "query DeskProductTypes{productTypes(first:100 sortBy:{field:NAME direction:ASC}){edges{node{id name}}}}" }

export const DeskProductSurroundingsDocument: TypedDocument<DeskProductSurroundingsQuery, DeskProductSurroundingsQueryVariables> = { name: 'DeskProductSurroundings', kind: 'query', source: "query DeskProductSurroundings($type:ID!){productType(id:$type){id name hasVariants productAttributes{...DeskFactKind}variantAttributes{...DeskFactKind}}categories(first:100 sortBy:{field:NAME direction:ASC}){...DeskBranches}collections(first:100 sortBy:{field:NAME direction:ASC}){...DeskGroups}warehouses(first:100){edges{node{id name}}}}fragment DeskFactKind on Attribute{id name slug inputType entityType unit valueRequired choices(first:100){...DeskChoices}}fragment DeskChoices on AttributeValueCountableConnection{pageInfo{hasNextPage endCursor}edges{node{id name value}}}fragment DeskBranches on CategoryCountableConnection{pageInfo{hasNextPage endCursor}edges{node{id name level parent{id}}}}fragment DeskGroups on CollectionCountableConnection{pageInfo{hasNextPage endCursor}edges{node{id name}}}" }

export const DeskMoreCategoriesDocument: TypedDocument<DeskMoreCategoriesQuery, DeskMoreCategoriesQueryVariables> = { name: 'DeskMoreCategories', kind: 'query', source: "query DeskMoreCategories($after:String){categories(first:100 after:$after sortBy:{field:NAME direction:ASC}){...DeskBranches}}fragment DeskBranches on CategoryCountableConnection{pageInfo{hasNextPage endCursor}edges{node{id name level parent{id}}}}" }

export const DeskMoreCollectionsDocument: TypedDocument<DeskMoreCollectionsQuery, DeskMoreCollectionsQueryVariables> = { name: 'DeskMoreCollections', kind: 'query', source: "query DeskMoreCollections($after:String){collections(first:100 after:$after sortBy:{field:NAME direction:ASC}){...DeskGroups}}fragment DeskGroups on CollectionCountableConnection{pageInfo{hasNextPage endCursor}edges{node{id name}}}" }

export const DeskMoreChoicesDocument: TypedDocument<DeskMoreChoicesQuery, DeskMoreChoicesQueryVariables> = { name: 'DeskMoreChoices', kind: 'query', source: "query DeskMoreChoices($id:ID!$after:String){attribute(id:$id){choices(first:100 after:$after){...DeskChoices}}}fragment DeskChoices on AttributeValueCountableConnection{pageInfo{hasNextPage endCursor}edges{node{id name value}}}" }
