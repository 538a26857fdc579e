/** Tells by the header of a CSV file what parts its cells. */
import { OF_IMPORT } from './limits.ts'
import { parse } from 'csv-parse/sync'

/** What may part cells; the first is taken where nothing speaks for another. */
const SEPARATORS = [',', ';', '\t'] as const
export type Separator = (typeof SEPARATORS)[number]

const [QUOTE, LINE_FEED, RETURN] = [0x22, 0x0a, 0x0d]

/** Finds the end of the first line that is not empty, outside of quotes, in bytes that come in pieces. */
class HeaderEnd {
  #isQuoted = false
  #isEmpty = true

  /** Whether the line ends within the piece. */
  isIn(piece: Uint8Array): boolean {
    for (const byte of piece) {
      const isBreak = byte === LINE_FEED || byte === RETURN
      if (isBreak && !this.#isQuoted && !this.#isEmpty) return true
      if (byte === QUOTE) this.#isQuoted = !this.#isQuoted
      if (!isBreak) this.#isEmpty = false
    }
    return false
  }
}

/**
 * What parts the cells of a file, and the whole of its bytes, of which some have been read. A separator that names all
 * columns of `key` is the right one, the comma before others; where none does, it is the one that makes most columns. A
 * line `sep=;` before the header decides.
 */
export async function separatorOf(
  bytes: AsyncIterable<Uint8Array>,
  key: readonly string[],
): Promise<{ separator: Separator; whole: AsyncGenerator<Uint8Array, void> }> {
  const rest = bytes[Symbol.asyncIterator]()
  const read: Uint8Array[] = []
  const end = new HeaderEnd()
  for (let size = 0; size < OF_IMPORT.separatorBytes;) {
    const { done, value } = await rest.next()
    if (done) break
    read.push(value)
    size += value.length
    if (end.isIn(value)) break
  }
  const whole = async function* (): AsyncGenerator<Uint8Array, void> {
    try {
      yield* read
      for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
    } finally {
      await rest.return?.()
    }
  }
  return { separator: separatorIn(Buffer.concat(read).toString(), key), whole: whole() }
}

/** The line before the header by which Excel is told what parts the cells. */
const NAMED = /^\uFEFF?"?sep=([,;\t])/i

/** Whether a record is that line. */
export const isSeparatorLine = (raw: string): boolean => NAMED.test(raw)

/** What parts the cells of a text that begins with a header; see `separatorOf`. */
export function separatorIn(text: string, key: readonly string[]): Separator {
  const named = NAMED.exec(text)?.[1]
  if (named) return named as Separator
  const headers = SEPARATORS.map((separator) => ({ separator, names: namesIn(text, separator) }))
  const right = headers.find(({ names }) => key.every((name) => names.includes(name)))
  return (right ?? headers.reduce((most, one) => (one.names.length > most.names.length ? one : most))).separator
}

/** The names in the header of a text; none where it is no CSV with this separator. */
export function namesIn(text: string, delimiter: Separator): string[] {
  const from_line = isSeparatorLine(text) ? 2 : 1
  try {
    const options = { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true }
    const [names = []] = parse(text, { ...options, from_line, to: 1 })
    return names.map((name) => name.trim())
  } catch {
    return []
  }
}
