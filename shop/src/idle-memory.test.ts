import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from './root.ts'

/** Bytes of memory after some work and a rest, as a share of those right after the work. */
async function shareAfterRest(first: string): Promise<number> {
  const script = `
    ${first}
    let kept = []
    for (let turn = 0; turn < 60; turn++) {
      kept = turn % 20 === 0 ? [] : kept
      for (let i = 0; i < 50_000; i++) kept.push({ i, text: 'kept ' + i })
      await new Promise(setImmediate)
    }
    kept = null
    const after = process.memoryUsage.rss()
    await new Promise((resolve) => setTimeout(resolve, 12_000))
    console.log(process.memoryUsage.rss() / after)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: ROOT,
  })
  return Number(stdout)
}

test('memory goes back to the system once there is nothing to do, which the engine does not do by itself', async () => {
  const file = JSON.stringify(join(ROOT, 'shop/src/idle-memory.ts'))
  const [asked, alone] = await Promise.all([
    shareAfterRest(`import { giveBackIdleMemory } from ${file}; giveBackIdleMemory(600)`),
    shareAfterRest(''),
  ])
  expect(asked).toBeLessThan(0.6)
  expect(alone).toBeGreaterThan(0.8)
}, 40_000)
