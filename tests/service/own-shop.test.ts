/** What the owner wrote and chose stands in the shop: words, the age from which it sells, the look. */
import { hashPassword } from '@semena/commerce/testing/parts'
import { LOOK_KEY, LOOKS, lookSheet, shownLook } from '@semena/contract/look'
import { AGE_KEY, WORDS_KEY } from '@semena/contract/own-words'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { graphql, send } from '../support/buyer.ts'
import { openShopHere, type ShopHere } from '../support/shop-here.ts'

const OWNER = { email: 'owner@example.com', password: 'Rajcata-5-zahrada' }
const SAVE = `mutation($metadata: [MetadataInput!]!) {
  shopSettingsUpdate(input: { metadata: $metadata }) { errors { field code } }
}`

let here: ShopHere
let token: string
const page = async (path: string): Promise<string> => (await fetch(here.shop.address + path)).text()
async function save(values: Record<string, unknown>): Promise<{ field: string; code: string }[]> {
  const metadata = Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
  const { data } = await send<{ shopSettingsUpdate: { errors: { field: string; code: string }[] } }>(
    here.shop.address,
    SAVE,
    { metadata },
    { authorization: `Bearer ${token}` },
  )
  return data!.shopSettingsUpdate.errors
}
/** A change is in every page within five seconds. */
const soon = (path: string) => expect.poll(() => page(path), { timeout: 5000 })

beforeAll(async () => {
  here = await openShopHere()
  await here.database.pool.query(
    'insert into users (email, password_hash, is_staff, is_superuser) values ($1, $2, true, true)',
    [OWNER.email, await hashPassword(OWNER.password)],
  )
  const answer = await graphql<{ token: string }>(
    here.shop.address,
    'mutation($email: String!, $password: String!) { tokenCreate(email: $email, password: $password) { token } }',
    OWNER,
  )
  token = answer.token
})
afterAll(() => here?.close())

it('words stand in their language only, as text', async () => {
  expect(await page('/')).toContain('Seeds worth keeping.')
  const words = {
    en: { claim: 'Old <b>tomatoes</b> & peppers.', strip: 'From our garden', footClaim: 'Since 1994.' },
    cs: { claim: 'Stará rajčata.' },
  }
  expect(await save({ [WORDS_KEY]: words })).toEqual([])
  await soon('/').toContain('Old &lt;b&gt;tomatoes&lt;/b&gt; &amp; peppers.')
  const home = await page('/')
  expect(home).toContain('From our garden')
  expect(home).toContain('Since 1994.')
  expect(home).not.toContain('Seeds worth keeping.')
  await soon('/cs').toContain('Stará rajčata.')
  expect(await page('/cs')).not.toContain('From our garden')
  expect(await page('/ru')).not.toMatch(/tomatoes|rajčata/)
})

it('a shop may sell from another age', async () => {
  expect(await save({ [AGE_KEY]: { years: 21 } })).toEqual([])
  await soon('/basket').toContain('Are you 21 or older?')
  expect(await page('/basket')).toMatch(/21(?:<!-- -->)?\+/)
  expect(await page('/register')).toContain('I confirm that I am 21 or older')
})

it('a shop that asks nobody shows nothing of age', async () => {
  expect(await save({ [AGE_KEY]: { years: null } })).toEqual([])
  await soon('/basket').not.toContain('or older')
})

it.each(['/', '/basket', '/register', '/catalog', '/llms.txt', '/no-such-page'])('nor does %s', async (path) => {
  expect(await page(path)).not.toMatch(/class="eighteen"|or older|id="age"|register-adult/)
})

it('the owner’s look is a stylesheet that every page names', async () => {
  expect(await page('/basket')).not.toContain('/look/')
  expect(await save({ [LOOK_KEY]: LOOKS.plain })).toEqual([])
  const { sheet } = shownLook(JSON.stringify(LOOKS.plain))!
  await soon('/basket').toContain(sheet)
  const answer = await fetch(here.shop.address + sheet)
  expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await answer.text()).toBe(lookSheet(LOOKS.plain))
  const manifest = (await (await fetch(`${here.shop.address}/manifest.webmanifest`)).json()) as Record<string, string>
  expect(manifest['background_color']).toBe(LOOKS.plain.paper)
  expect((await fetch(`${here.shop.address}/look/${'f'.repeat(6)}.css`)).status).toBe(404)
})

it.each([
  [LOOK_KEY, { ...LOOKS.plain, paper: '#888888' }],
  [LOOK_KEY, { ...LOOKS.plain, accent: 'red' }],
  [LOOK_KEY, { ...LOOKS.plain, fonts: 'Comic Sans' }],
  [WORDS_KEY, 'no JSON'],
  [WORDS_KEY, { de: { claim: 'Tomaten' } }],
  [WORDS_KEY, { en: { slogan: 'Tomatoes' } }],
  [WORDS_KEY, { en: { claim: 'x'.repeat(81) } }],
  [AGE_KEY, { years: 0 }],
  [AGE_KEY, { years: '18' }],
  [AGE_KEY, '18'],
])('%s does not become %j', async (key, value) => {
  const before = await page('/')
  expect(await save({ [key]: value })).toEqual([{ field: key, code: 'INVALID' }])
  expect((await page('/')).replaceAll(/nonce-\S+/g, '')).toBe(before.replaceAll(/nonce-\S+/g, ''))
})
