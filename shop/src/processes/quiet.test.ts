import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** What a process of its own prints that makes 200 MB of garbage and then waits; `quiet` with our collection. */
async function heapAfter(quiet: boolean): Promise<number> {
  const program = `
    import { collectWhenQuiet } from ${JSON.stringify(join(import.meta.dirname, 'quiet.ts'))}
    let held = Array.from({ length: 2_000_000 }, (_, i) => ({ i, text: 'a' + i }))
    held = []
    ${quiet ? 'collectWhenQuiet(100)' : ''}
    setTimeout(() => console.log(process.memoryUsage().heapTotal), 2000)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  return Number(stdout)
}

it('a process that is quiet after much work gives its garbage back', async () => {
  const [collected, kept] = await Promise.all([heapAfter(true), heapAfter(false)])
  expect(collected).toBeLessThan(kept / 2)
})
