/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { UploadErrorCode } from '@semena/contract/enums'

export type DeskShopPicturesQueryVariables = { [key: string]: never; }

export type DeskShopPicturesQuery = { shop: { id: string, look: string | null, logo: string | null, icon: string | null, share: string | null } }

export type DeskUploadPictureMutationVariables = {
  file: File
}

export type DeskUploadPictureMutation = { fileUpload: { uploadedFile: { url: string } | null, errors: Array<{ code: UploadErrorCode, field: string | null, message: string | null }> } | null }

export const DeskShopPicturesDocument: TypedDocument<DeskShopPicturesQuery, DeskShopPicturesQueryVariables> = { name: 'DeskShopPictures', kind: 'query', source: "query DeskShopPictures{shop{id look:metafield(key:\"storefront.look\")logo:metafield(key:\"storefront.logo\")icon:metafield(key:\"storefront.icon\")share:metafield(key:\"storefront.share\")}}" }

export const DeskUploadPictureDocument: TypedDocument<DeskUploadPictureMutation, DeskUploadPictureMutationVariables> = { name: 'DeskUploadPicture', kind: 'mutation', source: "mutation DeskUploadPicture($file:Upload!){fileUpload(file:$file){uploadedFile{url}errors{code field message}}}" }
