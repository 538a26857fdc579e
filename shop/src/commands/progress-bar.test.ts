/** A command shows how far it is in a terminal and in a file. */
import { expect, it } from 'vitest'
import { progressBar } from './progress-bar.ts'

function outputOf(isTTY: boolean, work: (bar: ReturnType<typeof progressBar>, pass: (ms: number) => void) => void) {
  let text = ''
  let time = 0
  const output = { isTTY, write: (more: string | Uint8Array) => Boolean((text += String(more))) }
  const bar = progressBar(output, () => time)
  work(bar, (ms) => {
    time += ms
  })
  return text
}

it('draws a bar over itself, which is gone at the end', () => {
  const text = outputOf(true, (bar) => {
    bar.at(1, 4)
    bar.at(2, 4)
    bar.end()
  })
  const bars = text.split('\r').map((part) => part.trimEnd())
  expect(bars).toEqual([
    '',
    `[${'#'.repeat(10)}${'.'.repeat(30)}] 25 %`,
    `[${'#'.repeat(20)}${'.'.repeat(20)}] 50 %`,
    '',
    '',
  ])
})

it('writes a line every ten seconds where nobody looks', () => {
  const text = outputOf(false, (bar, pass) => {
    bar.at(1, 100)
    pass(11_000)
    bar.at(2, 100)
    bar.at(3, 100)
    bar.line('Writing')
    pass(11_000)
    bar.at(40, 100)
    bar.end()
  })
  expect(text).toBe('2 %\nWriting\n40 %\n')
})
