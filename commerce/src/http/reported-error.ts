/**
 * Maps errors of an executed operation to what clients see: coded errors as they are, unexpected ones logged and
 * hidden.
 */
import type { FastifyBaseLogger } from 'fastify'
import { GraphQLError } from 'graphql'
import { faultText } from '../domain/fault-text.ts'
import { MediaUnavailable } from '../domain/media/port.ts'
import { Busy } from '../traffic/turns.ts'
import { codeOf, toWire, type WireError, wireError } from './wire-error.ts'

/** The service has no place for the operation. */
const BUSY = wireError('Too many visitors ask for much at once. Try again in a moment.', 'ServiceBusy')

/**
 * An error of an executed operation as clients see it: coded errors as they are, unexpected ones logged and without
 * details.
 */
export function report(error: GraphQLError, asked: { readonly log: Pick<FastifyBaseLogger, 'error'> }): WireError {
  const { originalError: cause } = error
  // An error that names its own place keeps it.
  const path = (cause instanceof GraphQLError && cause.path) || error.path
  if (codeOf(error) || (error instanceof GraphQLError && !cause)) return { ...toWire(error), ...(path ? { path } : {}) }
  if (cause instanceof GraphQLError) return { ...toWire(cause), ...(path ? { path } : {}) }
  const place = error.path ? { path: error.path } : {}
  if (isNoText(error.originalError)) return { ...wireError('A text holds what no text can.', 'GraphQLError'), ...place }
  if (isNoDay(error.originalError)) return { ...wireError('There is no such day.', 'GraphQLError'), ...place }
  const lack = lackOf(error.originalError)
  if (lack) return { ...lack, ...place }
  if (isCause(error.originalError, (e) => e instanceof MediaUnavailable)) {
    asked.log.error({ fault: faultText(error.originalError) }, 'a file could not be stored')
    return { ...NO_STORAGE, ...place }
  }
  asked.log.error({ err: error.originalError ?? error, path: error.path }, 'resolver failed')
  return { ...wireError('Internal error.', 'InternalError'), ...place }
}

/** What to tell of an error that only says how busy the shop is, wherever in an operation it was met; else null. */
export function lackOf(error: unknown): WireError | null {
  if (isCause(error, (e) => e instanceof Busy)) return BUSY
  return isCause(error, (e) => e.code === OUT_OF_TIME) ? LATE : null
}

/** Whether PostgreSQL refused a text with NUL. That is the client's fault and not an unexpected error. */
const isNoText = (error: unknown): boolean => isCause(error, (e) => e.code === '22021')

/** Whether PostgreSQL refused a day that no month or no calendar has. JavaScript takes some of these for others. */
const isNoDay = (error: unknown): boolean => isCause(error, (e) => e.code === '22008')

/** Code with which PostgreSQL ends a statement that took too long or waited too long for another. */
const OUT_OF_TIME = '57014'
const NO_STORAGE = wireError('Files cannot be stored at the moment. Nothing was changed.', 'MediaUnavailable')
const LATE = wireError('This would take too long. Ask for less at once.', 'OutOfTime')
/** Codes of errors that leave a gap in the answer which another try may fill. */
export const LACKING: ReadonlySet<string> = new Set(['ServiceBusy', 'OutOfTime'])

function isCause(error: unknown, is: (e: Error & { code?: string }) => boolean): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if (is(e)) return true
  return false
}
