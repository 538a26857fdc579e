/** Errors between the storefront and its service. Only their codes reach a browser, never the service's messages. */

/** The service has answered with a refusal. */
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

/** The code for no answer, or none that can be read; a later try may succeed (docs/rules.md#service-away). */
export const UNREACHABLE = 'SERVICE_UNREACHABLE'

/** The event on `window` when a request of the browser got no answer. */
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

/** Whether the visitor has already been shown this failure. */
export const wasTold = (error: unknown): boolean =>
  (error instanceof ServiceError || error instanceof ServiceUnreachable) && error.told

/**
 * Whether the service was unreachable, found out by the message, because an error that was sent with a page has lost
 * its class.
 */
export const isUnreachable = (error: unknown): boolean => error instanceof Error && error.message === UNREACHABLE
