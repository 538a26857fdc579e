/** A host of the desk's own, over real sockets: the desk is there alone, and no page of the shop is. */
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '@semena/commerce/testing/vitest'
import { createShop, type Shop } from '../start/app.ts'
import { readConfig } from '../config/config.ts'
import { deskAddress } from './desk-host.ts'

const DESK = 'desk.shop.test'
const PAGE = '<!doctype html><p>page</p>'
const folder = mkdtempSync(join(tmpdir(), 'semena-desk-host-'))
let database: Awaited<ReturnType<typeof freshDatabase>>
let shop: Shop

const config = () => {
  const { host, port, user, password, database: name } = database.connection
  const databaseUrl = `postgresql://${user}:${encodeURIComponent(String(password ?? ''))}@/${name}?host=${host}&port=${port ?? 5432}`
  const config = readConfig({
    SEMENA_MODE: 'production',
    SEMENA_PUBLIC_URL: 'https://shop.test',
    SEMENA_DESK_HOST: DESK,
    HOST: '127.0.0.1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SEMENA_LOG: 'silent',
    SEMENA_DATA: folder,
    PORT: '0',
  })
  return { ...config, databaseUrl }
}
beforeAll(async () => {
  database = await freshDatabase()
  const handler = { fetch: async () => new Response(PAGE, { headers: { 'content-type': 'text/html' } }) }
  shop = await createShop(config(), { handler, log: () => {} })
})
afterAll(async () => {
  await shop?.close()
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

function ask(host: string, path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${shop.address}${path}`, { method, headers: { host, ...headers } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }))
    })
    sent.on('error', reject).end()
  })
}

it('shows no page of the shop, not even one that other hosts have kept', async () => {
  expect(await ask('shop.test', '/catalogue')).toMatchObject({ status: 200, text: PAGE })
  for (const host of [DESK, DESK.toUpperCase(), `${DESK}:8443`])
    expect(await ask(host, '/catalogue')).toMatchObject({ status: 404, text: 'Not found\n' })
  expect(await ask(DESK, '/')).toMatchObject({ status: 302, headers: { location: '/desk/' } })
})

it('has the desk and its session, which no other host has', async () => {
  const desk = { 'semena-desk': '1', 'sec-fetch-site': 'same-origin' }
  expect(await ask(DESK, '/desk/session/', 'POST', desk)).toMatchObject({ status: 200, text: '{"token":null}' })
  for (const host of ['shop.test', 'eu.shop.test']) {
    expect(await ask(host, '/desk/session/', 'POST', desk)).toMatchObject({ status: 404 })
    expect(await ask(host, '/desk/orders/1?tab=2')).toMatchObject({
      status: 302,
      headers: { location: `https://${DESK}/desk/orders/1?tab=2` },
    })
  }
})

it('serves what the desk asks for', async () => {
  expect((await ask(DESK, '/graphql/', 'GET')).status).not.toBe(404)
  expect((await ask(DESK, '/api/sessions/')).status).toBe(401)
})

it('is the address that is printed', () => {
  expect(deskAddress(config(), 'http://127.0.0.1:3000')).toBe(`https://${DESK}/desk`)
  expect(deskAddress({ ...config(), deskHost: null }, 'http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000/desk')
})

it('needs to know where the shop is, which is another host', () => {
  expect(() => readConfig({ SEMENA_DESK_HOST: DESK })).toThrow('SEMENA_PUBLIC_URL')
  expect(() => readConfig({ SEMENA_DESK_HOST: 'shop.test', SEMENA_PUBLIC_URL: 'http://shop.test' })).toThrow('another')
  expect(() => readConfig({ SEMENA_DESK_HOST: 'https://a/b', SEMENA_PUBLIC_URL: 'http://c.test' })).toThrow('one host')
})
