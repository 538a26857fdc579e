/** Checks on a copy of the sources that a change does not compile. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** What a package needs to be compiled: folders and files from the repository's root. */
const COPIED = [
  'tsconfig.base.json',
  'package.json',
  'contract',
  'ui',
  'commerce/src',
  'storefront/src',
  'desk/src',
  'storefront/project.inlang',
  'desk/project.inlang',
]
const LEFT_OUT = /\/(?:node_modules|dist|demo\/data|demo\/plates)(?:\/|$)|\.test\.tsx?$/
/** Packages that import each other by name. In the copy these names lead to the copies. */
const ROOMS = ['contract', 'ui', 'commerce', 'storefront']

export interface Mistake {
  /** The package whose settings of TypeScript apply, and the files to begin with, from the repository's root. */
  room: 'commerce' | 'storefront'
  entries: readonly string[]
  /** The changes: in each file the text `from` is replaced by `to`. */
  change: readonly { file: string; from: string; to: string }[]
  /** Programs of the repository that run before, such as `contract/generate.ts`. */
  before?: readonly string[]
  /** A pattern for the complaint that TypeScript must make. */
  complains: RegExp
}

/** Makes the change in a copy of the sources and expects TypeScript to refuse it with this complaint. */
export async function expectNotToCompile(mistake: Mistake): Promise<void> {
  const copy = copied()
  try {
    for (const { file, from, to } of mistake.change) {
      const text = readFileSync(join(copy, file), 'utf8')
      expect(text, `${file} has what is to be changed`).toContain(from)
      writeFileSync(join(copy, file), text.replaceAll(from, to))
    }
    for (const program of mistake.before ?? []) await run(process.execPath, [join(copy, program)], { cwd: copy })
    expect(await complaints(copy, mistake)).toMatch(mistake.complains)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function copied(): string {
  const copy = mkdtempSync(join(tmpdir(), 'semena-compile-'))
  for (const path of COPIED)
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(source.slice(root.length)),
    })
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@semena'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@semena') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const room of ROOMS) symlinkSync(join(copy, room), join(modules, '@semena', room))
  return copy
}

/** What TypeScript says of the entries and of all that they import. */
async function complaints(copy: string, { room, entries }: Mistake): Promise<string> {
  const settings = JSON.parse(readFileSync(join(root, room, 'tsconfig.json'), 'utf8')) as object
  const config = { ...settings, include: [], files: entries.map((entry) => join(copy, entry)) }
  const file = join(copy, room, 'tsconfig.json')
  writeFileSync(file, JSON.stringify(config))
  try {
    await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', file, '--pretty', 'false'], {
      cwd: copy,
      maxBuffer: 64 << 20,
    })
    return ''
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}
