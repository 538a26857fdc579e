/**
 * The name that the owner gives the shop stands wherever a person or a program reads one, and the demo's name nowhere.
 * Pages that the demo wrote as content, such as the one about the company, are the owner's to rewrite.
 */
import { hashPassword } from '@semena/commerce/testing/parts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { graphql } from '../support/buyer.ts'
import { openShopHere, type ShopHere } from '../support/shop-here.ts'

const NAME = 'Rajčata & spol.'
/** As HTML and XML have it. */
const ESCAPED = /Rajčata &(?:amp|#38);(?:amp;)? spol\./
const OWNER = { email: 'owner@example.com', password: 'Rajcata-5-zahrada' }
const OLD = /\bSemena\b/
const PREFIXES = ['', '/ru', '/cs']

let here: ShopHere
let before: string
const get = async (path: string): Promise<{ status: number; text: string }> => {
  const answer = await fetch(here.shop.address + path)
  return { status: answer.status, text: await answer.text() }
}

beforeAll(async () => {
  here = await openShopHere()
  await here.database.pool.query(
    'insert into users (email, password_hash, is_staff, is_superuser) values ($1, $2, true, true)',
    [OWNER.email, await hashPassword(OWNER.password)],
  )
  // A page from before the change is cached.
  before = (await get('/catalog')).text
  const { token } = await graphql<{ token: string }>(
    here.shop.address,
    'mutation($email: String!, $password: String!) { tokenCreate(email: $email, password: $password) { token } }',
    OWNER,
  )
  await graphql(
    here.shop.address,
    'mutation($name: String!) { shopSettingsUpdate(input: { name: $name }) { shop { name } errors { code } } }',
    { name: NAME },
    { authorization: `Bearer ${token}` },
  )
})
afterAll(() => here?.close())

it('the demo has the demo’s name', () => {
  expect(before).toMatch(OLD)
})

it.each(['/catalog', '/basket', '/favorites', '/finder', '/compare', '/login', '/blog', '/faq', '/no-such-page'])(
  'page: %s',
  async (path) => {
    for (const prefix of PREFIXES) {
      const { text } = await expectNamed(`${prefix}${path}`)
      expect(text).toMatch(/<title>[^<]*Rajčata &amp; spol\.<\/title>/)
      expect(text).toMatch(/class="mark"[^>]*>Rajčata &amp; spol\.<\/a>/)
    }
  },
)

/** The new name is there within the five seconds that a change may take, and the old one is not. */
async function expectNamed(path: string): Promise<{ status: number; text: string }> {
  await expect.poll(async () => (await get(path)).text, { timeout: 5000 }).toMatch(ESCAPED)
  const found = await get(path)
  expect(found.text).not.toMatch(OLD)
  return found
}

it('data for search engines', async () => {
  const { text } = await get('/')
  const named = [
    ...text.matchAll(/"@type":(?:\["Organization","OnlineStore"\]|"WebSite"),"@id":"[^"]*","name":"([^"]*)"/g),
  ]
  expect(named.map(([, name]) => name)).toEqual([NAME, NAME])
  expect(text).toContain('property="og:site_name" content="Rajčata &amp; spol."')
})

it('manifest, feed and the text for language models', async () => {
  for (const prefix of PREFIXES) {
    const manifest = JSON.parse((await get(`${prefix}/manifest.webmanifest`)).text) as {
      name: string
      short_name: string
    }
    expect(manifest.short_name).toBe(NAME)
    expect(manifest.name).toContain(`${NAME}: `)
    expect((await get(`${prefix}/blog/feed.xml`)).text).toMatch(/<title>[^<]*Rajčata &amp; spol\.<\/title>/)
    expect((await get(`${prefix}/llms.txt`)).text).toContain(`# ${NAME}: `)
  }
})
