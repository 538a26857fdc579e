/** Reads rates from the owner's source: `{ "base": "EUR", "date": "2026-11-21", "rates": { "USD": 1.09, … } }`. */
import { MOST_ANSWER_BYTES } from '../../domain/webhook/port.ts'
import { OutsideFault } from '../../domain/fault-text.ts'
import { tracedFetch } from '../web/traced-fetch.ts'

const PATIENCE_MS = 10_000

/** Fetches the rates as JSON, whose shape the domain checks. Throws an OutsideFault. */
export async function fetchRates(url: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await tracedFetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
      headers: { accept: 'application/json' },
    })
    if (!response.ok || !response.body) throw new OutsideFault(`the source of rates answered ${response.status}`)
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > MOST_ANSWER_BYTES) throw new OutsideFault('the source of rates sent too much')
      chunks.push(chunk)
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch (error) {
    if (error instanceof OutsideFault) throw error
    if (error instanceof SyntaxError) throw new OutsideFault('the source of rates sent no JSON')
    if ((error as Error).name === 'TimeoutError') throw new OutsideFault('the source of rates did not answer in time')
    throw new OutsideFault('the source of rates cannot be reached')
  }
}
