/** Prints the service's log in a terminal as short lines in place of JSON. */
import type { LogTarget } from '../http/log.ts'

interface Told {
  type?: string
  message?: string
  stack?: string
  cause?: Told
}

export const logLines: LogTarget = {
  write(line) {
    const { msg = '', err } = JSON.parse(line) as { msg?: string; err?: Told }
    const lines = [msg]
    for (let told = err; told; told = told.cause) lines.push(`${told.type}: ${told.message}`, told.stack ?? '')
    process.stderr.write(`${lines.filter(Boolean).join('\n')}\n`)
  },
}
