/** The interface of a file store, which a folder and a bucket implement, and the keys of files in each. */
import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import { isPrivateFile } from '../../domain/media/port.ts'

export interface StoredFile {
  key: string
  /** Bytes. */
  size: number
  changedAt: Date
}

/**
 * Files under keys such as `originals/ab/….png`. A file is there whole or not at all, for every process. Each method
 * throws `MediaUnavailable` while the place cannot be reached.
 */
export interface FileStore {
  /** What the place is called in messages to the owner. */
  readonly name: string
  /** The whole file; null when there is none. */
  read(key: string): Promise<Buffer | null>
  /** The file for passing on; null when there is none. */
  open(key: string): Promise<{ size: number; body: Buffer | Readable } | null>
  has(key: string): Promise<boolean>
  /** Whether the file is there already with that content; a bucket compares the lengths. */
  holds(key: string, content: Buffer): Promise<boolean>
  /** Stores a file, or one that comes in pieces: when these end with an error, nothing is kept and the error is thrown. */
  write(key: string, content: Buffer | AsyncIterable<Uint8Array>): Promise<void>
  /** Deletes files; those that are not there do not matter. */
  remove(keys: readonly string[]): Promise<void>
  /** The files whose keys begin so, in no order. */
  list(prefix: string): AsyncIterable<StoredFile>
  /** The address at which everybody may fetch the file; null where it has none. */
  publicUrl(key: string): string | null
}

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const contentTypeOf = (name: string): string => TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'

/** The beginnings of keys: what the shop was given, and the sizes that it made of it. */
export const ORIGINALS = 'originals/'
export const SIZES = 'sizes/'
/** Where a bucket keeps originals that are for staff only, so that its owner can make the rest public. */
export const PRIVATES = 'private/'

/** The key of an original in a bucket, from its key in a folder. */
export const bucketKey = (key: string): string =>
  key.startsWith(ORIGINALS) && isPrivateFile(key) ? `${PRIVATES}${key.slice(ORIGINALS.length)}` : key

/** The key of an original in a folder, from its key in a bucket. */
export const folderKey = (key: string): string =>
  key.startsWith(PRIVATES) ? `${ORIGINALS}${key.slice(PRIVATES.length)}` : key
