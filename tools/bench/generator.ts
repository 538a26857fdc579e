/** One process of load by autocannon, told by its argument what to request; prints its figures as JSON. */
import autocannon from 'autocannon'
import type { Figure, LoadOptions } from './load.ts'

const { url, part, seconds, connections, body } = JSON.parse(process.argv[2]!) as Required<
  Omit<LoadOptions, 'body'>
> & {
  url: string
  /** Which of the processes this is, so that their running numbers differ. */
  part: number
  body?: string
}
let i = part * 1_000_000
const result = await autocannon({
  url: url.replaceAll('{i}', '0'),
  connections,
  duration: seconds,
  ...(body ? { method: 'POST', body, headers: { 'content-type': 'application/json' } } : {}),
  ...(url.includes('{i}')
    ? {
        requests: [
          {
            method: 'GET',
            setupRequest: (request) => ({
              ...request,
              path: url.replace(/^https?:\/\/[^/]+/, '').replaceAll('{i}', String(++i)),
            }),
          },
        ],
      }
    : {}),
})
if (result.non2xx || result.errors)
  throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`)
const figure: Figure = { perSecond: result.requests.average, p99: result.latency.p99 }
console.log(JSON.stringify(figure))
