/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { AttributeErrorCode, CollectionErrorCode, LanguageCodeEnum, MetadataErrorCode, ProductAttributeType, ProductErrorCode, TranslationErrorCode } from '@semena/contract/enums'
import type { AttributeCreateInput, AttributeUpdateInput, AttributeValueCreateInput, AttributeValueUpdateInput, CategoryInput, CollectionChannelListingUpdateInput, CollectionCreateInput, CollectionInput, MoveProductInput, ProductTypeInput, ReorderInput, TranslationInput } from '../../../platform/inputs.generated.ts'

export type DeskTypeCreateMutationVariables = {
  input: ProductTypeInput
}

export type DeskTypeCreateMutation = { productTypeCreate: { productType: { id: string } | null, errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskTypeUpdateMutationVariables = {
  id: string
  input: ProductTypeInput
}

export type DeskTypeUpdateMutation = { productTypeUpdate: { errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskTypeDeleteMutationVariables = {
  id: string
}

export type DeskTypeDeleteMutation = { productTypeDelete: { errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskTypeReorderMutationVariables = {
  id: string
  type: ProductAttributeType
  moves: Array<ReorderInput> | ReorderInput
}

export type DeskTypeReorderMutation = { productTypeReorderAttributes: { errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskAttributeCreateMutationVariables = {
  input: AttributeCreateInput
}

export type DeskAttributeCreateMutation = { attributeCreate: { attribute: { id: string } | null, errors: Array<{ field: string | null, code: AttributeErrorCode, message: string | null }> } | null }

export type DeskAttributeUpdateMutationVariables = {
  id: string
  input: AttributeUpdateInput
}

export type DeskAttributeUpdateMutation = { attributeUpdate: { errors: Array<{ field: string | null, code: AttributeErrorCode, message: string | null }> } | null }

export type DeskAttributeDeleteMutationVariables = {
  id: string
}

export type DeskAttributeDeleteMutation = { attributeDelete: { errors: Array<{ field: string | null, code: AttributeErrorCode, message: string | null }> } | null }

export type DeskAttributeTranslateMutationVariables = {
  id: string
  language: LanguageCodeEnum
  name?: string | null | undefined
}

export type DeskAttributeTranslateMutation = { attributeTranslate: { errors: Array<{ field: string | null, code: TranslationErrorCode, message: string | null }> } | null }

export type DeskValueCreateMutationVariables = {
  attribute: string
  input: AttributeValueCreateInput
}

export type DeskValueCreateMutation = { attributeValueCreate: { attributeValue: { id: string } | null, errors: Array<{ field: string | null, code: AttributeErrorCode, message: string | null }> } | null }

export type DeskValueUpdateMutationVariables = {
  id: string
  input: AttributeValueUpdateInput
}

export type DeskValueUpdateMutation = { attributeValueUpdate: { errors: Array<{ field: string | null, code: AttributeErrorCode, message: string | null }> } | null }

export type DeskValueDeleteMutationVariables = {
  id: string
}

export type DeskValueDeleteMutation = { attributeValueDelete: { errors: Array<{ field: string | null, code: AttributeErrorCode, message: string | null }> } | null }

export type DeskValueTranslateMutationVariables = {
  id: string
  language: LanguageCodeEnum
  name?: string | null | undefined
}

export type DeskValueTranslateMutation = { attributeValueTranslate: { errors: Array<{ field: string | null, code: TranslationErrorCode, message: string | null }> } | null }

export type DeskValuesReorderMutationVariables = {
  attribute: string
  moves: Array<ReorderInput> | ReorderInput
}

export type DeskValuesReorderMutation = { attributeReorderValues: { errors: Array<{ field: string | null, code: AttributeErrorCode, message: string | null }> } | null }

export type DeskCategoryCreateMutationVariables = {
  input: CategoryInput
  parent?: string | null | undefined
}

export type DeskCategoryCreateMutation = { categoryCreate: { category: { id: string } | null, errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskCategoryUpdateMutationVariables = {
  id: string
  input: CategoryInput
}

export type DeskCategoryUpdateMutation = { categoryUpdate: { errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskCategoryTranslateMutationVariables = {
  id: string
  language: LanguageCodeEnum
  input: TranslationInput
}

export type DeskCategoryTranslateMutation = { categoryTranslate: { errors: Array<{ field: string | null, code: TranslationErrorCode, message: string | null }> } | null }

export type DeskCategoryDeleteMutationVariables = {
  id: string
}

export type DeskCategoryDeleteMutation = { categoryDelete: { errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskCollectionCreateMutationVariables = {
  input: CollectionCreateInput
}

export type DeskCollectionCreateMutation = { collectionCreate: { collection: { id: string } | null, errors: Array<{ field: string | null, code: CollectionErrorCode, message: string | null }> } | null }

export type DeskCollectionUpdateMutationVariables = {
  id: string
  input: CollectionInput
}

export type DeskCollectionUpdateMutation = { collectionUpdate: { errors: Array<{ field: string | null, code: CollectionErrorCode, message: string | null }> } | null }

export type DeskCollectionTranslateMutationVariables = {
  id: string
  language: LanguageCodeEnum
  input: TranslationInput
}

export type DeskCollectionTranslateMutation = { collectionTranslate: { errors: Array<{ field: string | null, code: TranslationErrorCode, message: string | null }> } | null }

export type DeskCollectionChannelsMutationVariables = {
  id: string
  input: CollectionChannelListingUpdateInput
}

export type DeskCollectionChannelsMutation = { collectionChannelListingUpdate: { errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskCollectionDeleteMutationVariables = {
  id: string
}

export type DeskCollectionDeleteMutation = { collectionDelete: { errors: Array<{ field: string | null, code: CollectionErrorCode, message: string | null }> } | null }

export type DeskCollectionAddMutationVariables = {
  id: string
  products: Array<string> | string
}

export type DeskCollectionAddMutation = { collectionAddProducts: { errors: Array<{ field: string | null, code: CollectionErrorCode, message: string | null }> } | null }

export type DeskCollectionRemoveMutationVariables = {
  id: string
  products: Array<string> | string
}

export type DeskCollectionRemoveMutation = { collectionRemoveProducts: { errors: Array<{ field: string | null, code: CollectionErrorCode, message: string | null }> } | null }

export type DeskCollectionReorderMutationVariables = {
  id: string
  moves: Array<MoveProductInput> | MoveProductInput
}

export type DeskCollectionReorderMutation = { collectionReorderProducts: { errors: Array<{ field: string | null, code: CollectionErrorCode, message: string | null }> } | null }

export type DeskSearchWordsMutationVariables = {
  id: string
  words: string
}

export type DeskSearchWordsMutation = { updateMetadata: { errors: Array<{ field: string | null, code: MetadataErrorCode, message: string | null }> } | null }

export type DeskSearchWordsDeleteMutationVariables = {
  id: string
}

export type DeskSearchWordsDeleteMutation = { deleteMetadata: { errors: Array<{ field: string | null, code: MetadataErrorCode, message: string | null }> } | null }

export const DeskTypeCreateDocument: TypedDocument<DeskTypeCreateMutation, DeskTypeCreateMutationVariables> = { name: 'DeskTypeCreate', kind: 'mutation', source: "mutation DeskTypeCreate($input:ProductTypeInput!){productTypeCreate(input:$input){productType{id}errors{field code message}}}" }

export const DeskTypeUpdateDocument: TypedDocument<DeskTypeUpdateMutation, DeskTypeUpdateMutationVariables> = { name: 'DeskTypeUpdate', kind: 'mutation', source: "mutation DeskTypeUpdate($id:ID!$input:ProductTypeInput!){productTypeUpdate(id:$id input:$input){errors{field code message}}}" }

export const DeskTypeDeleteDocument: TypedDocument<DeskTypeDeleteMutation, DeskTypeDeleteMutationVariables> = { name: 'DeskTypeDelete', kind: 'mutation', source: "mutation DeskTypeDelete($id:ID!){productTypeDelete(id:$id){errors{field code message}}}" }

export const DeskTypeReorderDocument: TypedDocument<DeskTypeReorderMutation, DeskTypeReorderMutationVariables> = { name: 'DeskTypeReorder', kind: 'mutation', source: "mutation DeskTypeReorder($id:ID!$type:ProductAttributeType!$moves:[ReorderInput!]!){productTypeReorderAttributes(productTypeId:$id type:$type moves:$moves){errors{field code message}}}" }

export const DeskAttributeCreateDocument: TypedDocument<DeskAttributeCreateMutation, DeskAttributeCreateMutationVariables> = { name: 'DeskAttributeCreate', kind: 'mutation', source: "mutation DeskAttributeCreate($input:AttributeCreateInput!){attributeCreate(input:$input){attribute{id}errors{field code message}}}" }

export const DeskAttributeUpdateDocument: TypedDocument<DeskAttributeUpdateMutation, DeskAttributeUpdateMutationVariables> = { name: 'DeskAttributeUpdate', kind: 'mutation', source: "mutation DeskAttributeUpdate($id:ID!$input:AttributeUpdateInput!){attributeUpdate(id:$id input:$input){errors{field code message}}}" }

export const DeskAttributeDeleteDocument: TypedDocument<DeskAttributeDeleteMutation, DeskAttributeDeleteMutationVariables> = { name: 'DeskAttributeDelete', kind: 'mutation', source: "mutation DeskAttributeDelete($id:ID!){attributeDelete(id:$id){errors{field code message}}}" }

export const DeskAttributeTranslateDocument: TypedDocument<DeskAttributeTranslateMutation, DeskAttributeTranslateMutationVariables> = { name: 'DeskAttributeTranslate', kind: 'mutation', source: "mutation DeskAttributeTranslate($id:ID!$language:LanguageCodeEnum!$name:String){attributeTranslate(id:$id languageCode:$language input:{name:$name}){errors{field code message}}}" }

export const DeskValueCreateDocument: TypedDocument<DeskValueCreateMutation, DeskValueCreateMutationVariables> = { name: 'DeskValueCreate', kind: 'mutation', source: "mutation DeskValueCreate($attribute:ID!$input:AttributeValueCreateInput!){attributeValueCreate(attribute:$attribute input:$input){attributeValue{id}errors{field code message}}}" }

export const DeskValueUpdateDocument: TypedDocument<DeskValueUpdateMutation, DeskValueUpdateMutationVariables> = { name: 'DeskValueUpdate', kind: 'mutation', source: "mutation DeskValueUpdate($id:ID!$input:AttributeValueUpdateInput!){attributeValueUpdate(id:$id input:$input){errors{field code message}}}" }

export const DeskValueDeleteDocument: TypedDocument<DeskValueDeleteMutation, DeskValueDeleteMutationVariables> = { name: 'DeskValueDelete', kind: 'mutation', source: "mutation DeskValueDelete($id:ID!){attributeValueDelete(id:$id){errors{field code message}}}" }

export const DeskValueTranslateDocument: TypedDocument<DeskValueTranslateMutation, DeskValueTranslateMutationVariables> = { name: 'DeskValueTranslate', kind: 'mutation', source: "mutation DeskValueTranslate($id:ID!$language:LanguageCodeEnum!$name:String){attributeValueTranslate(id:$id languageCode:$language input:{name:$name}){errors{field code message}}}" }

export const DeskValuesReorderDocument: TypedDocument<DeskValuesReorderMutation, DeskValuesReorderMutationVariables> = { name: 'DeskValuesReorder', kind: 'mutation', source: "mutation DeskValuesReorder($attribute:ID!$moves:[ReorderInput!]!){attributeReorderValues(attributeId:$attribute moves:$moves){errors{field code message}}}" }

export const DeskCategoryCreateDocument: TypedDocument<DeskCategoryCreateMutation, DeskCategoryCreateMutationVariables> = { name: 'DeskCategoryCreate', kind: 'mutation', source: "mutation DeskCategoryCreate($input:CategoryInput!$parent:ID){categoryCreate(input:$input parent:$parent){category{id}errors{field code message}}}" }

export const DeskCategoryUpdateDocument: TypedDocument<DeskCategoryUpdateMutation, DeskCategoryUpdateMutationVariables> = { name: 'DeskCategoryUpdate', kind: 'mutation', source: "mutation DeskCategoryUpdate($id:ID!$input:CategoryInput!){categoryUpdate(id:$id input:$input){errors{field code message}}}" }

export const DeskCategoryTranslateDocument: TypedDocument<DeskCategoryTranslateMutation, DeskCategoryTranslateMutationVariables> = { name: 'DeskCategoryTranslate', kind: 'mutation', source: "mutation DeskCategoryTranslate($id:ID!$language:LanguageCodeEnum!$input:TranslationInput!){categoryTranslate(id:$id languageCode:$language input:$input){errors{field code message}}}" }

export const DeskCategoryDeleteDocument: TypedDocument<DeskCategoryDeleteMutation, DeskCategoryDeleteMutationVariables> = { name: 'DeskCategoryDelete', kind: 'mutation', source: "mutation DeskCategoryDelete($id:ID!){categoryDelete(id:$id){errors{field code message}}}" }

export const DeskCollectionCreateDocument: TypedDocument<DeskCollectionCreateMutation, DeskCollectionCreateMutationVariables> = { name: 'DeskCollectionCreate', kind: 'mutation', source: "mutation DeskCollectionCreate($input:CollectionCreateInput!){collectionCreate(input:$input){collection{id}errors{field code message}}}" }

export const DeskCollectionUpdateDocument: TypedDocument<DeskCollectionUpdateMutation, DeskCollectionUpdateMutationVariables> = { name: 'DeskCollectionUpdate', kind: 'mutation', source: "mutation DeskCollectionUpdate($id:ID!$input:CollectionInput!){collectionUpdate(id:$id input:$input){errors{field code message}}}" }

export const DeskCollectionTranslateDocument: TypedDocument<DeskCollectionTranslateMutation, DeskCollectionTranslateMutationVariables> = { name: 'DeskCollectionTranslate', kind: 'mutation', source: "mutation DeskCollectionTranslate($id:ID!$language:LanguageCodeEnum!$input:TranslationInput!){collectionTranslate(id:$id languageCode:$language input:$input){errors{field code message}}}" }

export const DeskCollectionChannelsDocument: TypedDocument<DeskCollectionChannelsMutation, DeskCollectionChannelsMutationVariables> = { name: 'DeskCollectionChannels', kind: 'mutation', source: "mutation DeskCollectionChannels($id:ID!$input:CollectionChannelListingUpdateInput!){collectionChannelListingUpdate(id:$id input:$input){errors{field code message}}}" }

export const DeskCollectionDeleteDocument: TypedDocument<DeskCollectionDeleteMutation, DeskCollectionDeleteMutationVariables> = { name: 'DeskCollectionDelete', kind: 'mutation', source: "mutation DeskCollectionDelete($id:ID!){collectionDelete(id:$id){errors{field code message}}}" }

export const DeskCollectionAddDocument: TypedDocument<DeskCollectionAddMutation, DeskCollectionAddMutationVariables> = { name: 'DeskCollectionAdd', kind: 'mutation', source: "mutation DeskCollectionAdd($id:ID!$products:[ID!]!){collectionAddProducts(collectionId:$id products:$products){errors{field code message}}}" }

export const DeskCollectionRemoveDocument: TypedDocument<DeskCollectionRemoveMutation, DeskCollectionRemoveMutationVariables> = { name: 'DeskCollectionRemove', kind: 'mutation', source: "mutation DeskCollectionRemove($id:ID!$products:[ID!]!){collectionRemoveProducts(collectionId:$id products:$products){errors{field code message}}}" }

export const DeskCollectionReorderDocument: TypedDocument<DeskCollectionReorderMutation, DeskCollectionReorderMutationVariables> = { name: 'DeskCollectionReorder', kind: 'mutation', source: "mutation DeskCollectionReorder($id:ID!$moves:[MoveProductInput!]!){collectionReorderProducts(collectionId:$id moves:$moves){errors{field code message}}}" }

export const DeskSearchWordsDocument: TypedDocument<DeskSearchWordsMutation, DeskSearchWordsMutationVariables> = { name: 'DeskSearchWords', kind: 'mutation', source: "mutation DeskSearchWords($id:ID!$words:String!){updateMetadata(id:$id input:[{key:\"searchWords\" value:$words}]){errors{field code message}}}" }

export const DeskSearchWordsDeleteDocument: TypedDocument<DeskSearchWordsDeleteMutation, DeskSearchWordsDeleteMutationVariables> = { name: 'DeskSearchWordsDelete', kind: 'mutation', source: "mutation DeskSearchWordsDelete($id:ID!){deleteMetadata(id:$id keys:[\"searchWords\"]){errors{field code message}}}" }
