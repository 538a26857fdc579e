/** The metrics of the process, reading them, and writing them for Prometheus (text format 0.0.4). */

export type Labels = Readonly<Record<string, string>>
/** How values are spread over bounds: how many are in each bucket alone, how many there are, and their sum. */
export interface Spread {
  buckets: readonly number[]
  count: number
  sum: number
}

/** A metric as it is at one moment. A value above the last bound of a histogram is in no bucket. */
export type Reading = { name: string; help: string } & (
  | { type: 'counter' | 'gauge'; series: readonly (readonly [Labels, number])[] }
  | { type: 'histogram'; bounds: readonly number[]; series: readonly (readonly [Labels, Spread])[] }
)

type Read = () => Reading | Promise<Reading>

/** Most series of one counter or histogram, so that a label whose values clients choose cannot fill the memory. */
const MOST_SERIES = 500
const NAME = /^[a-z][a-z0-9_]*$/

const metrics = new Map<string, Read>()

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
  const series = new Series<number>()
  define(name, () => ({ name, help, type: 'counter', series: series.all() }))
  return {
    add(labels = {}, n = 1) {
      const one = series.of(labels, () => 0)
      one[1] += n
    },
  }
}

/** A metric of how values are spread over `bounds`, which are in rising order. */
export function histogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const series = new Series<{ buckets: number[]; count: number; sum: number }>()
  define(name, () => ({ name, help, type: 'histogram', bounds, series: series.all() }))
  return {
    observe(value, labels = {}) {
      const [, spread] = series.of(labels, () => ({ buckets: bounds.map(() => 0), count: 0, sum: 0 }))
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
  const reading: Read = async () => {
    const values = await read()
    return { name, help, type: 'gauge', series: typeof values === 'number' ? [[{}, values]] : values }
  }
  metrics.delete(name)
  define(name, reading)
  return () => {
    if (metrics.get(name) === reading) metrics.delete(name)
  }
}

export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** All metrics. One that cannot be read is left out, so that the others are still seen. */
export async function readMetrics(): Promise<Reading[]> {
  const readings = await Promise.allSettled([...metrics.values()].map(async (read) => read()))
  return readings.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

/** All metrics as text. */
export const renderMetrics = async (): Promise<string> =>
  (await readMetrics())
    .map((reading) =>
      [`# HELP ${reading.name} ${reading.help}`, `# TYPE ${reading.name} ${reading.type}`, ...lines(reading), ''].join(
        '\n',
      ),
    )
    .join('')

function lines(reading: Reading): string[] {
  const { name } = reading
  if (reading.type !== 'histogram')
    return reading.series.map(([labels, value]) => `${name}${braces(written(labels))} ${value}`)
  return reading.series.flatMap(([given, { buckets, count, sum }]) => {
    const labels = written(given)
    let below = 0
    const bucket = (le: string, n: number): string =>
      `${name}_bucket${braces([labels, `le="${le}"`].filter(Boolean).join(','))} ${n}`
    return [
      ...reading.bounds.map((bound, i) => bucket(String(bound), (below += buckets[i]!))),
      bucket('+Inf', count),
      `${name}_sum${braces(labels)} ${sum}`,
      `${name}_count${braces(labels)} ${count}`,
    ]
  })
}

function define(name: string, read: Read): void {
  if (!NAME.test(name) || metrics.has(name)) throw new Error(`no name for a metric: ${name}`)
  metrics.set(name, read)
}

/** The series of a metric, one for each set of labels. */
class Series<T> {
  readonly #byText = new Map<string, [Labels, T]>()

  all(): [Labels, T][] {
    return [...this.#byText.values()]
  }

  /** The series with these labels. Once there are too many series, all new labels share one. */
  of(labels: Labels, empty: () => T): [Labels, T] {
    const known = this.#byText.get(written(labels))
    if (known) return known
    const own =
      this.#byText.size < MOST_SERIES ? labels : Object.fromEntries(Object.keys(labels).map((l) => [l, 'other']))
    const key = written(own)
    const one: [Labels, T] = this.#byText.get(key) ?? [own, empty()]
    this.#byText.set(key, one)
    return one
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' }

const written = (labels: Labels): string =>
  Object.entries(labels)
    .map(([label, value]) => `${label}="${value.replace(/[\\"\n]/g, (c) => ESCAPES[c]!)}"`)
    .join(',')

const braces = (labels: string): string => (labels ? `{${labels}}` : '')
