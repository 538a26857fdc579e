/** The steps of a start as its output shows them: a progress bar in a terminal, elsewhere one line a step. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig, withArguments } from '../config/config.ts'

export const FILL = 'Fill the shop'
export const START = 'Start the shop'
/** A demo's pictures are drawn while PostgreSQL makes the database in processes of its own. */
export const making = ({ mode }: Pick<Config, 'mode'>): string =>
  mode === 'demo' ? 'Make the database, draw the pictures' : 'Make the database'

const WIDTH = 20
const REDRAW_MS = 200

export interface Steps {
  /** Adds steps that nobody could foresee. */
  expect(...names: string[]): void
  /** Begins a step, and ends the one before. */
  begin(name: string): void
  /** Ends the step that runs, and prints how long it took. */
  end(): void
  /** Takes the bar away because the step failed. */
  fail(): void
  /** Prints something above the bar. */
  aside(print: () => void): void
}

type Output = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean; columns?: number }

/** The planned steps on that output; `now` tells the milliseconds. A single step is not worth a line. */
export function stepsOn(output: Output, plan: string[], now: () => number = () => performance.now()): Steps {
  let running: { name: string; since: number } | undefined
  let redraws: NodeJS.Timeout | undefined
  let shown = 0
  const text = (name: string, took: string): string => `${plan.indexOf(name) + 1} of ${plan.length}  ${name}  ${took} s`
  const draw = (line: string): void => {
    output.write(`\r${line.padEnd(shown)}${line ? '' : '\r'}`)
    shown = line.length
  }
  const bar = (): void => {
    if (!running || !output.isTTY || plan.length < 2) return
    const full = Math.round((WIDTH * plan.indexOf(running.name)) / plan.length)
    const seconds = String(Math.floor((now() - running.since) / 1000))
    const line = `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${text(running.name, seconds)}`
    // A line that wraps could not be drawn over.
    draw(line.slice(0, (output.columns || 80) - 1))
  }
  const stop = (): typeof running => {
    clearInterval(redraws)
    const stopped = running
    running = undefined
    if (shown) draw('')
    return stopped
  }
  const expect = (...names: string[]): void => {
    for (const name of names) if (!plan.includes(name)) plan.splice(plan.at(-1) === START ? -1 : plan.length, 0, name)
  }
  const end = (): void => {
    const ended = stop()
    if (ended && plan.length > 1) output.write(`${text(ended.name, ((now() - ended.since) / 1000).toFixed(1))}\n`)
  }
  return {
    expect,
    begin(name) {
      end()
      expect(name)
      running = { name, since: now() }
      bar()
      if (output.isTTY) redraws = setInterval(bar, REDRAW_MS).unref()
    },
    end,
    fail: stop,
    aside(print) {
      if (shown) draw('')
      print()
      bar()
    },
  }
}

/** Steps as lines of a log, for a process that shows none of its own. */
export const loggedSteps = (log: (line: string) => void): Steps => ({
  expect: () => {},
  begin: (name) => (name === START ? undefined : log(`${name} …`)),
  end: () => {},
  fail: () => {},
  aside: (print) => print(),
})

/** What a shop that is started has to do after its pages are built. What it is set to is judged later. */
export function plannedOf(args: readonly string[]): string[] {
  try {
    const config = readConfig(withArguments(args))
    const isMade = existsSync(join(config.dataDir, 'postgres/cluster'))
    // Several processes make and fill it out of sight of this one.
    if (config.databaseUrl || config.graphqlUrl || config.processes > 1 || isMade) return [START]
    return [making(config), FILL, START]
  } catch {
    return [START]
  }
}
