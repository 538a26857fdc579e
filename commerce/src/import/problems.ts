/**
 * Collects what is wrong with an import folder, so that every bad row is reported at once, each as `file:line: what is
 * wrong`.
 */

export interface Problem {
  file: string
  line: number
  message: string
}

const MOST_SHOWN = 200

/** What stands where bytes are read that are no UTF-8. */
export const NO_UTF_8 = '\uFFFD'

/** Thrown before anything is written; its message holds one line for each problem. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const lines = problems.slice(0, MOST_SHOWN).map((p) => `${p.file}:${p.line}: ${p.message}`)
    if (problems.length > MOST_SHOWN) lines.push(`… and ${problems.length - MOST_SHOWN} more`)
    super(lines.join('\n'))
    this.problems = problems
  }
}

export class Problems {
  readonly list: Problem[] = []

  add(file: string, line: number, message: string): undefined {
    this.list.push({ file, line, message })
    return undefined
  }

  /** Notes a text whose letters are lost because it was saved in another encoding. */
  addNoText(file: string, line: number): undefined {
    return this.add(file, line, 'holds letters that are not UTF-8: save the file as UTF-8')
  }

  /** Throws an ImportError if anything was wrong, with the problems in the order of files and lines. */
  throwIfAny(): void {
    if (this.list.length === 0) return
    const files = [...new Set(this.list.map((p) => p.file))]
    throw new ImportError(
      this.list.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line),
    )
  }
}
