/** A form that was sent without a script: who may send it, what goes on to the API, and what comes back. */
import { OWN_API_PORT, type OwnApiPort } from '@semena/contract/shop-port'
import { afterEach, expect, test, vi } from 'vitest'
import { answerForm } from './sent-form.server.ts'

const status = vi.hoisted(() => ({ code: 200, headers: {} as Record<string, string> }))
vi.mock('@tanstack/react-start/server', () => ({
  setResponseStatus: (code: number) => void (status.code = code),
  setResponseHeader: (name: string, value: string) => void (status.headers[name] = value),
}))

const ports = globalThis as { [OWN_API_PORT]?: OwnApiPort }
afterEach(() => {
  delete ports[OWN_API_PORT]
  Object.assign(status, { code: 200, headers: {} })
})

/** Sends a form to the contact page; `asked` is what the API got. */
async function send(fields: [string, string][], answer: () => Response | Promise<Response>, headers: object = {}) {
  const asked: { url: string; headers: Headers; body: unknown }[] = []
  ports[OWN_API_PORT] = async (request) => {
    asked.push({ url: request.url, headers: request.headers, body: await request.json() })
    return answer()
  }
  const request = new Request('https://shop.test/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
  const door = answerForm({ api: '/api/contact/', page: '/contact', hash: '#write' })
  const answered = await door({ request, next: (options) => ({ isNext: true, context: options!.context! }) })
  return { asked: asked[0]!, answered }
}

test('what was accepted leads to the page that says so', async () => {
  const visit = { 'x-forwarded-for': '203.0.113.7', origin: 'https://shop.test', authorization: 'Bearer x' }
  const { asked, answered } = await send(
    [
      ['name', 'Ann'],
      ['name', 'Eve'],
      ['__proto__', 'x'],
    ],
    () => Response.json({ status: 'accepted' }, { status: 202 }),
    visit,
  )
  expect(asked.url).toBe('https://shop.test/api/contact/')
  expect(asked.body).toEqual({ name: 'Ann' })
  expect(Object.fromEntries(asked.headers)).toMatchObject({
    host: 'shop.test',
    origin: 'https://shop.test',
    'x-forwarded-for': '203.0.113.7',
  })
  expect(asked.headers.has('authorization')).toBe(false)
  expect(answered).toBeInstanceOf(Response)
  const { status: code, headers } = answered as Response
  expect([code, headers.get('location')]).toEqual([303, '/contact?done=1#write'])
})

test('what was refused comes back on its page, with all that was typed', async () => {
  const fault = { code: 'INVALID', field: 'email', message: 'Enter a valid email address.' }
  const { answered } = await send(
    [
      ['email', 'ann@nowhere'],
      // A browser writes lines like this; rendered in a page, the first, empty line would get lost.
      ['message', '\r\nHow much?\r\nFor two?'],
    ],
    () => Response.json([fault], { status: 400 }),
  )
  expect(answered).toEqual({
    isNext: true,
    context: {
      sent: {
        fields: { email: 'ann@nowhere', message: '\nHow much?\nFor two?' },
        faults: [{ code: 'INVALID', field: 'email' }],
      },
    },
  })
  expect(status.code).toBe(400)
})

test('an API that wants patience, or does not answer, loses nothing either', async () => {
  const many = { code: 'TOO_MANY_REQUESTS', field: null, message: 'Later.' }
  const busy = await send([['name', 'Ann']], () =>
    Response.json(many, { status: 429, headers: { 'retry-after': '60' } }),
  )
  expect(busy.answered).toMatchObject({
    context: { sent: { fields: { name: 'Ann' }, faults: [{ code: 'TOO_MANY_REQUESTS' }] } },
  })
  expect(status).toEqual({ code: 429, headers: { 'retry-after': '60' } })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const gone = await send([['name', 'Ann']], () => Promise.reject(new Error('closed')))
  expect(gone.answered).toMatchObject({ context: { sent: { faults: [{ code: 'UNAVAILABLE', field: null }] } } })
  expect(status.code).toBe(503)
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})

test('another site’s page is turned away as the API says', async () => {
  const { answered } = await send([], () => Response.json({ code: 'FORBIDDEN', field: null }, { status: 403 }))
  expect((answered as Response).status).toBe(403)
})
