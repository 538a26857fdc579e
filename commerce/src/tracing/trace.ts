/**
 * Traces: what requests and jobs did and how long each part took, as spans that lie within each other. Whoever collects
 * them is set by `collectTraces`; while nobody does, `traced` calls its work and does nothing else.
 *
 * No span holds what belongs to a person or lets somebody act as them: no values of queries, no addresses with ids,
 * tokens, headers, cookies or e-mail addresses, and of errors only their code.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/** OpenTelemetry's kinds: `server` answers a request, `client` asks another program. */
export type SpanKind = 'internal' | 'server' | 'client'

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>

/** One part of a trace while it lasts. */
export interface Span {
  set(attributes: SpanAttributes): void
  rename(name: string): void
  /** Says that the part failed; `type` is a word or a code, never a text that may quote a value. */
  fail(type: string): void
  end(): void
  /** Whether it has ended. What goes on after that, such as a timer, belongs to it no longer. */
  readonly isOver: boolean
  /** The header by which another program continues the trace (W3C Trace Context). */
  readonly traceparent: string
}

export interface SpanOptions {
  kind?: SpanKind
  attributes?: SpanAttributes
}

/** A `traceparent` header as it came. */
export interface Caller {
  traceparent: string | undefined
  /** Whether the trace of the caller is continued; else it is only named beside a new one. */
  isBelieved: boolean
}

export interface TraceCollector {
  /** Begins a span within `parent`, or a new trace. */
  start(name: string, options: SpanOptions, parent: Span | undefined, caller?: Caller): Span
}

let collector: TraceCollector | null = null
const current = new AsyncLocalStorage<Span | undefined>()

/** Sets who collects traces from now on; null for nobody. Connections that were opened before send none. */
export function collectTraces(by: TraceCollector | null): void {
  collector = by
}

export const areTracesCollected = (): boolean => collector !== null

/** The span within which the caller runs. */
export function currentSpan(): Span | undefined {
  const span = collector ? current.getStore() : undefined
  return span?.isOver ? undefined : span
}

/** Calls `work`, and what follows from it, within no span, whoever was the cause. */
export const apart = <T>(work: () => T): T => (collector ? current.run(undefined, work) : work())

/** Begins a span that its caller ends; null while nobody collects. */
export const startSpan = (name: string, options: SpanOptions = {}, caller?: Caller): Span | null =>
  collector && collector.start(name, options, currentSpan(), caller)

/** Calls `work` within a span that does not end by it. */
export const within = <T>(span: Span | null, work: () => T): T => (span ? current.run(span, work) : work())

/** Calls `work` within a new span, which ends when `work` does, or its promise. While nobody collects, it gets null. */
export function traced<T>(name: string, options: SpanOptions, work: (span: Span | null) => T): T {
  if (!collector) return work(null)
  const span = collector.start(name, options, currentSpan())
  let result: T
  try {
    result = current.run(span, () => work(span))
  } catch (error) {
    failed(span, error)
    throw error
  }
  if (!(result instanceof Promise)) {
    span.end()
    return result
  }
  return result.then(
    (value: unknown) => {
      span.end()
      return value
    },
    (error: unknown) => {
      failed(span, error)
      throw error
    },
  ) as T
}

/** Ends a span with an error, of which its code or its kind is told. */
export function failed(span: Span, error: unknown): void {
  span.fail(errorType(error))
  span.end()
}

const errorType = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  const word = typeof code === 'string' ? code : name
  return typeof word === 'string' && /^\w{1,60}$/.test(word) ? word : 'Error'
}

/** A callback that runs within the span of whoever gives it, whoever calls it. */
export const inItsSpan = <F extends (...args: unknown[]) => unknown>(callback: F): F =>
  collector ? AsyncLocalStorage.bind(callback) : callback
