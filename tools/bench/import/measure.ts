/** Measures an import of a large shop as an owner runs it: into an empty data folder, by the command line. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCommand } from '../../../tests/support/command.ts'
import { Usage } from '../memory.ts'
import { writeShop } from './files.ts'

const LOOK_MS = 250
const MINUTES = 5
const MEGABYTES = 600
/** The size for which the goals are. */
export const GOAL_PRODUCTS = 200_000

interface Measured {
  what: string
  value: string
  goal: string
  met: boolean
}

/** Writes the files of a shop with so many products, brings them in, and brings them in again. */
export async function measureImport(tell: (measured: Measured) => void, products: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'semena-bench-import-'))
  const [files, data] = [join(folder, 'files'), join(folder, 'data')]
  try {
    await writeShop(files, products)
    const size = `${products} products, ${2 * products} variants`
    for (const which of ['into an empty shop', 'a second time']) {
      const { seconds, processor, megabytes } = await run(['import', files], data)
      const most = (MINUTES * 60 * products) / GOAL_PRODUCTS
      tell({
        what: `import of ${size}, ${which}, ${processor.toFixed(0)} s of the processor`,
        value: `${seconds.toFixed(0)} s`,
        goal: `≤ ${most.toFixed(0)} s`,
        met: seconds <= most,
      })
      tell({
        what: `its memory at most, without the database's cache`,
        value: `${megabytes.toFixed(0)} MB`,
        goal: `≤ ${MEGABYTES} MB`,
        met: megabytes <= MEGABYTES,
      })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs a command of the shop to its end. */
async function run(args: string[], data: string): Promise<{ seconds: number; processor: number; megabytes: number }> {
  const began = performance.now()
  const usage = new Usage()
  const { process: child, ended } = startCommand(args, { SEMENA_DATA: data })
  const look = (): void => usage.look(child.pid!, data)
  const looking = setInterval(look, LOOK_MS)
  const { code, lines } = await ended.finally(() => clearInterval(looking))
  if (code !== 0) throw new Error(`the command failed:\n${lines.join('\n')}`)
  return {
    seconds: (performance.now() - began) / 1000,
    processor: usage.time / 1000,
    megabytes: usage.memory / 1024 / 1024,
  }
}
