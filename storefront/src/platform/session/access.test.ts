/** Tests access tokens without a browser: with a stand-in storage, a service over HTTP, and Node's own locks. */
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const me = { id: 'VXNlcjox', email: 'a@example.com', firstName: 'A', lastName: 'B', isConfirmed: true }
const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds
const token = (name: string, seconds: number): string =>
  `${name}.${Buffer.from(JSON.stringify({ iat: inSeconds(0), exp: inSeconds(seconds) })).toString('base64url')}.x`
const OLD = token('old', -5)

/** The service's next answers, and how often it was asked. */
const service = { answers: [] as object[], asked: 0 }
let server: Server
const device = new Map<string, string>()
const ended = vi.fn<() => void>()

/** Writes the user as another tab does, without an event in this tab. */
const write = (user: object): void => void device.set('semena.user', JSON.stringify(user))
const read = () => JSON.parse(device.get('semena.user') ?? '{}') as Record<string, unknown>
const made = (fresh: string) => ({ data: { tokenRefresh: { token: fresh, errors: [] } } })

beforeEach(async () => {
  Object.assign(service, { answers: [], asked: 0 })
  server = createServer((incoming, outgoing) => {
    incoming.resume().on('end', () => {
      service.asked++
      outgoing.end(JSON.stringify(service.answers.shift() ?? {}))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const href = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const storage = {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
  }
  vi.stubGlobal('window', { localStorage: storage, location: { href }, dispatchEvent: ended })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  write({ me, refreshToken: 'r1', token: OLD })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
  ended.mockClear()
  await new Promise((resolve) => server.close(resolve))
})

/** Opens a tab, which has module instances of its own. */
async function openTab() {
  vi.resetModules()
  const [{ accessToken }, { userStore }] = [await import('./access.ts'), await import('../user-store.ts')]
  userStore.get()
  return { accessToken, userStore }
}

describe('the access token', () => {
  it('is renewed once for twenty requests in two tabs, and none of them gets another', async () => {
    const fresh = token('new', 300)
    service.answers.push(made(fresh), made(token('second', 300)))
    const tabs = [await openTab(), await openTab()]
    const got = await Promise.all(Array.from({ length: 20 }, (_, at) => tabs[at % 2]!.accessToken()))
    expect(new Set(got)).toEqual(new Set([fresh]))
    expect(service.asked).toBe(1)
    expect(read()['token']).toBe(fresh)
  })

  it('is asked for again after a service that did not answer; that ends nothing', async () => {
    const { accessToken } = await openTab()
    await expect(accessToken()).rejects.toThrow('SERVICE_UNREACHABLE')
    expect(read()['refreshToken']).toBe('r1')
    const fresh = token('new', 300)
    service.answers.push(made(fresh))
    await expect(accessToken()).resolves.toBe(fresh)
    expect(ended).not.toHaveBeenCalled()
  })

  it('ends with a refresh token that is refused, and says so once', async () => {
    service.answers.push({ data: { tokenRefresh: { token: null, errors: [{ code: 'JWT_SIGNATURE_EXPIRED' }] } } })
    const { accessToken } = await openTab()
    expect(await Promise.all([accessToken(), accessToken()])).toEqual([null, null])
    expect(read()).toMatchObject({ me: null, token: null, refreshToken: null })
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('does not come back when another tab has signed out meanwhile', async () => {
    const { accessToken, userStore } = await openTab()
    write({ language: 'cs' })
    expect(await accessToken()).toBeNull()
    userStore.change({ currency: 'EUR' })
    expect(read()).toMatchObject({ me: null, refreshToken: null, language: 'cs', currency: 'EUR' })
    expect(service.asked).toBe(0)
  })

  it('is the one that another tab has made while this one slept', async () => {
    const { accessToken } = await openTab()
    const theirs = token('theirs', 200)
    write({ me, refreshToken: 'r1', token: theirs })
    expect(await accessToken()).toBe(theirs)
    expect(service.asked).toBe(0)
  })
})
