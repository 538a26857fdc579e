/**
 * Requests to a source over HTTP. The size of an answer is limited, and no error holds the source's whole address or a
 * password.
 */
import { OutsideFault } from '../../../../domain/fault-text.ts'
import { tracedFetch } from '../../../web/traced-fetch.ts'
import type { SourceSettings } from '../settings.ts'

export interface HttpRequest {
  /** What errors call the source. */
  name: string
  url: string
  auth?: SourceSettings['auth']
  /** Sent as JSON by POST. */
  body?: unknown
  mostBytes: number
  signal: AbortSignal
}

/** Sends the request and gives the answer's text; throws an OutsideFault. */
export async function requestText({ name, url, auth, body, mostBytes, signal }: HttpRequest): Promise<string> {
  const headers: Record<string, string> = { accept: 'application/json, text/plain' }
  if (auth) headers.authorization = `Basic ${Buffer.from(`${auth.user}:${auth.password}`).toString('base64')}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  try {
    const response = await tracedFetch(url, {
      headers,
      signal,
      redirect: 'error',
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!response.ok || !response.body) {
      await response.body?.cancel()
      throw new OutsideFault(`${name} answered ${response.status}`)
    }
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > mostBytes) throw new OutsideFault(`${name} sent too much`)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  } catch (error) {
    if (error instanceof OutsideFault) throw error
    throw new OutsideFault(signal.aborted ? `${name} did not answer in time` : `${name} cannot be reached`)
  }
}

/** Sends the request and parses the answer as JSON; throws an OutsideFault. */
export async function requestJson(request: HttpRequest): Promise<unknown> {
  const text = await requestText(request)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new OutsideFault(`${request.name} sent no JSON`)
  }
}
