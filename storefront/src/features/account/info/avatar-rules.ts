/** Which files can become a customer's picture, before the service is asked, and where there are no such pictures at all. */
import { MAX_PICTURE_BYTES } from '@semena/contract/limits'

/** What the file field offers. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/** With the service's own codes, so that the same texts serve both checks; null: it can be sent. */
export function pictureFault({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'INVALID' | 'FILE_SIZE_LIMIT_EXCEEDED' | null {
  if (!PICTURE_TYPES.includes(type) || size === 0) return 'INVALID'
  return size > MAX_PICTURE_BYTES ? 'FILE_SIZE_LIMIT_EXCEEDED' : null
}

/** A Saleor lets only its staff have pictures (docs/rules.md#avatar): an endpoint that said so is not asked again. */
const KEY = 'semena.no-pictures'
type Shelf = Pick<Storage, 'getItem' | 'setItem'>

export function avatarsAllowed(endpoint: string, shelf: Shelf): boolean {
  try {
    return shelf.getItem(KEY) !== endpoint
  } catch {
    return true
  }
}
export function rememberRefused(endpoint: string, shelf: Shelf): void {
  try {
    shelf.setItem(KEY, endpoint)
  } catch {
    /* asked again on the next page */
  }
}
