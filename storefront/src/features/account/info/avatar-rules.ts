/** Checks in the browser which files can become a customer's picture, and remembers services that allow no pictures. */
import { MAX_PICTURE_BYTES } from '@semena/contract/limits'

/** Media types that the file field accepts. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/**
 * Why a file cannot be sent, as one of the service's own codes, so that the same texts serve both; null when it can.
 */
export function pictureFault({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'INVALID' | 'FILE_SIZE_LIMIT_EXCEEDED' | null {
  if (!PICTURE_TYPES.includes(type) || size === 0) return 'INVALID'
  return size > MAX_PICTURE_BYTES ? 'FILE_SIZE_LIMIT_EXCEEDED' : null
}

/** Holds the endpoint that refused pictures: Saleor allows them to its staff only (docs/rules.md#avatar). */
const KEY = 'semena.no-pictures'
/** Gives the device's storage; where the browser blocks it even naming it throws. */
type Shelf = () => Pick<Storage, 'getItem' | 'setItem'>

/** The storage of this device. */
export const deviceShelf: Shelf = () => window.localStorage

export function avatarsAllowed(endpoint: string, shelf: Shelf): boolean {
  try {
    return shelf().getItem(KEY) !== endpoint
  } catch {
    return true
  }
}
export function rememberRefused(endpoint: string, shelf: Shelf): void {
  try {
    shelf().setItem(KEY, endpoint)
  } catch {
    /* Without storage the next page asks the service again. */
  }
}
