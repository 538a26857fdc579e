/** Whoever tries out stolen cards is slowed, and everybody who means to buy buys (docs/rules.md#card-testing). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuyingShop, DUMMY, openShop, UNCOUNTED } from '../../testing/buying.ts'
import { SCRIPTED, scriptedProvider } from '../../testing/provider.ts'
import type { PaymentGateway } from './port.ts'
import { forget } from '../../memory/memory.ts'

let shop: BuyingShop
beforeAll(async () => {
  shop = await openShop({ rateLimits: true })
  const { gateway } = scriptedProvider(() => shop.services.clock.now())
  ;(shop.services.gateways as Map<string, PaymentGateway>).set(SCRIPTED, gateway)
}, 60_000)
afterAll(() => shop.close())

/** Pays from an address; gives the type of the payment's event, or the refusal. */
const pay = async (id: string, from: string, gateway: object): Promise<string> => {
  const { data } = await shop.ask(
    `mutation($id: ID!, $g: PaymentGatewayToInitialize!) {
      transactionInitialize(id: $id, paymentGateway: $g) { transactionEvent { type } errors { code field } } }`,
    { id, g: gateway },
    undefined,
    from,
  )
  const { transactionEvent, errors } = data.transactionInitialize
  return transactionEvent?.type ?? `${errors[0].code} ${errors[0].field}`
}
const card = (type: string) => ({ id: DUMMY, data: { event: { type, includePspReference: true } } })
const REFUSED = card('CHARGE_FAILURE')
const GOOD = card('CHARGE_SUCCESS')
const RESTS = 'GRAPHQL_ERROR paymentGateway'

test('after three refused cards of a network cards rest there for an hour, and other ways stay', async () => {
  await shop.services.database.pool.query('delete from card_refusals')
  const from = '203.0.113.1'
  for (let n = 0; n < 3; n++) expect(await pay(await shop.basket(UNCOUNTED), from, REFUSED)).toBe('CHARGE_FAILURE')
  const id = await shop.basket(UNCOUNTED)
  expect(await pay(id, from, GOOD)).toBe(RESTS)
  expect(await pay(id, from, { id: SCRIPTED })).toBe('CHARGE_ACTION_REQUIRED')
  expect(await pay(await shop.basket(UNCOUNTED), '203.0.113.2', GOOD)).toBe('CHARGE_SUCCESS')
  shop.turnClock(3_600_001)
  expect(await pay(await shop.basket(UNCOUNTED), from, GOOD)).toBe('CHARGE_SUCCESS')
})

test('one basket gets five refused cards, from however many networks', async () => {
  await shop.services.database.pool.query('delete from card_refusals')
  const id = await shop.basket(UNCOUNTED)
  for (let n = 0; n < 5; n++) expect(await pay(id, `198.51.100.${n}`, REFUSED)).toBe('CHARGE_FAILURE')
  expect(await pay(id, '198.51.100.9', GOOD)).toBe(RESTS)
  // A setting of the channel says how many.
  await shop.services.database.pool.query('update channels set max_refused_cards_per_order = 6')
  forget(shop.services.database.pool)
  expect(await pay(id, '198.51.100.9', GOOD)).toBe('CHARGE_SUCCESS')
  await shop.services.database.pool.query('update channels set max_refused_cards_per_order = 5')
  forget(shop.services.database.pool)
})

test('a thousand tries from two hundred networks are slowed, and twenty who mean to buy all buy', async () => {
  await shop.services.database.pool.query('delete from card_refusals')
  const tester = (n: number): string => `10.${n >> 4}.${n & 15}.1`
  const answers: string[] = []
  const bought: string[] = []
  for (let network = 0; network < 200; network++) {
    const id = await shop.basket(UNCOUNTED)
    for (let n = 0; n < 5; n++) answers.push(await pay(id, tester(network), REFUSED))
    if (network % 10 > 0) continue
    const basket = await shop.basket(UNCOUNTED)
    // Every fifth of them shares a network with somebody who tries out cards, and pays in another way there.
    const isShared = network % 50 === 0
    const from = isShared ? tester(network) : `192.0.2.${network}`
    const byCard = await pay(basket, from, GOOD)
    expect(byCard).toBe(isShared ? RESTS : 'CHARGE_SUCCESS')
    bought.push(isShared ? await pay(basket, from, { id: SCRIPTED }) : byCard)
  }
  expect(answers).toHaveLength(1000)
  const reached = answers.filter((answer) => answer === 'CHARGE_FAILURE').length
  // Twenty refusals of one prefix, then one for each network, whose card nobody knows before.
  expect(reached).toBeLessThanOrEqual(220)
  expect(answers.filter((answer) => answer === RESTS)).toHaveLength(1000 - reached)
  expect(bought).toHaveLength(20)
  expect(bought.filter((one) => one !== 'CHARGE_SUCCESS' && one !== 'CHARGE_ACTION_REQUIRED')).toEqual([])
}, 120_000)
