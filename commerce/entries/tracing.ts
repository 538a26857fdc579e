/** Traces of requests and jobs: who collects them, and spans of what another package does. */
export {
  areTracesCollected,
  type Caller,
  collectTraces,
  type Span,
  type SpanAttributes,
  type SpanKind,
  startSpan,
  type TraceCollector,
  traced,
  within,
} from '../src/tracing/trace.ts'
