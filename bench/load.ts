/** HTTP load on this machine, and a plain server that shows the most the machine can do. */
import { Worker } from 'node:worker_threads'
import autocannon from 'autocannon'

export interface Figure {
  perSecond: number
  /** Time within which 99 of 100 requests were answered, in milliseconds. */
  p99: number
}
interface LoadOptions {
  seconds?: number
  connections?: number
  /** A body that is sent by POST as JSON. */
  body?: string
}

/**
 * Requests one URL, or URLs made of a running number, as often as the server answers. Throws when an answer is not 2xx.
 */
export async function load(
  address: string | ((i: number) => string),
  { seconds = 5, connections = 32, body }: LoadOptions = {},
): Promise<Figure> {
  const url = typeof address === 'string' ? address : address(0)
  let i = 1
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(body ? { method: 'POST', body, headers: { 'content-type': 'application/json' } } : {}),
    ...(typeof address === 'function'
      ? {
          requests: [
            {
              method: 'GET',
              setupRequest: (request) => ({ ...request, path: address(i++).replace(/^https?:\/\/[^/]+/, '') }),
            },
          ],
        }
      : {}),
  })
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

/** Serves these bytes from memory by node:http in a thread of its own. */
export async function serveBytes(bytes: Buffer): Promise<{ url: string; close(): void }> {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads')
    const body = Buffer.from(workerData)
    const server = require('node:http').createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
      response.end(body)
    })
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))`
  const worker = new Worker(code, { eval: true, workerData: bytes })
  const port = await new Promise<number>((resolve) => worker.once('message', resolve))
  return { url: `http://127.0.0.1:${port}/`, close: () => void worker.terminate() }
}
