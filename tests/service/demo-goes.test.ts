/** The demo goes from a running shop by the command line, and comes back there, or in a shop restored elsewhere. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bareDatabase, urlOf } from '@semena/commerce/testing/vitest'
import { runCommand } from '../support/command.ts'
import { type RunningShop, startShop } from '../support/shop.ts'

const work = mkdtempSync(join(tmpdir(), 'semena-demo-goes-'))
let shop: RunningShop
beforeAll(async () => {
  shop = await startShop({ env: { SEMENA_DEMO_HISTORY: 'on' } })
}, 60_000)
afterAll(async () => {
  await shop?.remove()
  rmSync(work, { recursive: true, force: true })
})

const demo = async (args: string[], env: Record<string, string> = {}): Promise<string[]> => {
  const { code, lines } = await runCommand(['demo', ...args], { SEMENA_DATA: shop.folder, ...env })
  if (code !== 0) throw new Error(`ended with ${code}: ${lines.join('\n')}`)
  return lines
}
const page = async (path: string): Promise<{ status: number; text: string }> => {
  const answer = await fetch(shop.url + path)
  return { status: answer.status, text: await answer.text() }
}

it('leaves a shop whose pages all answer, and undo brings the same shop back', { timeout: 120_000 }, async () => {
  const status = await demo(['status'])
  expect(status).toContainEqual('PRODUCTS: 66 go, 0 changed stay, 0 needed stay')
  expect(status).toContainEqual('MESSAGES: 10 go, 0 changed stay, 0 needed stay')
  expect(status.filter((line) => / 0 go| [1-9]\d* (?:changed|needed)/.test(line))).toEqual([])
  expect((await page('/sort/northern-lights')).status).toBe(200)
  const [gone] = await demo(['remove'])
  expect(gone).toMatch(/^Taken away: \d{3} orders, \d+ customers, 66 products, /)
  expect((await page('/sort/northern-lights')).status).toBe(404)
  for (const path of ['/', '/catalog', '/blog', '/faq', '/delivery', '/ru/', '/pages/privacy-policy'])
    expect({ path, status: (await page(path)).status }).toEqual({ path, status: 200 })
  expect((await page('/catalog')).text).not.toContain('/sort/')
  expect(readdirSync(join(shop.folder, 'backups'))).toHaveLength(1)
  expect(await demo(['remove'])).toEqual(['Taken away: nothing'])

  // A backup of the shop without its demo holds what can come back.
  const backup = await runCommand(['backup', join(work, 'backup')], { SEMENA_DATA: shop.folder })
  expect(backup.code).toBe(0)
  const copy = await bareDatabase()
  try {
    const place = { DATABASE_URL: urlOf(copy.connection), SEMENA_DATA: join(work, 'copy') }
    expect((await runCommand(['restore', join(work, 'backup')], place)).code).toBe(0)
    const products = async (): Promise<unknown> =>
      (await copy.pool.query('select count(*)::int as n from products')).rows[0]
    expect(await products()).toEqual({ n: 0 })
    expect((await demo(['undo'], place))[0]).toBe(gone!.replace('Taken away', 'Brought back'))
    expect(await products()).toEqual({ n: 66 })
  } finally {
    await copy.close()
  }

  expect(await demo(['undo'])).toEqual([gone!.replace('Taken away', 'Brought back')])
  await expect.poll(async () => (await page('/sort/northern-lights')).status, { timeout: 10_000 }).toBe(200)
  expect((await page('/catalog')).text).toContain('/sort/')
})

it.each([
  [['gone'], 'Say status, remove or undo.'],
  [['remove', '--only', 'channels'], 'CHANNELS is no kind'],
  [['undo', '--with-changed'], 'undo takes nothing else.'],
])('does not understand %j', async (args, message) => {
  const { code, lines } = await runCommand(['demo', ...args], { SEMENA_DATA: shop.folder })
  expect(code).toBe(2)
  expect(lines.join('\n')).toContain(message)
})
