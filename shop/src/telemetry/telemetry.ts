/**
 * Sends traces and metrics to a collector by OpenTelemetry's protocol (OTLP over HTTP). This file and the packages that
 * it imports are loaded only where an owner names a collector (decision 0046).
 *
 * Spans wait in a queue of limited length and leave in batches; where the collector is slow or away, the newest are
 * dropped, and nobody waits. Metrics are those of `/metrics`, read from the same registry.
 */
import { withoutEnd } from '@semena/contract/texts'
import { randomUUID } from 'node:crypto'
import {
  type Attributes,
  type Context,
  type Link,
  ROOT_CONTEXT,
  type Span as ApiSpan,
  type SpanContext,
  SpanKind as ApiKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  ValueType,
} from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes, type Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  DataPointType,
  MeterProvider,
  type MetricData,
  PeriodicExportingMetricReader,
  type PushMetricExporter,
} from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { type Reading, readMetrics } from '@semena/commerce/metrics'
import { type Caller, collectTraces, type Span, type SpanKind, type TraceCollector } from '@semena/commerce/tracing'

export interface TelemetryOptions {
  /** Base address of the collector, to which `/v1/traces` and `/v1/metrics` are added. */
  endpoint: string
  /** The shop's version. */
  version: string
  environment?: Readonly<Record<string, string | undefined>>
  log?: (line: string) => void
  /** How long spans wait for others before they are sent, and between two readings of the metrics. Milliseconds. */
  spansMs?: number
  metricsMs?: number
  /** How long the end of the shop waits for what is still sent. Milliseconds. */
  closingMs?: number
}

export interface Telemetry {
  /** Sends what waits, for some seconds at most, and collects nothing more. Never throws. */
  close(): Promise<void>
}

const MOST_WAITING = 4096
const MOST_IN_BATCH = 512
const SPANS_MS = 5000
const METRICS_MS = 60_000
/** How long one request to the collector may take with its repetitions, and how long the end of the shop waits. */
const EXPORT_MS = 5000
const CLOSING_MS = 3000
/** Only statements are long, and these are cut where they are written. */
const LONGEST_VALUE = 4000
const KINDS: Readonly<Record<SpanKind, ApiKind>> = {
  internal: ApiKind.INTERNAL,
  server: ApiKind.SERVER,
  client: ApiKind.CLIENT,
}
/** Version, trace, span and flags of W3C Trace Context; zeros only are no id. */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

/** Begins to collect traces and metrics and to send them. */
export function startTelemetry({
  endpoint,
  version,
  environment = process.env,
  log = (line) => console.warn(line),
  spansMs = SPANS_MS,
  metricsMs = METRICS_MS,
  closingMs = CLOSING_MS,
}: TelemetryOptions): Telemetry {
  const resource = resourceOf(version, environment)
  const at = (path: string): string => `${withoutEnd(endpoint, '/')}/v1/${path}`
  const heard = watching(log)
  const spans = new BatchSpanProcessor({
    exporter: heard(new OTLPTraceExporter({ url: at('traces'), timeoutMillis: EXPORT_MS })),
    maxQueueSize: MOST_WAITING,
    maxExportBatchSize: MOST_IN_BATCH,
    scheduledDelayMillis: spansMs,
    exportTimeoutMillis: EXPORT_MS,
  })
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratioOf(environment)) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [spans],
  })
  const since = Date.now()
  const reader = new PeriodicExportingMetricReader({
    exporter: heard(new OTLPMetricExporter({ url: at('metrics'), timeoutMillis: EXPORT_MS })),
    exportIntervalMillis: metricsMs,
    exportTimeoutMillis: Math.min(EXPORT_MS, metricsMs),
    metricProducers: [
      {
        collect: async () => {
          const metrics = (await readMetrics()).map((reading) => metricData(reading, since))
          return {
            resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'semena', version }, metrics }] },
            errors: [],
          }
        },
      },
    ],
  })
  const meters = new MeterProvider({ resource, readers: [reader] })
  collectTraces(collectorOf(tracers, version))
  return {
    close: async () => {
      collectTraces(null)
      const sent = Promise.allSettled([tracers.shutdown(), meters.shutdown()])
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, closingMs).unref())])
    },
  }
}

