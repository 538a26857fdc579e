/** Sends several changes one after the other. */
import type { Fault } from '../platform/faults.ts'

type Step = () => Promise<{ faults: readonly Fault[] }>

/** Stops at the first that is refused, and answers its refusals. What came before it stays done. */
export async function inTurn(steps: readonly Step[]): Promise<readonly Fault[]> {
  for (const step of steps) {
    // Each waits for the one before, because it may stand on it.
    // oxlint-disable-next-line no-await-in-loop
    const { faults } = await step()
    if (faults.length > 0) return faults
  }
  return []
}
