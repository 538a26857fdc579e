/**
 * Reads the Markdown of one import in a worker thread with a time limit, so that a slow text blocks nobody else. At the
 * limit the thread is terminated, the text is refused, and no further Markdown of that import is read.
 */
import { OF_IMPORT } from './limits.ts'
import { once } from 'node:events'
import { setImmediate as afterEvents } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type ReadText, TOO_DEEP } from './markdown.ts'
import type { Row } from './row.ts'

/** How long texts that are sent together may take, and for how many characters they get a millisecond more. */
const LONGEST_MS = 2000
const CHARACTERS_PER_MS = 1000
const MOST_MEMORY = { maxOldGenerationSizeMb: 256 }
const NOTHING: ReadText = { blocks: null, faults: [] }

export class MarkdownReader {
  #worker: Worker | null = null
  #isClosed = false
  /** At which of the texts the thread is. */
  readonly #place = new Int32Array(new SharedArrayBuffer(4))

  /** Reads the descriptions of rows, or other columns of theirs, which then have their blocks. */
  async readAhead(rows: readonly Row[], isMarkdown = (column: string) => /^description(?::|$)/.test(column)) {
    const cells = rows.flatMap((row) =>
      [...row.cells].flatMap(([column, text]) => (text && isMarkdown(column) ? [{ row, column, text }] : [])),
    )
    const short = cells.filter(({ text }) => text.length <= OF_IMPORT.markdown)
    const read = await this.#read(short.map(({ text }) => text))
    for (const { row, column } of cells) row.markdown.set(column, TOO_DEEP)
    short.forEach(({ row, column }, i) => row.markdown.set(column, read[i] ?? NOTHING))
  }

  async #read(texts: readonly string[]): Promise<readonly ReadText[]> {
    if (texts.length === 0 || this.#isClosed) return []
    const worker = (this.#worker ??= await this.#open())
    const answer = Promise.withResolvers<readonly ReadText[]>()
    const length = texts.reduce((sum, text) => sum + text.length, 0)
    let isAnswered = false
    const give = async (): Promise<void> => {
      // An answer that came while this thread was busy is taken first.
      await afterEvents()
      if (isAnswered) return
      const place = Atomics.load(this.#place, 0)
      await this.close()
      answer.resolve(texts.map((_, i) => (i === place ? TOO_DEEP : NOTHING)))
    }
    const timer = setTimeout(() => void give(), LONGEST_MS + length / CHARACTERS_PER_MS)
    const fail = (error: NodeJS.ErrnoException): void =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? void give() : answer.reject(error)
    worker.once('message', answer.resolve).once('error', fail)
    worker.postMessage(texts)
    try {
      return await answer.promise
    } finally {
      isAnswered = true
      clearTimeout(timer)
      worker.off('message', answer.resolve).off('error', fail)
    }
  }

  async #open(): Promise<Worker> {
    const worker = new Worker(new URL('./markdown-worker.ts', import.meta.url), {
      workerData: this.#place,
      resourceLimits: MOST_MEMORY,
    })
    await once(worker, 'online')
    return worker
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#worker?.terminate()
  }
}
