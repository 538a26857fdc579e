/** The host's first label chooses the channel; prices are its own, whatever the language. */
import { expect, test } from './fixtures.ts'

for (const [label, sign] of [
  ['eu', '€'],
  ['ru', '₽'],
  ['us', '$'],
  ['unknown', '$'],
] as const) {
  test(`${label}.shop.localhost sells in ${sign}`, async ({ page, shop }) => {
    await page.goto(`http://${label}.shop.localhost:${shop.port}/sort/northern-lights`)
    await expect(page.getByText(new RegExp(`\\d\\s\\${sign}$`)).first()).toBeVisible()
  })
}

test('search engines get a sitemap, rules and the page in other languages', async ({ request, shop }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${shop.url}/sort/northern-lights</loc>`)
  expect(sitemap).toContain('hreflang="ru"')
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http/)
  const html = await (await request.get('/sort/northern-lights')).text()
  expect(html).toContain('"@type":"Product"')
  expect(html).toContain('"@type":"BreadcrumbList"')
  expect(html).toContain('rel="canonical"')
  expect(html).toContain('hrefLang="x-default"')
})
