/** Runs commands of the project side by side, as many as there are cores, and ends with one line for each. */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { AGAIN, FAILED } from './report.ts'

const root = join(import.meta.dirname, '../..')

export interface Step {
  name: string
  command: string
  args: string[]
  /** The steps that must have ended before, whether they failed or not, because this step reads what they write. */
  after?: string[]
  /** Whether nothing may run beside this step, because it fills every core. */
  alone?: boolean
  /** Whether it begins as soon as it may, before the steps above it: it takes long, and leaves room for others. */
  early?: boolean
}

/** How many tests the last lines name for each step; the others stand in what the step printed. */
const MOST_FAILURES = 8

interface Running extends Step {
  /** What the step printed while an earlier step had the screen. */
  kept: Buffer[]
  /** The lines that name a test that failed, or passed at a second try only. */
  failures: string[]
  /** What was printed of a line that has not ended. */
  begun: string
  ok?: boolean
  seconds?: number
}

/**
 * Runs every step, whatever becomes of the others, and ends the process with 1 if any failed. The first unfinished step
 * of the list prints as it goes; what the others print is shown in one piece when it is their turn.
 */
export async function run(list: readonly Step[]): Promise<never> {
  const cores = availableParallelism()
  const all: Running[] = list.map((step) => ({ ...step, kept: [], failures: [], begun: '' }))
  const waiting = all.toSorted((a, b) => Number(b.early ?? false) - Number(a.early ?? false))
  const running = new Set<Running>()
  let shown = 0

  const isShown = (step: Running): boolean => all[shown] === step
  /** Gives the screen to the first unfinished step that has begun, together with what it has printed so far. */
  const show = (): void => {
    for (let step = all[shown]; step; step = all[shown]) {
      if (step.ok === undefined && !running.has(step)) return
      console.log(`\n── ${step.name}`)
      for (const chunk of step.kept.splice(0)) process.stdout.write(chunk)
      if (step.ok === undefined) return
      shown++
    }
  }
  const mayStart = ({ after = [], alone }: Running): boolean => {
    if (running.size >= (alone ? 1 : cores) || [...running].some((other) => other.alone)) return false
    return all.every(({ name, ok }) => ok !== undefined || !after.includes(name))
  }
  await new Promise<void>((resolve) => {
    const startMore = (): void => {
      for (let next = waiting.find(mayStart); next; next = waiting.find(mayStart)) start(next)
      if (running.size === 0) resolve()
    }
    const start = (step: Running): void => {
      waiting.splice(waiting.indexOf(step), 1)
      running.add(step)
      if (isShown(step)) show()
      const began = performance.now()
      const print = (chunk: Buffer): void => {
        if (isShown(step)) process.stdout.write(chunk)
        else step.kept.push(chunk)
        const printed = (step.begun + chunk.toString()).split('\n')
        step.begun = printed.pop()!
        step.failures.push(...printed.filter((line) => line.startsWith(FAILED) || line.startsWith(AGAIN)))
      }
      const end = (ok: boolean): void => {
        if (step.ok !== undefined) return
        step.ok = ok
        step.seconds = (performance.now() - began) / 1000
        running.delete(step)
        if (isShown(step)) {
          shown++
          show()
        }
        startMore()
      }
      const child = spawn(step.command, step.args, {
        cwd: root,
        env: environment(),
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: process.platform === 'win32',
      })
      child.stdout.on('data', print)
      child.stderr.on('data', print)
      child.once('error', (error) => {
        print(Buffer.from(`${step.command}: ${error.message}\n`))
        end(false)
      })
      child.once('close', (code) => end(code === 0))
    }
    startMore()
  })
  conclude(all)
}

function environment(): NodeJS.ProcessEnv {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
  return { ...process.env, PATH: path, FORCE_COLOR: '0', NO_COLOR: '1' }
}

function conclude(done: readonly Running[]): never {
  const failed = done.filter(({ ok }) => !ok)
  console.log(
    `\n${done.map(({ name, ok, seconds = 0 }) => `${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`).join('\n')}`,
  )
  for (const { name, failures } of done)
    for (const line of failures.slice(0, MOST_FAILURES)) console.log(`\n${name} ${line}`)
  console.log(`\n${done.length - failed.length} passed, ${failed.length} failed`)
  process.exit(failed.length ? 1 : 0)
}
