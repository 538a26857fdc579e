/**
 * Has the engine give memory back to the system once the shop has been quiet for some seconds after much work.
 *
 * V8 has a part for that, its memory reducer, which in Node waits for ever: it begins only once little memory is used
 * anew, and takes a process that uses none for one that it has not measured yet. While V8 is told to favour a small
 * memory it begins all the same: two collections in small steps, the longest of which stops the shop for some 50 ms, and
 * the pages of the heap that are free then go back to the system. Compiled code stays, so the next page is as quick.
 */
import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'

/** How often it is looked whether the shop has something to do, in milliseconds. */
const LOOK_MS = 1000
/** The shop is quiet where it works for less than this share of the time, and busy again above the other. */
const QUIET = 0.1
const BUSY = 0.5
/** After how many quiet looks memory is given back, and for how many the engine has time for it: it waits 8 seconds. */
const LOOKS_BEFORE = 5
const LOOKS_MEANWHILE = 20
/** By so many bytes the heap has to have grown since the last time. */
const WORTH = 24 * 1024 * 1024

/** Begins to look, every `lookMs` milliseconds. It does not keep the process from ending. */
export function giveBackIdleMemory(lookMs: number = LOOK_MS): void {
  let before = performance.eventLoopUtilization()
  let quietLooks = 0
  /** The size of the heap when memory was given back last. */
  let floor = 0
  let isAsked = false
  const ask = (now: boolean): void => {
    isAsked = now
    quietLooks = 0
    setFlagsFromString(now ? '--optimize-for-size' : '--no-optimize-for-size')
  }
  const look = (): void => {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    if (isAsked) {
      if (utilization > BUSY) ask(false)
      else if (++quietLooks >= LOOKS_MEANWHILE) {
        ask(false)
        floor = getHeapStatistics().total_heap_size
      }
      return
    }
    quietLooks = utilization < QUIET ? quietLooks + 1 : 0
    if (quietLooks < LOOKS_BEFORE) return
    quietLooks = 0
    if (getHeapStatistics().total_heap_size > floor + WORTH) ask(true)
  }
  setInterval(look, lookMs).unref()
}
