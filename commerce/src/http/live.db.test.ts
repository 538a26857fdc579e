/** Staff's open pages hear what happens in the shop. */
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createCommerce } from '../service.ts'
import { DUMMY, PLENTY } from '../testing/buying.ts'
import { openStaffShop, type StaffShop } from '../testing/staff.ts'
import { LEAVING } from '../traffic/leaving.ts'

interface Open {
  url: string
  /** What the server's process says when it is to end. */
  leave(): void
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
    leave: () => void app.server.emit(LEAVING),
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

const listen = (token: string | null, signal?: AbortSignal, { url } = serving): Promise<Response> =>
  fetch(`${url}/api/live/`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(signal ? { signal } : {}),
  })

test('a page is let go when its process is to end, long before it ends, and none listens there anew', async () => {
  const { token } = await shop.person({ permissions: ['MANAGE_ORDERS'] })
  const leaving = await open()
  const answer = await listen(token, undefined, leaving)
  leaving.leave()
  expect(await answer.text()).toBe(': here\n\n')
  const again = await listen(token, undefined, leaving)
  expect([again.status, await again.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }])
  await leaving.close()
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

test('orders of shoppers are told together, within a moment, and of cards only where some paid', async () => {
  const listener = await shop.services.database.pool.connect()
  onTestFinished(() => listener.release(true))
  const heard: string[] = []
  let told = (): void => {}
  listener.on('notification', ({ payload }) => {
    heard.push(payload ?? '')
    told()
  })
  await listener.query('listen semena_news')
  const until = (noun: string): Promise<void> =>
    new Promise((resolve) => {
      told = () => heard.includes(noun) && resolve()
      told()
    })
  const newsOf = async (ids: string[]): Promise<string[]> => {
    heard.length = 0
    const done = await Promise.all(ids.map((id) => shop.complete(id)))
    expect(done.flatMap(({ errors }) => errors)).toEqual([])
    await until('orders')
    await shop.sql(`select pg_notify('semena_news', 'end')`)
    await until('end')
    return heard.filter((noun) => noun !== 'end')
  }
  const some = [await shop.basket(PLENTY), await shop.basket(PLENTY), await shop.basket(PLENTY)]
  const paid = await shop.basket(PLENTY)
  await shop.pay(paid, { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } })
  const byCard = await shop.basket(PLENTY, { promoCode: 'GIFT-0005' })
  expect(await newsOf(some)).toEqual(['orders'])
  expect(await newsOf([paid])).toEqual(['orders'])
  expect((await newsOf([byCard])).toSorted()).toEqual(['cards', 'orders'])
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

test('customers, offers and texts that somebody changes are told, a sign-in is not', async () => {
  const { token } = await shop.person({ permissions: ['MANAGE_USERS'] })
  const end = new AbortController()
  const reader = (await listen(token, end.signal)).body!.pipeThrough(new TextDecoderStream()).getReader()
  const until = async (word: string): Promise<string> => {
    let text = ''
    while (!text.includes(word)) text += (await reader.read()).value ?? ''
    return text
  }
  const news = async (change: string): Promise<string[]> => {
    await shop.sql(`begin; ${change}; select pg_notify('semena_news', 'end'); commit`)
    return [...(await until('"end"')).matchAll(/"noun":"(\w+)"/g)].map(([, noun]) => noun!)
  }
  await until(': here')
  // What was told of the person's own account may still be on its way.
  await news('select')
  expect(await news('update users set note = note')).toEqual(['customers', 'end'])
  expect(await news('delete from user_addresses where false')).toEqual(['customers', 'end'])
  expect(await news('update users set last_login = now(), orders_count = orders_count')).toEqual(['end'])
  expect(await news('update promotions set name = name; update promotion_rules set name = name')).toEqual([
    'promotions',
    'end',
  ])
  expect(await news('update vouchers set name = name; update voucher_codes set used = used')).toEqual([
    'vouchers',
    'end',
  ])
  expect(await news('update gift_cards set is_active = is_active')).toEqual(['cards', 'end'])
  expect(await news('update pages set title = title; delete from page_attribute_values where false')).toEqual([
    'pages',
    'end',
  ])
  expect(await news('update menus set name = name; update menu_items set sort = sort')).toEqual(['menus', 'end'])
  expect(await news('delete from mail_texts where false')).toEqual(['mails', 'end'])
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

test('one person cannot take the places of all others', async () => {
  const [greedy, other] = [
    await shop.person({ permissions: ['MANAGE_ORDERS'] }),
    await shop.person({ superuser: true }),
  ]
  const busy = await open()
  const end = new AbortController()
  const answers = await Promise.all(Array.from({ length: 25 }, () => listen(greedy.token, end.signal, busy)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  for (const refused of answers.filter(({ status }) => status !== 200))
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  const last = await listen(other.token, end.signal, busy)
  expect(last.status).toBe(200)
  await Promise.all([...answers, last].filter(({ bodyUsed }) => !bodyUsed).map(({ body }) => body!.cancel()))
  await busy.close()
})
