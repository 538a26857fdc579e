/** The first label of the host chooses the channel, which has its own prices in every language. */
import { expect, test } from './fixtures.ts'
import { followFoot } from './shopping.ts'
import { text } from './texts.ts'

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

test('a host that names its channel leads to the others', async ({ page, shop }) => {
  await page.goto(`http://eu.shop.localhost:${shop.port}/ru/faq`)
  const regions = page.getByRole('navigation', { name: text('ru', 'region_title') })
  await expect(regions.getByRole('link')).toHaveCount(3)
  await expect(regions.locator('[aria-current]')).toContainText('€')
  await regions.getByRole('link', { name: /₽/ }).click()
  await expect(page).toHaveURL(`http://ru.shop.localhost:${shop.port}/ru`)
})

test('what every page needs is kept on the device and stands in for a service that is away', async ({
  page,
  faults,
}) => {
  await page.goto('/catalog')
  const kept = () => page.evaluate(() => localStorage.getItem('semena.common'))
  // The page keeps it once it has had nothing else to do for three seconds.
  await expect.poll(kept, { timeout: 30_000 }).not.toBeNull()
  const { parts } = JSON.parse((await kept()) ?? '') as { parts: { collections: { slug: string }[] } }
  expect(parts.collections.map(({ slug }) => slug)).toContain('populiarnye-semena')
  expect(Object.keys(parts).toSorted()).toEqual(['channels', 'collections', 'company', 'countries', 'faq', 'menus'])
  await page.reload()
  await page.waitForLoadState('networkidle')
  faults.expected.push(/graphql|Failed to load resource|SERVICE_UNREACHABLE|GraphQL Query Error/)
  await page.route('**/graphql/', (route) => route.abort())
  await followFoot(page, 'en', 'site_foot_help', 'site_faq')
  await expect(page.getByRole('heading', { level: 1, name: text('en', 'content_faq_title') })).toBeVisible()
  await expect(page.getByRole('main').getByRole('group').first()).toBeVisible()
})

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
