/** The files of an import folder: which there are, which of them are unknown, and what they hold. */
import { createReadStream, type ReadStream, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { NO_UTF_8, type Problems } from './problems.ts'

const PAGE = /^pages\/([^/]+?)(?:\.([a-z]{2,3}(?:-[a-z]+)*))?\.md$/
/** Notes and hidden files, which are not read. */
const NOTES = /(?:^|\/)(?:\.|README)/i
/** Files of kinds that hold no data, which columns may name. */
const BESIDE = /\.(?!csv$|json$|md$|txt$)[a-z0-9]+$/i

export interface PageName {
  file: string
  slug: string
  /** The language of a translation. */
  language: string | undefined
}

export class Folder {
  readonly path: string
  readonly #files: ReadonlySet<string>
  /** Symbolic links, which are not followed. */
  readonly #links: readonly string[]
  readonly #problems: Problems
  /** Files that are no text, which is told once, however often they are read. */
  readonly #noTexts = new Set<string>()

  constructor(path: string, problems: Problems) {
    this.path = path
    this.#problems = problems
    const found = statSync(path, { throwIfNoEntry: false })?.isDirectory()
      ? readdirSync(path, { recursive: true, withFileTypes: true })
      : null
    if (!found) problems.add(path, { line: 1 }, 'NO_FOLDER')
    const nameOf = (f: { parentPath: string; name: string }): string =>
      join(f.parentPath, f.name).slice(join(path, sep).length).replaceAll(sep, '/')
    this.#files = new Set((found ?? []).filter((f) => f.isFile()).map(nameOf))
    this.#links = (found ?? [])
      .filter((f) => f.isSymbolicLink())
      .map(nameOf)
      .toSorted()
    if (found && this.#files.size + this.#links.length === 0) problems.add(path, { line: 1 }, 'EMPTY_FOLDER')
  }

  /** The text of a file; null when there is no such file. */
  text(file: string): string | null {
    if (!this.#files.has(file)) return null
    const text = readFileSync(join(this.path, file), 'utf8')
    const lost = text.indexOf(NO_UTF_8)
    if (lost >= 0 && !this.#noTexts.has(file)) {
      this.#noTexts.add(file)
      this.#problems.addNoText(file, text.slice(0, lost).split('\n').length)
    }
    return text
  }

  /** The bytes of a file, from its beginning; null when there is no such file. */
  stream(file: string): ReadStream | null {
    return this.#files.has(file) ? createReadStream(join(this.path, file)) : null
  }

  /** How many bytes a file has; none where there is no such file. */
  sizeOf(file: string): number {
    return this.#files.has(file) ? statSync(join(this.path, file)).size : 0
  }

  /** A text that differs once a file was written again. */
  stateOf(file: string): string {
    const { size, mtimeMs } = statSync(join(this.path, file))
    return `${size} ${mtimeMs}`
  }

  /** The names of all files. */
  names(): Iterable<string> {
    return this.#files
  }

  has(file: string): boolean {
    return this.#files.has(file)
  }

  content(file: string): Buffer {
    return readFileSync(join(this.path, file))
  }

  pages(): PageName[] {
    return [...this.#files].sort().flatMap((file) => {
      const match = PAGE.exec(file)
      return match ? [{ file, slug: match[1]!, language: match[2] }] : []
    })
  }

  /** Reports files that nobody reads, because one with a misspelt name would be ignored silently. */
  refuseUnknown(known: readonly string[]): void {
    for (const link of this.#links) if (!NOTES.test(link)) this.#problems.add(link, { line: 1 }, 'LINK')
    for (const file of this.#files) {
      if (!known.includes(file) && !PAGE.test(file) && !NOTES.test(file) && !BESIDE.test(file))
        this.#problems.add(file, { line: 1 }, 'UNKNOWN_FILE')
    }
  }
}
