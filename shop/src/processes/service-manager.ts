/**
 * What a service manager such as systemd and the shop say to each other: a socket that it opened and hands over, and
 * that the shop is ready. A socket that the manager holds stays open while one shop ends and another begins, so that
 * nobody is refused.
 */
import { execFile } from 'node:child_process'
import { StartError } from '@semena/commerce/embedded'

/** The number of the first file that a manager hands over. */
const FIRST = 3

/**
 * The number of the listening socket that the manager handed to this process (`LISTEN_FDS`), or null where there is
 * none. Throws a StartError for more than one.
 */
export function givenSocket(
  { LISTEN_PID: pid, LISTEN_FDS: count }: Record<string, string | undefined> = process.env,
  own = process.pid,
): number | null {
  // A program that was started by the one for which they were meant sees the variables as well.
  if (!count || Number(pid) !== own) return null
  if (count !== '1') throw new StartError(`LISTEN_FDS is ${JSON.stringify(count)}; the shop takes one socket.`)
  return FIRST
}

/** Tells a manager that waits for it (`NOTIFY_SOCKET`, systemd's `Type=notify`) that the shop serves. */
export function notifyManager(): void {
  if (!process.env.NOTIFY_SOCKET) return
  execFile('systemd-notify', ['--ready'], (error) => {
    if (error) console.error(`The service manager could not be told that the shop is ready: ${error.message}`)
  })
}
