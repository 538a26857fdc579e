/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { LanguageCodeEnum, ProductErrorCode, ProductVariantBulkErrorCode, TranslationErrorCode } from '@semena/contract/enums'
import type { ProductChannelListingUpdateInput, ProductCreateInput, ProductInput, ProductVariantBulkCreateInput, ProductVariantBulkUpdateInput, ReorderInput, TranslationInput } from '../../platform/inputs.generated.ts'

export type DeskProductCreateMutationVariables = {
  input: ProductCreateInput
}

export type DeskProductCreateMutation = { productCreate: { product: { id: string } | null, errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null, attributes: Array<string> | null }> } | null }

export type DeskProductUpdateMutationVariables = {
  id: string
  input: ProductInput
}

export type DeskProductUpdateMutation = { productUpdate: { product: { id: string } | null, errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null, attributes: Array<string> | null }> } | null }

export type DeskProductTranslateMutationVariables = {
  id: string
  language: LanguageCodeEnum
  input: TranslationInput
}

export type DeskProductTranslateMutation = { productTranslate: { errors: Array<{ field: string | null, code: TranslationErrorCode, message: string | null }> } | null }

export type DeskProductChannelsMutationVariables = {
  id: string
  input: ProductChannelListingUpdateInput
}

export type DeskProductChannelsMutation = { productChannelListingUpdate: { errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskProductDeleteMutationVariables = {
  id: string
}

export type DeskProductDeleteMutation = { productDelete: { errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskPacksCreateMutationVariables = {
  product: string
  variants: Array<ProductVariantBulkCreateInput> | ProductVariantBulkCreateInput
}

export type DeskPacksCreateMutation = { productVariantBulkCreate: { results: Array<{ productVariant: { id: string } | null, errors: Array<{ field: string | null, code: ProductVariantBulkErrorCode, message: string | null }> | null }>, errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskPacksUpdateMutationVariables = {
  product: string
  variants: Array<ProductVariantBulkUpdateInput> | ProductVariantBulkUpdateInput
}

export type DeskPacksUpdateMutation = { productVariantBulkUpdate: { results: Array<{ errors: Array<{ field: string | null, code: ProductVariantBulkErrorCode, message: string | null }> | null }>, errors: Array<{ field: string | null, code: ProductVariantBulkErrorCode, message: string | null }> } | null }

export type DeskPacksDeleteMutationVariables = {
  ids: Array<string> | string
}

export type DeskPacksDeleteMutation = { productVariantBulkDelete: { errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskPacksReorderMutationVariables = {
  product: string
  moves: Array<ReorderInput> | ReorderInput
}

export type DeskPacksReorderMutation = { productVariantReorder: { errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskPackTranslateMutationVariables = {
  id: string
  language: LanguageCodeEnum
  name?: string | null | undefined
}

export type DeskPackTranslateMutation = { productVariantTranslate: { errors: Array<{ field: string | null, code: TranslationErrorCode, message: string | null }> } | null }

export type DeskPictureAddMutationVariables = {
  product: string
  image: File
  alt?: string | null | undefined
}

export type DeskPictureAddMutation = { productMediaCreate: { media: { id: string } | null, errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskPictureAltMutationVariables = {
  id: string
  alt: string
}

export type DeskPictureAltMutation = { productMediaUpdate: { errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskPictureDeleteMutationVariables = {
  id: string
}

export type DeskPictureDeleteMutation = { productMediaDelete: { errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskPicturesReorderMutationVariables = {
  product: string
  ids: Array<string> | string
}

export type DeskPicturesReorderMutation = { productMediaReorder: { errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskPictureAssignMutationVariables = {
  media: string
  pack: string
}

export type DeskPictureAssignMutation = { variantMediaAssign: { errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export type DeskPictureUnassignMutationVariables = {
  media: string
  pack: string
}

export type DeskPictureUnassignMutation = { variantMediaUnassign: { errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null }

export const DeskProductCreateDocument: TypedDocument<DeskProductCreateMutation, DeskProductCreateMutationVariables> = { name: 'DeskProductCreate', kind: 'mutation', source: "mutation DeskProductCreate($input:ProductCreateInput!){productCreate(input:$input){product{id}errors{field code message attributes}}}" }

export const DeskProductUpdateDocument: TypedDocument<DeskProductUpdateMutation, DeskProductUpdateMutationVariables> = { name: 'DeskProductUpdate', kind: 'mutation', source: "mutation DeskProductUpdate($id:ID!$input:ProductInput!){productUpdate(id:$id input:$input){product{id}errors{field code message attributes}}}" }

export const DeskProductTranslateDocument: TypedDocument<DeskProductTranslateMutation, DeskProductTranslateMutationVariables> = { name: 'DeskProductTranslate', kind: 'mutation', source: "mutation DeskProductTranslate($id:ID!$language:LanguageCodeEnum!$input:TranslationInput!){productTranslate(id:$id languageCode:$language input:$input){errors{field code message}}}" }

export const DeskProductChannelsDocument: TypedDocument<DeskProductChannelsMutation, DeskProductChannelsMutationVariables> = { name: 'DeskProductChannels', kind: 'mutation', source: "mutation DeskProductChannels($id:ID!$input:ProductChannelListingUpdateInput!){productChannelListingUpdate(id:$id input:$input){errors{field code message}}}" }

export const DeskProductDeleteDocument: TypedDocument<DeskProductDeleteMutation, DeskProductDeleteMutationVariables> = { name: 'DeskProductDelete', kind: 'mutation', source: "mutation DeskProductDelete($id:ID!){productDelete(id:$id){errors{field code message}}}" }

export const DeskPacksCreateDocument: TypedDocument<DeskPacksCreateMutation, DeskPacksCreateMutationVariables> = { name: 'DeskPacksCreate', kind: 'mutation', source: "mutation DeskPacksCreate($product:ID!$variants:[ProductVariantBulkCreateInput!]!){productVariantBulkCreate(product:$product variants:$variants){results{productVariant{id}errors{field code message}}errors{field code message}}}" }

export const DeskPacksUpdateDocument: TypedDocument<DeskPacksUpdateMutation, DeskPacksUpdateMutationVariables> = { name: 'DeskPacksUpdate', kind: 'mutation', source: "mutation DeskPacksUpdate($product:ID!$variants:[ProductVariantBulkUpdateInput!]!){productVariantBulkUpdate(product:$product variants:$variants){results{errors{field code message}}errors{field code message}}}" }

export const DeskPacksDeleteDocument: TypedDocument<DeskPacksDeleteMutation, DeskPacksDeleteMutationVariables> = { name: 'DeskPacksDelete', kind: 'mutation', source: "mutation DeskPacksDelete($ids:[ID!]!){productVariantBulkDelete(ids:$ids){errors{field code message}}}" }

export const DeskPacksReorderDocument: TypedDocument<DeskPacksReorderMutation, DeskPacksReorderMutationVariables> = { name: 'DeskPacksReorder', kind: 'mutation', source: "mutation DeskPacksReorder($product:ID!$moves:[ReorderInput!]!){productVariantReorder(productId:$product moves:$moves){errors{field code message}}}" }

export const DeskPackTranslateDocument: TypedDocument<DeskPackTranslateMutation, DeskPackTranslateMutationVariables> = { name: 'DeskPackTranslate', kind: 'mutation', source: "mutation DeskPackTranslate($id:ID!$language:LanguageCodeEnum!$name:String){productVariantTranslate(id:$id languageCode:$language input:{name:$name}){errors{field code message}}}" }

export const DeskPictureAddDocument: TypedDocument<DeskPictureAddMutation, DeskPictureAddMutationVariables> = { name: 'DeskPictureAdd', kind: 'mutation', source: "mutation DeskPictureAdd($product:ID!$image:Upload!$alt:String){productMediaCreate(input:{product:$product image:$image alt:$alt}){media{id}errors{field code message}}}" }

export const DeskPictureAltDocument: TypedDocument<DeskPictureAltMutation, DeskPictureAltMutationVariables> = { name: 'DeskPictureAlt', kind: 'mutation', source: "mutation DeskPictureAlt($id:ID!$alt:String!){productMediaUpdate(id:$id input:{alt:$alt}){errors{field code message}}}" }

export const DeskPictureDeleteDocument: TypedDocument<DeskPictureDeleteMutation, DeskPictureDeleteMutationVariables> = { name: 'DeskPictureDelete', kind: 'mutation', source: "mutation DeskPictureDelete($id:ID!){productMediaDelete(id:$id){errors{field code message}}}" }

export const DeskPicturesReorderDocument: TypedDocument<DeskPicturesReorderMutation, DeskPicturesReorderMutationVariables> = { name: 'DeskPicturesReorder', kind: 'mutation', source: "mutation DeskPicturesReorder($product:ID!$ids:[ID!]!){productMediaReorder(productId:$product mediaIds:$ids){errors{field code message}}}" }

export const DeskPictureAssignDocument: TypedDocument<DeskPictureAssignMutation, DeskPictureAssignMutationVariables> = { name: 'DeskPictureAssign', kind: 'mutation', source: "mutation DeskPictureAssign($media:ID!$pack:ID!){variantMediaAssign(mediaId:$media variantId:$pack){errors{field code message}}}" }

export const DeskPictureUnassignDocument: TypedDocument<DeskPictureUnassignMutation, DeskPictureUnassignMutationVariables> = { name: 'DeskPictureUnassign', kind: 'mutation', source: "mutation DeskPictureUnassign($media:ID!$pack:ID!){variantMediaUnassign(mediaId:$media variantId:$pack){errors{field code message}}}" }
