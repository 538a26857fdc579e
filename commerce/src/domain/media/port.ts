/** The port for storing files and making pictures in other sizes. */
import type { Readable } from 'node:stream'
import { OutsideFault } from '../fault-text.ts'

/** Saleor's thumbnail formats. ORIGINAL keeps the file's own. */
export type ThumbnailFormat = 'ORIGINAL' | 'AVIF' | 'WEBP'

/** A file on its way to a client: its bytes, or the address at which everybody may fetch it. */
export type ServedFile =
  | { is: 'BYTES'; body: Buffer | Readable; size: number; contentType: string; isPrivate: boolean }
  | { is: 'ELSEWHERE'; url: string }

/** The box of a picture that is drawn anew: it fits in there, or fills it. */
export interface Drawing {
  width: number
  height: number
  fills: boolean
  format: 'png' | 'jpg'
}

/** `ACTIVE`: a drawing with scripts, entities, or something that lies outside of it. */
export type DrawingFault = 'NO_PICTURE' | 'TOO_LARGE' | 'TOO_SLOW' | 'ACTIVE'
export type Drawn = { ok: true; content: Buffer; width: number; height: number } | { ok: false; code: DrawingFault }

/** Every method but `fetchPicture` and `draw` throws `MediaUnavailable` while the storage cannot be reached. */
export interface MediaStorage {
  /**
   * Stores a file under a name derived from its content, with that extension; returns its path for
   * `product_media.path`.
   */
  put(content: Buffer, extension: string): Promise<string>
  /** The path that `put` gives a file. */
  pathOf(content: Buffer, extension: string): string
  /**
   * Whether a picture, or the picture in a file of this machine, has more pixels than are ever decoded, or a longer
   * side, by its head alone. What is no picture has none.
   */
  isTooLarge(picture: Buffer | string): Promise<boolean>
  /**
   * Draws a picture or an SVG anew, in a process of its own that has neither network nor much time. Nothing of the file
   * is kept but what is seen.
   */
  draw(content: Buffer, drawing: Drawing): Promise<Drawn>
  /**
   * Stores a picture that a stranger sent: made anew, no longer than `side` pixels, under a name that reveals nothing.
   * Answers null when it is no picture, or not one that can be shown.
   */
  putPicture(content: Buffer, side: number): Promise<string | null>
  /**
   * Stores a file that comes in pieces, however large: with an extension under a name that reveals nothing, or under the
   * path that another storage gave it. Returns its path. The file is there once it is whole: when the pieces end with an
   * error, nothing of it is kept, and the error is thrown. Throws a RangeError for what is no path of a storage.
   */
  putStream(pieces: AsyncIterable<Uint8Array>, as: { extension: string } | { path: string }): Promise<string>
  /**
   * Fetches a picture from an address of the public internet, within limits of size and time; null where there is none.
   */
  fetchPicture(url: string): Promise<Buffer | null>
  /**
   * Deletes a file with its sizes. What `put` stored others may share: it goes only where nothing names it
   * (`removeUnnamed`).
   */
  remove(path: string): Promise<void>
  /** The file as it was stored; null when there is none. */
  original(path: string): Promise<{ content: Buffer; contentType: string } | null>
  /** The file as it was stored, in pieces; null when there is none. Its reader reads it to the end or destroys it. */
  openStream(path: string): Promise<{ content: Readable; bytes: number; contentType: string } | null>
  /** One size (longest side in pixels) and format, made once and kept; null when there is no such picture. */
  thumbnail(
    path: string,
    size: number,
    format: ThumbnailFormat,
  ): Promise<{ content: Buffer; contentType: string } | null>
  /** The file for a client; null when there is none. */
  serve(path: string): Promise<ServedFile | null>
  /** One size for a client, made once and kept; null when there is no such picture. */
  serveThumbnail(path: string, size: number, format: ThumbnailFormat): Promise<ServedFile | null>
}

/** The storage of files could not be reached, or refused to work. Its message is one line and holds no secret. */
export class MediaUnavailable extends OutsideFault {
  override readonly name = 'MediaUnavailable'
}

/**
 * Endings of files that staff have made of lists. They hold what only staff may read, so no storage ever gives such a
 * file a public address, and no cache on the way may keep it.
 */
export const PRIVATE_EXTENSIONS = ['csv', 'xlsx'] as const

/** Whether the file at a path is for staff only. */
export const isPrivateFile = (path: string): boolean =>
  PRIVATE_EXTENSIONS.some((ending) => path.toLowerCase().endsWith(`.${ending}`))

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
