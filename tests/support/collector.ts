/** A collector of OpenTelemetry's protocol on this machine, which keeps what it was sent. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean }
}

export interface CollectedSpan {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Record<string, unknown>
  links: { traceId: string; spanId: string }[]
  status: { code?: number }
}

export interface CollectedMetric {
  name: string
  sum?: { isMonotonic: boolean; dataPoints: CollectedPoint[] }
  gauge?: { dataPoints: CollectedPoint[] }
  histogram?: { dataPoints: CollectedPoint[] }
}
interface CollectedPoint {
  attributes: Attribute[]
  asInt?: number | string
  asDouble?: number
  count?: number | string
  bucketCounts?: (number | string)[]
}

export interface Collector {
  url: string
  spans: CollectedSpan[]
  metrics: CollectedMetric[]
  resources: Record<string, unknown>[]
  /** Everything that came, headers included. */
  bytes(): string
  close(): Promise<void>
}

interface Sent {
  resourceSpans?: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes'> & { attributes?: Attribute[] })[] }[]
  }[]
  resourceMetrics?: { resource: { attributes: Attribute[] }; scopeMetrics: { metrics: CollectedMetric[] }[] }[]
}

export const attributesOf = (list: readonly Attribute[] = []): Record<string, unknown> =>
  Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]))

export async function startCollector(): Promise<Collector> {
  const raw: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      raw.push(JSON.stringify(request.headers), text)
      const { resourceSpans = [], resourceMetrics = [] } = JSON.parse(text) as Sent
      for (const { resource, scopeSpans } of resourceSpans) {
        collector.resources.push(attributesOf(resource.attributes))
        for (const { spans } of scopeSpans)
          for (const span of spans)
            collector.spans.push({ ...span, links: span.links ?? [], attributes: attributesOf(span.attributes) })
      }
      for (const { resource, scopeMetrics } of resourceMetrics) {
        collector.resources.push(attributesOf(resource.attributes))
        for (const { metrics } of scopeMetrics) collector.metrics.push(...metrics)
      }
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const collector: Collector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    metrics: [],
    resources: [],
    bytes: () => raw.join('\n'),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return collector
}
