/** Plain responses for programs. */

export const textResponse = (text: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })

/** The response (503) when the service is away or takes too long. */
export const laterResponse = (text: string): Response => textResponse(text, 503, { 'retry-after': '10' })
