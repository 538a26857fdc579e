/** Staff's open pages hear what happens in the shop. */
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCommerce } from '../service.ts'
import { openStaffShop, type StaffShop } from '../testing/staff.ts'

interface Open {
  url: string
  close(): Promise<void>
}

/** A process of the service, which hears the database. */
async function open(): Promise<Open> {
  const commerce = await createCommerce(shop.services)
  const stopHearing = await commerce.attend()
  const app = Fastify()
  await app.register(commerce.plugin)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    close: async () => {
      await app.close()
      await stopHearing()
    },
  }
}

let shop: StaffShop
let serving: Open
beforeAll(async () => {
  shop = await openStaffShop()
  serving = await open()
})
afterAll(async () => {
  await serving?.close()
  await shop?.close()
})

const listen = (token: string | null, signal?: AbortSignal): Promise<Response> =>
  fetch(`${serving.url}/api/live/`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(signal ? { signal } : {}),
  })

test('an order and its money are told, each once for a transaction, and nothing else', async () => {
  const { token } = await shop.person({ permissions: ['MANAGE_ORDERS'] })
  const end = new AbortController()
  const reader = (await listen(token, end.signal)).body!.pipeThrough(new TextDecoderStream()).getReader()
  const until = async (word: string): Promise<string> => {
    let text = ''
    while (!text.includes(word)) text += (await reader.read()).value ?? ''
    return text
  }
  await until(': here')
  await shop.sql(`begin; update orders set status = status; update orders set status = status;
    select pg_notify('semena_news', 'end'); commit`)
  expect((await until('"end"')).match(/data: .*/g)).toEqual(['data: {"noun":"orders"}', 'data: {"noun":"end"}'])
  await shop.sql(`update orders set updated_at = now(); select pg_notify('semena_news', 'end')`)
  expect((await until('"end"')).match(/data: .*/g)).toEqual(['data: {"noun":"end"}'])
  end.abort()
})

test('a changed price and stock are told as news of products, an order that only allocates is not', async () => {
  const { token } = await shop.person({ permissions: ['MANAGE_PRODUCTS'] })
  const end = new AbortController()
  const reader = (await listen(token, end.signal)).body!.pipeThrough(new TextDecoderStream()).getReader()
  const until = async (word: string): Promise<string> => {
    let text = ''
    while (!text.includes(word)) text += (await reader.read()).value ?? ''
    return text
  }
  const news = async (change: string): Promise<string[] | null> => {
    await shop.sql(`begin; ${change}; select pg_notify('semena_news', 'end'); commit`)
    return (await until('"end"')).match(/"noun":"\w+"/g)
  }
  await until(': here')
  const told = ['"noun":"products"', '"noun":"end"']
  expect(await news('update variant_listings set price = price; update stocks set quantity = quantity')).toEqual(told)
  expect(await news('update variants set name = name')).toEqual(told)
  expect(await news('update product_listings set is_published = is_published')).toEqual(told)
  expect(await news('update stocks set allocated = allocated')).toEqual(['"noun":"end"'])
  end.abort()
})

test('nobody else may listen', async () => {
  expect((await listen(null)).status).toBe(401)
  expect((await listen('sma_nothing')).status).toBe(401)
  const customer = await shop.person()
  const answer = await listen(customer.token)
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'PERMISSION_DENIED' }])
})

test('pages that listen do not hold the shop back when it ends', async () => {
  const { token } = await shop.person({ permissions: ['MANAGE_ORDERS'] })
  const again = await open()
  const response = await fetch(`${again.url}/api/live/`, { headers: { authorization: `Bearer ${token}` } })
  const ended = response.text()
  await again.close()
  expect(await ended).toContain(': here')
})
