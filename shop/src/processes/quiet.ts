/**
 * Gives memory back to the system when the shop is quiet. Node never does by itself: after much work its heap is two
 * thirds garbage and free pages (decision 0075).
 */
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How long the process must have had nearly nothing to do. Milliseconds. */
const QUIET_MS = 10_000
/** The share of that time in which it worked, at the most. */
const NEARLY_NOTHING = 0.03
/** By how much the heap must be larger than after the last collection. */
const GROWN = 1.5

/**
 * Looks every `quietMs` milliseconds whether the process was quiet and its heap has grown, and then collects all garbage.
 * That stops the process for some tenths of a second, in a moment in which nobody asks.
 */
export function collectWhenQuiet(quietMs = QUIET_MS): void {
  // Node documents the flag; a process that runs already gets its function from a new context.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  let kept = 0
  let before = performance.eventLoopUtilization()
  const look = (): void => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization > NEARLY_NOTHING || process.memoryUsage().heapTotal < kept * GROWN) return
    collect({ type: 'major', flavor: 'last-resort', execution: 'sync' })
    kept = process.memoryUsage().heapTotal
    before = performance.eventLoopUtilization()
  }
  setInterval(look, quietMs).unref()
}
