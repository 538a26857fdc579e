/** A start shows what it does and how long it took, in a terminal and in a file. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { FILL, making, plannedOf, START, type Steps, stepsOn } from './steps.ts'

const MAKE = making({ mode: 'production' })

function outputOf(
  { isTTY = false, columns = 80, plan = [MAKE, START] },
  work: (steps: Steps, pass: (ms: number) => void) => void,
) {
  let text = ''
  let time = 0
  const output = { isTTY, columns, write: (more: string | Uint8Array) => Boolean((text += String(more))) }
  const steps = stepsOn(output, [...plan], () => time)
  work(steps, (ms) => {
    time += ms
  })
  steps.end()
  return text
}

function start(steps: Steps, pass: (ms: number) => void): void {
  steps.begin(MAKE)
  pass(6540)
  steps.aside(() => {})
  steps.begin(START)
  pass(900)
}

const folders: string[] = []
afterEach(() => {
  vi.unstubAllEnvs()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

it('writes a line for each step where nobody looks', () => {
  expect(outputOf({}, start)).toBe('1 of 2  Make the database  6.5 s\n2 of 2  Start the shop  0.9 s\n')
})

it('draws a bar in a terminal, which leaves the same lines behind', () => {
  const text = outputOf({ isTTY: true }, start)
  const drawn = text.split(/[\r\n]/).map((part) => part.trimEnd())
  expect(drawn.filter(Boolean)).toEqual([
    `[${'.'.repeat(20)}] 1 of 2  Make the database  0 s`,
    `[${'.'.repeat(20)}] 1 of 2  Make the database  6 s`,
    '1 of 2  Make the database  6.5 s',
    `[${'#'.repeat(10)}${'.'.repeat(10)}] 2 of 2  Start the shop  0 s`,
    '2 of 2  Start the shop  0.9 s',
  ])
})

it('stays on one line of a narrow terminal', () => {
  const drawn = outputOf({ isTTY: true, columns: 30 }, (steps) => steps.begin(MAKE)).split(/[\r\n]/)
  expect(drawn.find((part) => part.startsWith('['))).toHaveLength(29)
})

it('says nothing where the shop has only to be started', () => {
  for (const isTTY of [false, true]) expect(outputOf({ isTTY, plan: [START] }, (steps) => steps.begin(START))).toBe('')
})

it('counts steps that nobody could foresee, before the last', () => {
  const text = outputOf({ plan: [START] }, (steps) => {
    steps.expect(FILL, START)
    steps.begin(FILL)
    steps.begin(START)
  })
  expect(text).toBe('1 of 2  Fill the shop  0.0 s\n2 of 2  Start the shop  0.0 s\n')
})

it('foresees a database where the shop has none of its own yet, and no other is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'semena-steps-'))
  folders.push(folder)
  vi.stubEnv('SEMENA_DATA', folder)
  vi.stubEnv('DATABASE_URL', undefined)
  expect(plannedOf([])).toEqual([making({ mode: 'demo' }), FILL, START])
  vi.stubEnv('DATABASE_URL', 'postgresql://127.0.0.1/shop')
  expect(plannedOf([])).toEqual([START])
  vi.stubEnv('DATABASE_URL', undefined)
  mkdirSync(join(folder, 'postgres/cluster'), { recursive: true })
  expect(plannedOf([])).toEqual([START])
})
