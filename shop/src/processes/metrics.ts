/** The metrics of several processes as one text: each series names its process. */

const SERIES = /^([a-z][a-z0-9_]*)(?:\{(.*)\})? (\S+)$/

/** Joins Prometheus texts. What names and explains a metric is written once. */
export function joinMetrics(texts: readonly (readonly [process: string, text: string])[]): string {
  const blocks = new Map<string, string[]>()
  for (const [process, text] of texts) {
    let series: string[] = []
    let head = ''
    for (const line of text.split('\n')) {
      if (line.startsWith('# HELP ')) head = line
      else if (line.startsWith('# TYPE ')) {
        const key = `${head}\n${line}`
        series = blocks.get(key) ?? []
        blocks.set(key, series)
      } else {
        const [, name, labels, value] = SERIES.exec(line) ?? []
        if (name) series.push(`${name}{${labels ? `${labels},` : ''}process="${process}"} ${value}`)
      }
    }
  }
  return [...blocks].map(([head, series]) => `${[head, ...series].join('\n')}\n`).join('')
}
