/**
 * Files whose length and SHA-256 are known: they are flushed to the disk when written, and checked before they are
 * used.
 */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface Seal {
  bytes: number
  sha256: string
}

/** Writes a stream to a file that only its owner may read. `see` is called with every piece. */
export async function writeSealed(
  file: string,
  source: Readable,
  { signal, see = () => {} }: { signal: AbortSignal; see?: (piece: Buffer) => void },
): Promise<Seal> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    source,
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece)
        bytes += piece.length
        see(piece)
        yield piece
      }
    },
    createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }),
    { signal },
  )
  return { bytes, sha256: hash.digest('hex') }
}

/** Whether a file has the length and hash with which it was written. */
export async function isIntact(file: string, { bytes, sha256 }: Seal): Promise<boolean> {
  const hash = createHash('sha256')
  let read = 0
  try {
    for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
      hash.update(piece)
      read += piece.length
    }
  } catch {
    return false
  }
  return read === bytes && hash.digest('hex') === sha256
}
