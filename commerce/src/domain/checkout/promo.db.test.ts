/** Codes cannot be found by guessing, and somebody who types a right one is not delayed. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { openEdge, type TestEdge } from '../../testing/edge.ts'

let edge: TestEdge
beforeAll(async () => {
  edge = await openEdge(await freshDatabase(), { rateLimits: true })
  await edge.database.pool.query(`
    create table if not exists attempts (key text primary key, count integer not null default 0, window_started_at timestamptz not null, blocked_until timestamptz);
    insert into shops (name) values ('Test');
    insert into channels (slug, name, currency, default_country) values ('us', 'US', 'USD', 'US');
    insert into gift_cards (code, currency, initial_balance, current_balance) values ('GIFT-0005', 'USD', 500, 500)`)
})
afterAll(() => edge?.close())

interface Errors {
  errors: { code: string; field: string }[]
}

const add = async (id: string, promoCode: string, remoteAddress: string): Promise<string[]> => {
  const { data } = await edge.ask(
    'mutation($id: ID, $c: String!) { checkoutAddPromoCode(id: $id, promoCode: $c) { errors { code field } } }',
    { id, c: promoCode },
    { remoteAddress },
  )
  return (data!.checkoutAddPromoCode as Errors).errors.map((e) => `${e.code} ${e.field}`)
}

it('nor can one learn by taking codes off which cards there are', async () => {
  const { data } = await edge.ask(
    'mutation { checkoutCreate(input: { channel: "us", lines: [] }) { checkout { id } errors { code } } }',
  )
  const { id } = (data!.checkoutCreate as { checkout: { id: string } }).checkout
  const remove = async (promoCode: string): Promise<string[]> => {
    const answer = await edge.ask(
      'mutation($id: ID!, $c: String!) { checkoutRemovePromoCode(id: $id, promoCode: $c) { errors { code field } } }',
      { id, c: promoCode },
      { remoteAddress: '203.0.113.3' },
    )
    return (answer.data!.checkoutRemovePromoCode as Errors).errors.map((e) => `${e.code} ${e.field}`)
  }
  expect(await add(id, 'GIFT-0005', '203.0.113.3')).toEqual([])
  for (let i = 0; i < 20; i++) expect(await remove(`GIFT-${i}`)).toEqual(['NOT_FOUND promoCode'])
  expect(await remove('GIFT-21')).toEqual(['GRAPHQL_ERROR promoCode'])
  // A code that is on the checkout can be removed all the same.
  expect(await remove('GIFT-0005')).toEqual([])
})

it('twenty wrong codes close the door for one address', async () => {
  const { data } = await edge.ask(
    'mutation { checkoutCreate(input: { channel: "us", lines: [] }) { checkout { id } errors { code } } }',
  )
  const { id } = (data!.checkoutCreate as { checkout: { id: string } }).checkout
  for (let i = 0; i < 30; i++) expect(await add(id, 'GIFT-0005', '203.0.113.1')).toEqual([])
  for (let i = 0; i < 20; i++) expect(await add(id, `GIFT-${i}`, '203.0.113.1')).toEqual(['INVALID promoCode'])
  expect(await add(id, 'GIFT-21', '203.0.113.1')).toEqual(['GRAPHQL_ERROR promoCode'])
  expect(await add(id, 'GIFT-0005', '203.0.113.1')).toEqual(['GRAPHQL_ERROR promoCode'])
  expect(await add(id, 'GIFT-0005', '203.0.113.2')).toEqual([])
})
