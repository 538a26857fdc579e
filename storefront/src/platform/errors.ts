/** What can go wrong between the shop and its service. Only the code reaches a browser, never the service's words. */

/** The service answered, and refused. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: string
  /** The visitor has been told already. */
  readonly told: boolean
  constructor(code: string, told = false) {
    super(code)
    this.code = code
    this.told = told
  }
}

/** No answer, or none that can be read: try again later (docs/rules.md#service-away). */
export const UNREACHABLE = 'SERVICE_UNREACHABLE'

/** Heard on the window when a request of the browser found no answer. */
export const UNREACHABLE_EVENT = 'semena:unreachable'

export class ServiceUnreachable extends Error {
  override readonly name = 'ServiceUnreachable'
  /** The visitor has been told already. */
  readonly told: boolean
  constructor(told = false) {
    super(UNREACHABLE)
    this.told = told
  }
}

/** Whether the visitor has read of this failure already. */
export const wasTold = (error: unknown): boolean =>
  (error instanceof ServiceError || error instanceof ServiceUnreachable) && error.told

/** By its text, because an error that travelled with a page has lost its class. */
export const isUnreachable = (error: unknown): boolean => error instanceof Error && error.message === UNREACHABLE
