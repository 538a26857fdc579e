/** The test card in production: it is there only when it is switched on, and then every page says so. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { graphql, complete, readyCheckout, variant } from '../support/buyer.ts'
import { startDemoShop } from '../support/demo-shop.ts'
import { freePort, type RunningShop, startShop } from '../support/shop.ts'

const LANGUAGES = { en: '', ru: '/ru', cs: '/cs' } as const

/** The line about test payments in a language. */
const lineIn = (language: string): string => {
  const file = join(import.meta.dirname, '../../storefront/src/site/messages', `${language}.json`)
  return (JSON.parse(readFileSync(file, 'utf8')) as { site_test_payments: string }).site_test_payments
}
const pageOf = async ({ url }: RunningShop, path: string): Promise<string> => {
  const response = await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })
  expect(response.status).toBe(200)
  return response.text()
}
const gatewaysOf = async ({ url }: RunningShop): Promise<string[]> => {
  const { id } = await variant(url, 'NTL-FEM-1')
  const { order } = await complete(url, await readyCheckout(url, id))
  const { gatewayConfigs } = await graphql<{ gatewayConfigs: { id: string }[] }>(
    url,
    'mutation($id: ID!) { paymentGatewayInitialize(id: $id) { gatewayConfigs { id } errors { code field message } } }',
    { id: order!.id },
  )
  return gatewayConfigs.map((g) => g.id)
}

test(
  'a production shop has it by SEMENA_TEST_CARD=on only, with a line on every page',
  { timeout: 240_000 },
  async () => {
    const shops = [await startDemoShop()]
    const { folder } = shops[0]!
    const restart = async (env: Record<string, string>): Promise<RunningShop> => {
      await shops.at(-1)!.stop()
      const shop = await startShop({ folder, env })
      shops.push(shop)
      return shop
    }
    try {
      const production = {
        SEMENA_MODE: 'production',
        SEMENA_PUBLIC_URL: 'http://shop.localhost',
        SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
        HOST: '127.0.0.1',
      }
      const plain = await restart(production)
      expect(await gatewaysOf(plain)).not.toContain('semena.test-card')
      expect(await pageOf(plain, '/')).not.toContain(lineIn('en'))

      const tested = await restart({ ...production, SEMENA_TEST_CARD: 'on' })
      expect(await gatewaysOf(tested)).toContain('semena.test-card')
      for (const [language, prefix] of Object.entries(LANGUAGES))
        for (const path of ['/', '/catalog', '/basket'])
          expect(await pageOf(tested, `${prefix}${path}`)).toContain(lineIn(language))
    } finally {
      await shops.at(-1)!.remove()
    }
  },
)
