/** However many files are written at once, few of them are open at the same time. */
import fs from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { fewFiles } from './few-files.ts'

afterEach(() => vi.restoreAllMocks())

it('writes all of them, some at a time, also where one fails', async () => {
  const written = new Set<unknown>()
  let [open, most] = [0, 0]
  vi.spyOn(fs.promises, 'writeFile').mockImplementation(async (path) => {
    most = Math.max(most, ++open)
    await Promise.resolve()
    open--
    if (path === 'file 7') throw new Error('No room')
    written.add(path)
  })
  const all = Array.from({ length: 1000 }, (_, at) => fewFiles.promises.writeFile(`file ${at}`, ''))
  const done = await Promise.allSettled(all)
  expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect([written.size, most]).toEqual([999, 100])
})
