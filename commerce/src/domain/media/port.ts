/** Where pictures are kept, and how a size of one is made. */

/** Saleor's thumbnail formats. ORIGINAL keeps the file's own. */
export type ThumbnailFormat = 'ORIGINAL' | 'AVIF' | 'WEBP'

export interface MediaStorage {
  /** Stores a file under a name of its content, with that extension; returns its path for `product_media.path`. */
  put(content: Buffer, extension: string): Promise<string>
  /**
   * Stores a picture that a stranger sent: made anew, no longer than `side` pixels, under a name that tells nothing.
   * Null when it is no picture, or not one that can be shown.
   */
  putPicture(content: Buffer, side: number): Promise<string | null>
  /** Takes away what `putPicture` stored, with its sizes. Files of `put` may be somebody else's too. */
  remove(path: string): Promise<void>
  /** The file as it was stored; null when there is none. */
  original(path: string): Promise<{ content: Buffer; contentType: string } | null>
  /** One size (longest side in pixels) and format, made once and kept; null when there is no such picture. */
  thumbnail(
    path: string,
    size: number,
    format: ThumbnailFormat,
  ): Promise<{ content: Buffer; contentType: string } | null>
}

/** Sizes a picture is made in; others are rounded to the next, as Saleor does. */
export const THUMBNAIL_SIZES = [32, 64, 128, 256, 512, 1024, 2048, 4096] as const

/** The public address of a picture below the shop's origin. Without a size: the original. */
export function mediaPath(path: string, size?: number | null, format: ThumbnailFormat = 'ORIGINAL'): string {
  if (!size && format === 'ORIGINAL') return `/media/${path}`
  return `/thumbnail/${path}/${nearestSize(size ?? 4096)}/${format.toLowerCase()}`
}

/** The size made for a wish, by the smallest difference. */
export const nearestSize = (size: number): number =>
  THUMBNAIL_SIZES.reduce((best, s) => (Math.abs(s - size) < Math.abs(best - size) ? s : best))
