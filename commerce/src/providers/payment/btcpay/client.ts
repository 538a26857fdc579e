/**
 * Requests to a BTCPay Server (`Authorization: token …`). A call may take 10 seconds, and one that changes nothing is
 * repeated twice.
 */
import { tracedFetch } from '../../web/traced-fetch.ts'
import { codeOf, ProviderFault } from '../provider-fault.ts'

export interface BtcpaySettings {
  /** Address of the server, without a slash at the end; it may have a path. */
  url: string
  storeId: string
  /** A secret. */
  apiKey: string
  /** A secret. */
  webhookSecret: string
}

export interface BtcpayClient {
  /** Reads `path` under the store. */
  get(path: string): Promise<unknown>
  post(path: string, body: object): Promise<unknown>
  put(path: string, body: object): Promise<unknown>
  /** Reads `path` under `/api/v1`. */
  getAnywhere(path: string): Promise<unknown>
}

/** How long one call may take with its repetitions, in milliseconds. */
const PATIENCE_MS = 10_000
const RETRIES = 2
const WAIT_MS = 250
const MOST_BYTES = 4 << 20
/** After these statuses, as after any 5xx, another try may succeed. */
const PASSING: ReadonlySet<number> = new Set([408, 429])

export function btcpayClient({ url, storeId, apiKey }: BtcpaySettings, patienceMs = PATIENCE_MS): BtcpayClient {
  const root = `${url.replace(/\/$/, '')}/api/v1`
  const store = `${root}/stores/${encodeURIComponent(storeId)}`

  async function call(method: 'GET' | 'POST' | 'PUT', address: string, body?: object): Promise<unknown> {
    const signal = AbortSignal.timeout(patienceMs)
    for (let left = method === 'GET' ? RETRIES : 0; ; left--) {
      try {
        const response = await tracedFetch(address, {
          method,
          signal,
          // The key must not be sent to another server, so redirects are refused.
          redirect: 'error',
          headers: {
            accept: 'application/json',
            authorization: `token ${apiKey}`,
            ...(body ? { 'content-type': 'application/json' } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
        const answer = await readJson(response)
        if (response.ok) return answer
        throw refusal(response.status, answer)
      } catch (error) {
        const fault = asFault(error)
        if (left <= 0 || signal.aborted || fault.kind === 'REFUSED') throw fault
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
      }
    }
  }

  return {
    get: (path) => call('GET', `${store}${path}`),
    post: (path, body) => call('POST', `${store}${path}`, body),
    put: (path, body) => call('PUT', `${store}${path}`, body),
    getAnywhere: (path) => call('GET', `${root}${path}`),
  }
}

async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > MOST_BYTES) throw new ProviderFault('UNAVAILABLE', 'BTCPay Server sent too much')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8') || 'null')
  } catch {
    if (!response.ok) return null
    throw new ProviderFault('UNAVAILABLE', 'BTCPay Server sent no JSON')
  }
}

const MEANING: Readonly<Record<number, string>> = {
  401: 'BTCPay Server does not know the API key',
  403: 'the API key for BTCPay Server lacks a permission',
}

function refusal(status: number, answer: unknown): ProviderFault {
  const code = codeOf((answer as { code?: unknown } | null)?.code)
  const passes = PASSING.has(status) || status >= 500
  const meaning = MEANING[status] ?? 'BTCPay Server refused'
  return new ProviderFault(
    passes ? 'UNAVAILABLE' : 'REFUSED',
    passes ? `BTCPay Server answered ${status}` : `${meaning} (${[status, code].filter(Boolean).join(' ')})`,
    code,
  )
}

function asFault(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error
  const late = (error as Error).name === 'TimeoutError' || (error as Error).name === 'AbortError'
  return new ProviderFault(
    'UNAVAILABLE',
    late ? 'BTCPay Server did not answer in time' : 'BTCPay Server cannot be reached',
  )
}
