/** The metrics of the process, and writing them for Prometheus (text format 0.0.4). */

export type Labels = Readonly<Record<string, string>>
export type MetricType = 'counter' | 'gauge' | 'histogram'

interface Metric {
  type: MetricType
  help: string
  /** The lines of a metric, without the lines that name and explain it. */
  lines(name: string): string[] | Promise<string[]>
}

/** Most series of one counter or histogram, so that a label whose values clients choose cannot fill the memory. */
const MOST_SERIES = 500
const NAME = /^[a-z][a-z0-9_]*$/

const metrics = new Map<string, Metric>()

/** One number, or one for each set of labels. */
export type Figures = number | readonly (readonly [Labels, number])[]

export interface Counter {
  add(labels?: Labels, n?: number): void
}

export interface Histogram {
  observe(value: number, labels?: Labels): void
}

/** A metric that only grows. Its name ends in `_total`. */
export function counter(name: string, help: string): Counter {
  const series = new Map<string, number>()
  define(name, {
    type: 'counter',
    help,
    lines: () => [...series].map(([labels, value]) => `${name}${braces(labels)} ${value}`),
  })
  return {
    add(labels = {}, n = 1) {
      const key = keyOf(series, labels)
      series.set(key, (series.get(key) ?? 0) + n)
    },
  }
}

/** A metric of how values are spread over `bounds`, which are in rising order. */
export function histogram(name: string, help: string, bounds: readonly number[]): Histogram {
  interface Spread {
    buckets: number[]
    count: number
    sum: number
  }
  const series = new Map<string, Spread>()
  define(name, {
    type: 'histogram',
    help,
    lines: () =>
      [...series].flatMap(([labels, { buckets, count, sum }]) => {
        let below = 0
        const bucket = (le: string, n: number): string =>
          `${name}_bucket${braces([labels, `le="${le}"`].filter(Boolean).join(','))} ${n}`
        return [
          ...bounds.map((bound, i) => bucket(String(bound), (below += buckets[i]!))),
          bucket('+Inf', count),
          `${name}_sum${braces(labels)} ${sum}`,
          `${name}_count${braces(labels)} ${count}`,
        ]
      }),
  })
  return {
    observe(value, labels = {}) {
      const key = keyOf(series, labels)
      let spread = series.get(key)
      if (!spread) series.set(key, (spread = { buckets: bounds.map(() => 0), count: 0, sum: 0 }))
      const place = bounds.findIndex((bound) => value <= bound)
      if (place >= 0) spread.buckets[place]!++
      spread.count++
      spread.sum += value
    },
  }
}

/**
 * A metric that is read when somebody asks for all metrics. `read` answers one number, or one for each set of labels.
 * Answers a function that removes the metric. When a name is registered twice, the later metric has it.
 */
export function gauge(name: string, help: string, read: () => Figures | Promise<Figures>): () => void {
  const metric: Metric = {
    type: 'gauge',
    help,
    async lines() {
      const values = await read()
      const all = typeof values === 'number' ? [[{}, values] as const] : values
      return all.map(([labels, value]) => `${name}${braces(written(labels))} ${value}`)
    },
  }
  metrics.delete(name)
  define(name, metric)
  return () => {
    if (metrics.get(name) === metric) metrics.delete(name)
  }
}

export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** All metrics as text. A metric that cannot be read is left out, so that the others are still seen. */
export async function renderMetrics(): Promise<string> {
  const blocks = await Promise.all(
    [...metrics].map(async ([name, { type, help, lines }]) => {
      try {
        return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...(await lines(name)), ''].join('\n')
      } catch {
        return ''
      }
    }),
  )
  return blocks.join('')
}

function define(name: string, metric: Metric): void {
  if (!NAME.test(name) || metrics.has(name)) throw new Error(`no name for a metric: ${name}`)
  metrics.set(name, metric)
}

/** The key of the series with these labels. Once there are too many series, all new labels share one. */
function keyOf(series: ReadonlyMap<string, unknown>, labels: Labels): string {
  const key = written(labels)
  if (series.has(key) || series.size < MOST_SERIES) return key
  return written(Object.fromEntries(Object.keys(labels).map((label) => [label, 'other'])))
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' }

const written = (labels: Labels): string =>
  Object.entries(labels)
    .map(([label, value]) => `${label}="${value.replace(/[\\"\n]/g, (c) => ESCAPES[c]!)}"`)
    .join(',')

const braces = (labels: string): string => (labels ? `{${labels}}` : '')
