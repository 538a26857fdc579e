/** The shop's log: JSON lines on standard error; one for each request, one for each fault. */
import { withoutSecrets } from '@semena/contract/secrets'
import { type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { publicError } from './private.ts'

export interface LogTarget {
  write(line: string): void
}

type Controller = InstanceType<typeof LogController>

/** Fastify's own lines: those of requests are written by the server, which sees also what Fastify does not. */
class Lines extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}
  override requestCompleted(...[error, request]: Parameters<Controller['requestCompleted']>): void {
    if (error) request.log.error({ err: error }, 'answer broke off')
  }
  override defaultErrorLog(...[error, request, reply]: Parameters<Controller['defaultErrorLog']>): void {
    // What a client did wrong may quote what the client sent.
    if (reply.statusCode >= 500) request.log.error({ err: error }, 'request failed')
  }
  override writeHeadError(...[error, request]: Parameters<Controller['writeHeadError']>): void {
    request.log.warn({ err: error }, 'answer had no head')
  }
}

export function logOptions(
  level: Config['log'],
  target: LogTarget,
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logger: {
      level,
      stream: { write: (line: string) => target.write(withoutSecrets(line)) },
      // Nothing of a request or an answer is logged as a whole.
      serializers: { err: (error: unknown) => publicError(error), req: () => ({}), res: () => ({}) },
    },
    logController: new Lines({ requestIdLogLabel: 'request' }),
  }
}
