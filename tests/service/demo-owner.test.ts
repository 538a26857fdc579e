/** A demo's first start prints a sign-in for the desk. It is shown once, and is of no use in production. */
import { expect, test } from 'vitest'
import { graphql, send } from '../support/buyer.ts'
import { freePort, type RunningShop, startShop } from '../support/shop.ts'

const SIGN_IN = `mutation($email: String!, $password: String!) {
  tokenCreate(email: $email, password: $password) { token user { isStaff } errors { code } } }`

test('the owner of a demo signs in with what the first start printed, and no longer in production', async () => {
  const shops: RunningShop[] = [await startShop()]
  const restart = async (env: Record<string, string>): Promise<RunningShop> => {
    await shops.at(-1)!.stop()
    const shop = await startShop({ folder: shops[0]!.folder, env })
    shops.push(shop)
    return shop
  }
  try {
    const [, email, password] = /Sign in to the desk as (\S+) with the password (\S+)/.exec(shops[0]!.output()) ?? []
    const owner = { email, password }
    expect(await graphql(shops[0]!.url, SIGN_IN, owner)).toMatchObject({ user: { isStaff: true } })
    const page = await fetch(`${shops[0]!.url}/desk/orders`)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(page.headers.get('x-robots-tag')).toBe('noindex')

    const again = await restart({})
    expect(again.output()).not.toContain(password)
    const production = await restart({
      SEMENA_MODE: 'production',
      SEMENA_PUBLIC_URL: 'http://shop.localhost',
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      HOST: '127.0.0.1',
    })
    const { data } = await send<{ tokenCreate: unknown }>(production.url, SIGN_IN, owner)
    expect(data?.tokenCreate).toMatchObject({ token: null, errors: [{ code: 'INACTIVE' }] })
  } finally {
    await shops.at(-1)!.remove()
  }
}, 120_000)
