/** Runs `npm run generate` when the schema or a document of the storefront changes. */
import { spawn } from 'node:child_process'
import { join, sep } from 'node:path'
import { ROOT } from '../root.ts'

const SOURCES = [join(ROOT, 'contract'), join(ROOT, 'storefront/src'), join(ROOT, 'commerce/src/graphql/mappers.json')]

/** Whether types are generated from this file. */
export const isGeneratedFrom = (file: string): boolean =>
  /(?:\.graphql|[/\\]generate\.ts|[/\\]mappers\.json)$/.test(file) &&
  SOURCES.some((source) => file === source || file.startsWith(source + sep))

/**
 * Answers a function that generates the types. All calls during a run lead to one more run after it; a failure is
 * printed.
 */
export function createGenerator(): () => Promise<void> {
  let running: Promise<void> | undefined
  let again = false
  const work = async (): Promise<void> => {
    do {
      again = false
      await generate()
    } while (again)
    running = undefined
  }
  return () => {
    again = running !== undefined
    return (running ??= work())
  }
}

function generate(): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, 'contract/generate.ts')], { cwd: ROOT })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error)
      resolve()
    })
    child.once('close', (code) => {
      if (code) console.error(`${output.trim()}\nThe generated types are as they were.`)
      resolve()
    })
  })
}
