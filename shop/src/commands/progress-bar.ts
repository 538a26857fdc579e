/** The progress bar of a command in a terminal; elsewhere a line now and then. */

const WIDTH = 40
/** In a file of output lines are at least so far apart. */
const APART_MS = 10_000

export interface ProgressBar {
  /** Tells how much is done of how much. */
  at(done: number, of: number): void
  /** Prints a line above the bar. */
  line(text: string): void
  /** Takes the bar away. */
  end(): void
}

type Output = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean }

/** A bar on that output; `now` tells the milliseconds. */
export function progressBar(output: Output, now: () => number): ProgressBar {
  let shown = ''
  let told = { at: now(), percent: 0 }
  const draw = (text: string): void => {
    if (text === shown) return
    output.write(`\r${text.padEnd(shown.length)}${text ? '' : '\r'}`)
    shown = text
  }
  return {
    at(done, of) {
      const percent = Math.floor((100 * done) / of)
      if (output.isTTY) {
        const full = Math.round((WIDTH * done) / of)
        draw(`[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${percent} %`)
      } else if (percent > told.percent && now() - told.at >= APART_MS) {
        output.write(`${percent} %\n`)
        told = { at: now(), percent }
      }
    },
    line(text) {
      draw('')
      output.write(`${text}\n`)
    },
    end: () => draw(''),
  }
}