/** Who sends: the standard's variables say more, or give another name. */
function resourceOf(version: string, environment: TelemetryOptions['environment'] = {}): Resource {
  const given = (environment.OTEL_RESOURCE_ATTRIBUTES ?? '').split(',').flatMap((pair) => {
    const at = pair.indexOf('=')
    const name = pair.slice(0, Math.max(at, 0)).trim()
    return name && !/\s/.test(name) ? [[name, decoded(pair.slice(at + 1).trim())] as const] : []
  })
  return resourceFromAttributes({
    'service.name': 'semena',
    'service.version': version,
    'service.instance.id': randomUUID(),
    'process.pid': process.pid,
    'process.runtime.name': 'nodejs',
    'process.runtime.version': process.versions.node,
    ...Object.fromEntries(given),
    ...(environment.OTEL_SERVICE_NAME ? { 'service.name': environment.OTEL_SERVICE_NAME } : {}),
  })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Which share of new traces is kept, by the standard's variable; all where it names none. */
function ratioOf({ OTEL_TRACES_SAMPLER_ARG: text }: TelemetryOptions['environment'] = {}): number {
  const ratio = Number(text ?? Number.NaN)
  return ratio >= 0 && ratio <= 1 && text?.trim() ? ratio : 1
}

/** Writes one line when a collector stops taking what is sent, and one when it takes it again. */
function watching(log: (line: string) => void): <E extends SpanExporter | PushMetricExporter>(exporter: E) => E {
  let isAway = false
  return (exporter) => {
    const own: (what: never, done: (result: { code: number }) => void) => void = exporter.export
    const send = own.bind(exporter)
    exporter.export = (what: never, done: (result: { code: number; error?: Error }) => void) =>
      send(what, (result) => {
        const fails = result.code !== 0
        if (fails !== isAway)
          log(
            fails
              ? 'The collector of traces and metrics does not take them.'
              : 'The collector takes traces and metrics again.',
          )
        isAway = fails
        // What could not be sent is lost, and that was said.
        done({ code: 0 })
      })
    return exporter
  }
}

function collectorOf(provider: TracerProvider, version: string): TraceCollector {
  const tracer = provider.getTracer('semena', version)
  return {
    start: (name, { kind = 'internal', attributes = {} }, parent, caller) => {
      const from = parent ? undefined : callerOf(caller)
      const context: Context =
        parent instanceof CollectedSpan ? trace.setSpan(ROOT_CONTEXT, parent.span) : (from?.context ?? ROOT_CONTEXT)
      return new CollectedSpan(
        tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes }, links: from?.links ?? [] }, context),
      )
    },
  }
}

class CollectedSpan implements Span {
  readonly span: ApiSpan
  #isOver = false
  constructor(span: ApiSpan) {
    this.span = span
  }
  set(attributes: Attributes): void {
    this.span.setAttributes(attributes)
  }
  rename(name: string): void {
    this.span.updateName(name)
  }
  fail(type: string): void {
    this.span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR })
  }
  end(): void {
    this.#isOver = true
    this.span.end()
  }
  get isOver(): boolean {
    return this.#isOver
  }
  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.span.spanContext()
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
  }
}

/** What a caller's header means for a new span: the trace that it continues, or a link. */
function callerOf(caller: Caller | undefined): { context: Context; links: Link[] } | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(caller?.traceparent ?? '') ?? []
  if (!caller || !traceId || !spanId) return undefined
  const context: SpanContext = {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags!, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  }
  return caller.isBelieved
    ? { context: trace.setSpanContext(ROOT_CONTEXT, context), links: [] }
    : { context: ROOT_CONTEXT, links: [{ context }] }
}

/** A reading of the shop's own registry as the protocol has it. `since` is when counting began, in milliseconds. */
function metricData(reading: Reading, since: number): MetricData {
  const times = { startTime: hrTime(since), endTime: hrTime(Date.now()) }
  const about = {
    descriptor: {
      name: reading.name,
      description: reading.help,
      unit: /_(seconds|bytes)$/.exec(reading.name)?.[1]?.replace('seconds', 's').replace('bytes', 'By') ?? '',
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  if (reading.type === 'histogram')
    return {
      ...about,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: reading.series.map(([labels, { buckets, count, sum }]) => ({
        ...times,
        attributes: { ...labels },
        value: {
          buckets: {
            boundaries: [...reading.bounds],
            counts: [...buckets, count - buckets.reduce((a, b) => a + b, 0)],
          },
          count,
          sum,
        },
      })),
    }
  const dataPoints = reading.series.map(([labels, value]) => ({ ...times, attributes: { ...labels }, value }))
  return reading.type === 'counter'
    ? { ...about, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...about, dataPointType: DataPointType.GAUGE, dataPoints }
}

const hrTime = (ms: number): [number, number] => [Math.floor(ms / 1000), (ms % 1000) * 1e6]
