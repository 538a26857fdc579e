/** A time limit for libraries whose patterns nobody here has proven. */
import { createContext, Script } from 'node:vm'

const CALL = new Script('call()')

/**
 * What a function that waits for nothing answers; null where it takes longer than so many milliseconds. It is ended
 * within its patterns and loops, so it must leave nothing half done.
 */
export function withinTime<T>(most: number, call: () => T): { value: T } | null {
  try {
    return { value: CALL.runInContext(createContext({ call }), { timeout: most }) as T }
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null
    throw error
  }
}
