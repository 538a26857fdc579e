/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { UploadErrorCode } from '@semena/contract/enums'

export type DeskUploadPictureMutationVariables = {
  file: File
}

export type DeskUploadPictureMutation = { fileUpload: { uploadedFile: { url: string } | null, errors: Array<{ code: UploadErrorCode, field: string | null, message: string | null }> } | null }

export const DeskUploadPictureDocument: TypedDocument<DeskUploadPictureMutation, DeskUploadPictureMutationVariables> = { name: 'DeskUploadPicture', kind: 'mutation', source: "mutation DeskUploadPicture($file:Upload!){fileUpload(file:$file){uploadedFile{url}errors{code field message}}}" }
