/** The shop's log: JSON lines on standard error, one for each request and one for each fault. */
import { withoutSecrets } from '@semena/contract/secrets'
import { type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from '../config/config.ts'
import { publicError } from './private.ts'

export interface LogTarget {
  write(line: string): void
}

type Controller = InstanceType<typeof LogController>

/**
 * Leaves out Fastify's own lines about requests. The server writes them, because it also sees requests that Fastify
 * does not.
 */
class Lines extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}
  override requestCompleted(...[error, request]: Parameters<Controller['requestCompleted']>): void {
    if (error) request.log.error({ err: error }, 'answer broke off')
  }
  override defaultErrorLog(...[error, request, reply]: Parameters<Controller['defaultErrorLog']>): void {
    // The error of a client's mistake is not logged, since it may quote what the client sent.
    if (reply.statusCode >= 500) request.log.error({ err: error }, 'request failed')
  }
  override writeHeadError(...[error, request]: Parameters<Controller['writeHeadError']>): void {
    request.log.warn({ err: error }, 'answer had no head')
  }
}

/** Fastify's options for the log. */
export function logOptions(
  level: Config['log'],
  target: LogTarget,
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logger: {
      level,
      base: { process: process.pid },
      stream: { write: (line: string) => target.write(withoutSecrets(line)) },
      // No request and no answer is logged as a whole.
      serializers: { err: (error: unknown) => publicError(error), req: () => ({}), res: () => ({}) },
    },
    logController: new Lines({ requestIdLogLabel: 'request' }),
  }
}
