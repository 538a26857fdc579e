/**
 * A ZIP archive that is written while its files come: each is packed as it passes, and its size and checksum follow it.
 * Archives of 4 GB and more, which need another form, are refused.
 */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

/** The first day that an archive can name. */
const DATE = 0x21
/** Sizes follow the file, and names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
const LEVEL = 3
const MOST_BYTES = 0xffff_ffff

const fields = (...numbers: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer => {
  const buffer = Buffer.alloc(numbers.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of numbers) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

export interface Zip {
  /** The bytes of the archive for one file. One file comes after the other. */
  file(name: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer>
  /** The bytes that end the archive. */
  end(): Buffer
}

/** Throws a RangeError where the archive becomes too large. */
export function createZip(): Zip {
  const directory: Buffer[] = []
  let offset = 0
  const within = (n: number): number => {
    if (n > MOST_BYTES) throw new RangeError('the archive is larger than 4 GB')
    return n
  }
  return {
    async *file(path, content) {
      const name = Buffer.from(path)
      const began = offset
      const head = Buffer.concat([
        fields([0x04034b50, 4], [20, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DATE, 2], [0, 4], [0, 4], [0, 4]),
        fields([name.length, 2], [0, 2]),
        name,
      ])
      yield head
      let [crc, size, packed] = [0, 0, 0]
      const deflate = createDeflateRaw({ level: LEVEL })
      const read = async function* (): AsyncGenerator<Buffer> {
        for await (const piece of content) {
          crc = crc32(piece, crc)
          size = within(size + piece.length)
          yield piece
        }
      }
      // A fault of the content ends the packed pieces with it.
      const packing = pipeline(Readable.from(read(), { objectMode: false }), deflate)
      packing.catch(() => {})
      for await (const piece of deflate as AsyncIterable<Buffer>) {
        packed += piece.length
        yield piece
      }
      await packing
      const sizes = fields([crc, 4], [packed, 4], [size, 4])
      yield Buffer.concat([fields([0x08074b50, 4]), sizes])
      offset = within(began + head.length + packed + 16)
      directory.push(
        Buffer.concat([
          fields([0x02014b50, 4], [20, 2], [20, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DATE, 2]),
          sizes,
          fields([name.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [began, 4]),
          name,
        ]),
      )
    },
    end() {
      const entries = Buffer.concat(directory)
      const count = directory.length
      within(offset + entries.length)
      return Buffer.concat([
        entries,
        fields([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [entries.length, 4], [offset, 4], [0, 2]),
      ])
    },
  }
}
