/** A running shop, and how its process treats faults at the start and later. */
import { StartError } from '@semena/commerce/embedded'
import { filterConsole } from '../telemetry/filter-console.ts'
import { OTHER_SHOP_CODE, OtherShopError } from '../processes/other-shop.ts'

/** A shop that runs, in this process or in several. */
export interface Running {
  /** The address at which the shop answers, such as http://127.0.0.1:3000 */
  address: string
  /**
   * Lets running requests end, then stops the database. Nothing of the shop runs afterwards. With `drain`, connections
   * that clients keep are first waited for, for some seconds, and what comes on them is answered.
   */
  close(how?: { drain: boolean }): Promise<void>
  /** Cuts the requests that still run, so that `close` ends at once. */
  cut(): void
  /** Puts new processes in place of the running ones, one after the other. A shop in one process cannot. */
  renew?(): void
}

/** The exit code after a fault that nobody caught: “internal software error” of sysexits.h. */
const FAULT_CODE = 70

/** Ends the process after a fault that nobody caught, because nobody knows what state it left. */
export function watchFaults(): void {
  // In a terminal somebody reads; elsewhere a program may, and every line is one of the log.
  filterConsole(console, { log: !process.stderr.isTTY })
  process.removeAllListeners('warning').on('warning', (warning) => console.warn(warning))
  process.on('unhandledRejection', (error) => console.error('A promise failed unheard:', error))
  process.on('uncaughtException', (error) => {
    console.error('Something failed where nobody looks:', error)
    process.exit(FAULT_CODE)
  })
}

/**
 * Answers what `make` started; undefined after printing why it could not, in one line where the owner can mend it. The
 * process then ends with a code that says whether another shop is the reason.
 */
export async function start<T>(make: () => Promise<T>): Promise<T | undefined> {
  try {
    return await make()
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = error instanceof OtherShopError ? OTHER_SHOP_CODE : 1
    return undefined
  }
}
