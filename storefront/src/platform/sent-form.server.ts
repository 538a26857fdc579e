/**
 * Answers forms that a browser sends to their own page because it runs no scripts: they go on to the shop's own API.
 */
import { OWN_API_PORT, type OwnApiPort, VISITOR_ADDRESS_HEADER } from '@semena/contract/shop-port'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { currentLanguage, localPath } from './i18n.ts'
import { UNKNOWN, faultsIn } from './own-api.ts'
import type { SentForm } from './sent-form.ts'

/** Headers by which the API knows who asks, at which host, and whether the shop's own page sent the form. */
const PASSED = ['host', 'origin', 'sec-fetch-site', 'cookie', 'accept-language', VISITOR_ADDRESS_HEADER]
const FORM = 'application/x-www-form-urlencoded'
/** The shop's address when the storefront runs without the shop's process. */
const ALONE = 'http://127.0.0.1:3000'

export interface FormDoor {
  /** The path of the API's endpoint, such as `/api/contact/`. */
  api: string
  /** The page in the route tree, with the fragment at which the form stands. */
  page: string
  hash?: string
}

interface Context {
  sent: SentForm
}
/** Start's `next`, which renders the page and passes a context to its loader. */
interface Next<C> {
  isNext: true
  context: C
}
interface Call {
  request: Request
  next: <C>(options?: { context?: C }) => Next<C>
}

/**
 * For a route's `server.handlers.POST`. An accepted form is redirected (303) to its page with `done=1`. A refused one
 * is shown again on the page, with the API's status: 400, 413, 429 or 503. The API's refusal of other sites' pages
 * (403) is passed on as it is.
 */
export const answerForm =
  ({ api, page, hash = '' }: FormDoor) =>
  async ({ request, next }: Call): Promise<Next<Context> | Response> => {
    const fields = await fieldsOf(request)
    const answer = await send(request, api, fields)
    if (answer.status === 403) return answer
    if (answer.ok) {
      const location = `${localPath(page, currentLanguage())}?done=1${hash}`
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
    }
    const faults = faultsIn(await answer.json().catch(() => null))
    setResponseStatus(answer.status)
    const wait = answer.headers.get('retry-after')
    if (wait !== null) setResponseHeader('retry-after', wait)
    return next({ context: { sent: { fields, faults } } })
  }

/** The fields of a form: texts with `
` as line ends; the first value of a name counts. Anything else gives no fields. */
async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const fields: Record<string, string> = {}
  if (!request.headers.get('content-type')?.toLowerCase().startsWith(FORM)) return fields
  for (const [name, value] of new URLSearchParams(await request.text()))
    if (!Object.hasOwn(fields, name) && name !== '__proto__') fields[name] = value.replaceAll('\r\n', '\n')
  return fields
}

async function send(request: Request, api: string, fields: Record<string, string>): Promise<Response> {
  const passed = PASSED.flatMap((name) => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const own = (globalThis as { [OWN_API_PORT]?: OwnApiPort })[OWN_API_PORT]
  const url = new URL(api, own ? request.url : ALONE)
  const headers = { ...Object.fromEntries(passed), host: new URL(request.url).host, 'content-type': 'application/json' }
  try {
    return await (own ?? fetch)(new Request(url, { method: 'POST', headers, body: JSON.stringify(fields) }))
  } catch (error) {
    console.error('a form could not be passed on:', error instanceof Error ? error.message : error)
    return Response.json(UNKNOWN, { status: 503, headers: { 'retry-after': '10' } })
  }
}
