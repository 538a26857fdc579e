/** Requests to addresses that people entered. */
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outsideWeb } from './outside.ts'
import { isPublic } from './public-address.ts'

const server = createServer((_request, response) => response.end('{"ok":true}'))
/** Leaves the protocol, as a server of web sockets does. */
const switching = createTcpServer((socket) => {
  socket.on('error', () => {})
  socket.once('data', () =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n'),
  )
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => new Promise((closed) => server.close(closed)))

const ask = (allowPrivate: boolean, patienceMs: number) =>
  outsideWeb({ allowPrivate }).send({ url, method: 'GET', headers: {}, patienceMs, mostBytes: 1000 })

test('an answer that came in time is not complained of once the time is over', async () => {
  const rejected: unknown[] = []
  const hear = (reason: unknown): void => void rejected.push(reason)
  process.on('unhandledRejection', hear)
  expect(await ask(true, 100)).toMatchObject({ status: 200 })
  await setTimeout(200)
  process.off('unhandledRejection', hear)
  expect(rejected).toEqual([])
})

test('a server that leaves the protocol has not answered', async () => {
  await new Promise<void>((ready) => switching.listen(0, '127.0.0.1', ready))
  const { port } = switching.address() as AddressInfo
  const asked = {
    url: `http://127.0.0.1:${port}/`,
    method: 'GET',
    headers: {},
    patienceMs: 500,
    mostBytes: 1000,
  } as const
  await expect(outsideWeb({ allowPrivate: true }).send(asked)).rejects.toThrow('the address leaves the protocol')
  await new Promise((closed) => switching.close(closed))
})

test('networks that are not public are refused unless they are allowed', async () => {
  await expect(ask(false, 1000)).rejects.toThrow('the address is in a network that is not public')
  expect(isPublic('10.1.2.3')).toBe(false)
  expect(isPublic('1.1.1.1')).toBe(true)
})

test("of IPv6 only global unicast addresses that are somebody's are public", () => {
  for (const address of ['2606:4700:4700::1111', '2a00:1450:4001:80b::200e', '3fff:1000::1'])
    expect(isPublic(address)).toBe(true)
  for (const address of [
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2001:db8::1',
    '2001::1',
    '2002:a00:1::',
    '3fff:fff::1',
    '4000::1',
    'fd00::1',
    'fe80::1',
    'ff02::1',
  ])
    expect({ address, isPublic: isPublic(address) }).toEqual({ address, isPublic: false })
})
