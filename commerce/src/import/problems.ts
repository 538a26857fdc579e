/**
 * Collects what is wrong with an import folder, so that every bad row is reported at once: by a code with parameters,
 * and for the command line as `file:line: what is wrong`.
 */
import { OF_IMPORT } from './limits.ts'
import { type ImportFault, type ImportFaultParams, importFaultText } from '@semena/contract/import-faults'
import type { ImportProblem } from '../db/tables/process.ts'

export type Problem = ImportProblem

/** The parameters behind a code, which may be left out where it has none. */
export type FaultArguments<Code extends ImportFault> =
  Record<never, never> extends ImportFaultParams<Code>
    ? [params?: Record<never, never>]
    : [params: ImportFaultParams<Code>]

/** What stands where bytes are read that are no UTF-8. */
export const NO_UTF_8 = '\uFFFD'

/** Thrown before anything is written; its message holds one line for each problem. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const lines = problems.slice(0, OF_IMPORT.problems).map((p) => `${p.file}:${p.line}: ${p.message}`)
    if (problems.length > OF_IMPORT.problems) lines.push(`… and ${problems.length - OF_IMPORT.problems} more`)
    super(lines.join('\n'))
    this.problems = problems
  }
}

const problem = (
  file: string,
  line: number,
  column: string | null,
  code: ImportFault,
  params: Problem['params'],
): Problem => ({ file, line, column, code, params, message: importFaultText(code, column, params) })

export class Problems {
  readonly list: Problem[] = []
  /** What may be a slip, and hinders nothing. */
  readonly warnings: Problem[] = []

  add<Code extends ImportFault>(
    file: string,
    { line, column = null }: { line: number; column?: string | null },
    code: Code,
    ...[given]: FaultArguments<Code>
  ): undefined {
    this.list.push(problem(file, line, column, code, given ?? {}))
    return undefined
  }

  /** Notes what is right, but may not be meant. */
  warn<Code extends ImportFault>(
    file: string,
    { line, column = null }: { line: number; column?: string | null },
    code: Code,
    ...[given]: FaultArguments<Code>
  ): void {
    this.warnings.push(problem(file, line, column, code, given ?? {}))
  }

  /** Notes a text whose letters are lost because it was saved in another encoding. */
  addNoText(file: string, line: number): undefined {
    return this.add(file, { line }, 'NOT_UTF_8')
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
