/** A shop that does not measure how quick pages are for its visitors. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShopHere, type ShopHere } from '../support/shop-here.ts'

let here: ShopHere
beforeAll(async () => {
  here = await openShopHere({ SEMENA_VISIT_TIMES: 'off' })
})
afterAll(() => here?.close())

it('asks no browser to measure, and takes nothing that one sends', async () => {
  expect(await (await fetch(`${here.shop.address}/basket`)).text()).not.toContain('data-measured')
  const answer = await fetch(`${here.shop.address}/api/visit-times`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'page=faq&device=phone&ttfb=100',
  })
  expect(answer.status).toBe(404)
})
