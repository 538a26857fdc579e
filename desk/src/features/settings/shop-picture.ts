/** Uploads a picture of the shop; our own service draws it anew, an outside one keeps the file as it is. */
import { MAX_SHOP_PICTURE_BYTES, type ShopPicture, type ShopPictureKind } from '@semena/contract/shop-pictures'
import { m } from '../../paraglide/messages.js'
import { isOwnService } from '../../platform/endpoint.ts'
import { type Fault, ServiceError } from '../../platform/faults.ts'
import { mutate } from '../../platform/graphql.ts'
import { ownUpload } from '../../platform/own-api.ts'
import { DeskUploadPictureDocument } from './logo.generated.ts'

/** Why a file is not taken, by its code. */
const REFUSED: Readonly<Record<string, () => string>> = {
  NO_PICTURE: m.settings_picture_none,
  TOO_LARGE: m.settings_picture_too_large,
  TOO_SLOW: m.settings_picture_too_slow,
  ACTIVE: m.settings_picture_active,
}

/** What a browser offers to choose. A drawing is drawn by our own service alone. */
export const accepted = (): string =>
  `image/png,image/webp,image/avif,image/jpeg,image/gif${isOwnService() ? ',image/svg+xml' : ''}`

type Uploaded = { picture: ShopPicture } | { faults: Fault[] }

export async function uploadShopPicture(kind: ShopPictureKind, file: File): Promise<Uploaded> {
  if (file.size > MAX_SHOP_PICTURE_BYTES) return refused('TOO_LARGE')
  if (!isOwnService()) return elsewhere(file)
  try {
    return await ownUpload<{ picture: ShopPicture }>(`/api/shop-pictures/${kind}/`, file)
  } catch (error) {
    if (error instanceof ServiceError && Object.hasOwn(REFUSED, error.code)) return refused(error.code)
    throw error
  }
}

const refused = (code: string): Uploaded => ({ faults: [{ code, field: 'file', message: REFUSED[code]!() }] })

async function elsewhere(file: File): Promise<Uploaded> {
  const size = accepted().split(',').includes(file.type) ? await sizeOf(file) : null
  if (!size) return refused('NO_PICTURE')
  const { payload, faults } = await mutate(DeskUploadPictureDocument, { file })
  const url = payload.uploadedFile?.url
  return url && faults.length === 0 ? { picture: { url, ...size } } : { faults }
}

async function sizeOf(file: File): Promise<{ width: number; height: number } | null> {
  try {
    const { width, height } = await createImageBitmap(file)
    return { width, height }
  } catch {
    return null
  }
}
