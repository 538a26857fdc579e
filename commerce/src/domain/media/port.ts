/** The port for storing pictures and making them in other sizes. */

/** Saleor's thumbnail formats. ORIGINAL keeps the file's own. */
export type ThumbnailFormat = 'ORIGINAL' | 'AVIF' | 'WEBP'

export interface MediaStorage {
  /**
   * Stores a file under a name derived from its content, with that extension; returns its path for
   * `product_media.path`.
   */
  put(content: Buffer, extension: string): Promise<string>
  /**
   * Stores a picture that a stranger sent: made anew, no longer than `side` pixels, under a name that reveals nothing.
   * Answers null when it is no picture, or not one that can be shown.
   */
  putPicture(content: Buffer, side: number): Promise<string | null>
  /**
   * Fetches a picture from an address of the public internet, within limits of size and time; null where there is none.
   */
  fetchPicture(url: string): Promise<Buffer | null>
  /**
   * Deletes what `putPicture` stored, with its sizes. It must not be called for files of `put`, which others may share.
   */
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

/** Sizes in which a picture is made, in pixels; other sizes are rounded to one of them, as Saleor does. */
export const THUMBNAIL_SIZES = [32, 64, 128, 256, 512, 1024, 2048, 4096] as const

/** The public address of a picture below the shop's origin. Without a size it is that of the original. */
export function mediaPath(path: string, size?: number | null, format: ThumbnailFormat = 'ORIGINAL'): string {
  if (!size && format === 'ORIGINAL') return `/media/${path}`
  return `/thumbnail/${path}/${nearestSize(size ?? 4096)}/${format.toLowerCase()}`
}

/** The size with the smallest difference to the wanted one. */
export const nearestSize = (size: number): number =>
  THUMBNAIL_SIZES.reduce((best, s) => (Math.abs(s - size) < Math.abs(best - size) ? s : best))
