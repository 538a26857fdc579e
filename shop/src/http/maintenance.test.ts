/** A shop that is closed: one page for everybody, with its logo and fonts. */
import { OWN_REQUEST } from '@semena/commerce/traffic'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { closeForMaintenance } from './maintenance.ts'

const app = Fastify()
closeForMaintenance(app, null, () => null)
app.get('/*', async () => 'open')
const statusOf = async (url: string, headers: Record<string, string> = {}): Promise<number> =>
  (await app.inject({ url, headers })).statusCode

it.each(['/', '/ru/catalog', '/media/ab/cd.png', '/graphql/', '/api/look', '/fonts'])('%s is closed', async (path) => {
  expect(await statusOf(path)).toBe(503)
})

it.each(['/assets/a.woff2', '/fonts/a.woff2', '/metrics', '/api/health/', '/api/ready'])('%s is open', async (path) => {
  expect(await statusOf(path)).toBe(200)
})

it('the shop itself still reads its pictures', async () => {
  expect(await statusOf('/media/ab/cd.png', { ...OWN_REQUEST })).toBe(200)
  expect(await statusOf('/media/ab/cd.png', { 'x-semena-own': 'guessed' })).toBe(503)
})
