/** Which encoding a page is sent in. */
import { expect, it } from 'vitest'
import { encodingFor } from './page.ts'

it('is the smallest that the header allows', () => {
  for (const [accept, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br ; q=0.1', 'br'],
    ['br;q=0,gzip;q=0.000', 'identity'],
    ['gzip;q=1.0, identity; q=0.5, *;q=0', 'gzip'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)
    expect([accept, encodingFor(accept)]).toEqual([accept, encoding])
})

it('is found in a long header in no time', () => {
  const began = process.cpuUsage()
  for (const part of [' ', ', ', 'br ', 'br', 'gzip;', '9'])
    for (let i = 0; i < 20; i++) encodingFor(`q=,br;q=${part.repeat(16_000)}x`)
  expect(process.cpuUsage(began).user).toBeLessThan(300_000)
})
