/** Spans of statements: a pool and a connection that tell what was sent, without values and only within another span. */
import pg from 'pg'
import { Busy } from '../../traffic/turns.ts'
import { clientFor } from '../../insides/client-of-server.ts'
import type { Find } from './find-server.ts'
import { areTracesCollected, currentSpan, failed, inItsSpan, type Span, startSpan } from '../../tracing/trace.ts'

/** Most characters of a text that are told. */
const LONGEST_TEXT = 4000

/** A statement's text without the values that may stand in it as text; values of parameters never stand in it. */
export const statementText = (text: string): string =>
  text
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "'…'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)

type Ended = (error: unknown, ...more: unknown[]) => void
type Sent = string | { text?: string; name?: string; statement?: string; submit?: unknown; once?: unknown }

function begin(sent: Sent): Span | null {
  if (!currentSpan()) return null
  const { text = '', name, statement } = typeof sent === 'string' ? { text: sent } : sent
  const safe = statementText(text)
  return startSpan(statement ?? name ?? (/^\w+/.exec(safe)?.[0].toLowerCase() || 'statement'), {
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': safe },
  })
}

const ended = (span: Span, error: unknown): void => (error ? failed(span, error) : span.end())

class TracedClient extends pg.Client {
  // @ts-expect-error One way to write what the library declares as six overloads.
  override query(...args: unknown[]): unknown {
    const send = super.query.bind(this) as (...args: unknown[]) => unknown
    const sent = args[0] as Sent
    const span = begin(sent)
    if (!span) return send(...args)
    const last = args.at(-1)
    if (typeof last === 'function')
      return send(...args.slice(0, -1), (error: unknown, ...more: unknown[]) => {
        ended(span, error)
        ;(last as Ended)(error, ...more)
      })
    const result = send(...args)
    if (result instanceof Promise)
      result.then(
        () => span.end(),
        (error: unknown) => failed(span, error),
      )
    else endWith(span, result)
    return result
  }
}

/** Ends a span with a stream, such as that of COPY. */
function endWith(span: Span, stream: unknown): void {
  const { once } = stream as { once?: (event: string, heard: (error?: unknown) => void) => void }
  if (!once) return span.end()
  let isOver = false
  const over = (error?: unknown): void => {
    if (!isOver) ended(span, error)
    isOver = true
  }
  for (const event of ['end', 'finish', 'close', 'error'])
    once.call(stream, event, event === 'error' ? over : () => over())
}

const WAITED = 'timeout exceeded when trying to connect'

/** A pool whose error of a connection that was not to be had in time is that of a place. */
class Pool extends pg.Pool {
  // @ts-expect-error One way to write what the library declares as two overloads.
  override connect(connected?: (...args: unknown[]) => void): unknown {
    const open = super.connect.bind(this) as unknown as (connected?: unknown) => Promise<unknown> | undefined
    if (connected) return open((error: unknown, ...more: unknown[]) => connected(error && asBusy(error), ...more))
    return open()!.catch((error: unknown) => {
      throw asBusy(error)
    })
  }
}

const asBusy = (error: unknown): unknown => ((error as Error).message === WAITED ? new Busy() : error)

class TracedPool extends Pool {
  override connect(connected?: (...args: unknown[]) => void): unknown {
    const open = super.connect.bind(this) as unknown as (connected?: unknown) => unknown
    // Whoever gives a connection back calls who waits for it, and that is another request.
    return connected ? open(inItsSpan(connected)) : open()
  }
}

type PoolsClient = NonNullable<pg.PoolConfig['Client']>

/**
 * A pool, which tells of its statements when traces are collected at this moment. Where `find` is given, it says to which
 * server each connection goes.
 */
export function openPool(config: pg.PoolConfig, find?: Find): pg.Pool {
  const [Kind, Its] = areTracesCollected() ? [TracedPool, TracedClient] : [Pool, pg.Client]
  const client = find ? clientFor(Its as typeof pg.Client, find) : Its
  return new Kind({ ...config, Client: client as unknown as PoolsClient }) as pg.Pool
}
