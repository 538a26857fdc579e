/** Promotions with rules, as staff make and change them, and the prices that follow. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Viewer } from '../../context.ts'
import { createChanges } from '../../db/driver/changes.ts'
import { bringUpToDate } from '../../domain/catalog/by-clock.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { NOW, startTestService, type TestService } from '../../testing/catalog-service.ts'
import { fillShop } from '../../testing/catalog-shop.ts'

const KEEPER: Viewer = {
  kind: 'app',
  appId: 1,
  identifier: 'test',
  permissions: new Set(['MANAGE_DISCOUNTS', 'MANAGE_TRANSLATIONS']),
}
const US = toGlobalId('Channel', 1)
const EU = toGlobalId('Channel', 2)
const product = (id: number): string => toGlobalId('Product', id)

let service: TestService
beforeAll(async () => {
  service = await startTestService()
  await fillShop(service.database.pool)
})
afterAll(() => service.close())
beforeEach(() => sql('delete from promotions', []))

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any
const ask = async (query: string, variables: object = {}): Promise<Loose> => {
  const { data, errors } = await service.ask(query, { ...variables }, KEEPER)
  return errors.length ? errors : Object.values(data!)[0]
}
const sql = async (text: string, values: unknown[] = []): Promise<Loose[]> =>
  (await service.database.pool.query(text, values)).rows
/** Does what the job does. */
const later = () =>
  bringUpToDate({
    database: service.database,
    changes: createChanges(service.database.pool, () => NOW),
    clock: { now: () => NOW },
  })

const RULE = 'id name channels { slug } cataloguePredicate orderPredicate rewardValue rewardValueType'
const create = (input: object) =>
  ask(
    `mutation($i: PromotionCreateInput!) { promotionCreate(input: $i) { promotion { id rules { ${RULE} } } errors { field code index } } }`,
    { i: { name: 'P', type: 'CATALOGUE', startDate: '2026-01-01T00:00:00Z', ...input } },
  )
const rule = (cataloguePredicate: object, rewardValue: number, more: object = {}) => ({
  cataloguePredicate,
  rewardValue,
  rewardValueType: 'PERCENTAGE',
  channels: [US],
  ...more,
})
/** The stored price of a product's cheapest variant in `us`, and what it costs without a promotion. */
const price = async (id: number): Promise<[number, number]> => {
  const [row] = await sql(
    'select min_discounted_price::int as now, min_price::int as full from product_listings where product_id = $1 and channel_id = 1',
    [id],
  )
  return [row.now, row.full]
}
const off = async (id: number): Promise<number> => {
  const [now, full] = await price(id)
  return Math.round((1 - now / full) * 100)
}

describe('of the catalogue', () => {
  it('lowers what its rules cover at once, and of several rules the best price counts', async () => {
    const made = await create({
      rules: [
        rule({ OR: [{ productPredicate: { ids: [product(1)] } }, { productPredicate: { ids: [product(2)] } }] }, 10),
        rule(
          {
            AND: [
              { productPredicate: { ids: [product(2), product(4)] } },
              { variantPredicate: { sku: { eq: 'SKU-2-3' } } },
            ],
          },
          30,
        ),
      ],
    })
    expect(made.errors).toEqual([])
    expect(await Promise.all([1, 2, 4].map(off))).toEqual([10, 30, 0])
    await ask('mutation($id: ID!) { promotionDelete(id: $id) { errors { code } } }', { id: made.promotion.id })
    expect(await Promise.all([1, 2].map(off))).toEqual([0, 0])
  })

  it('covers categories, collections and things with metadata, also those that come later', async () => {
    await create({
      rules: [
        rule({ categoryPredicate: { ids: [toGlobalId('Category', 2)] } }, 20),
        rule({ collectionPredicate: { ids: [toGlobalId('Collection', 2)] } }, 40),
        rule({ productPredicate: { metadata: [{ key: 'badge', value: 'hot' }] } }, 50),
      ],
    })
    // Products of odd numbers are in category 2.
    expect(await Promise.all([1, 2].map(off))).toEqual([20, 0])
    await sql('update products set category_id = 2 where id = 2')
    await sql('insert into collection_products (collection_id, product_id) values (2, 4)')
    await sql(`update products set metadata = '{"badge": "hot"}' where id = 6`)
    await sql('update products set category_id = 1 where id = 1')
    await later()
    expect(await Promise.all([1, 2, 4, 6].map(off))).toEqual([0, 20, 40, 50])
    await sql(
      'update variant_listings set price = 4000 where variant_id in (select id from variants where product_id = 2)',
    )
    await later()
    expect(await price(2)).toEqual([3200, 4000])
  })

  it('follows a changed rule', async () => {
    const { promotion } = await create({ rules: [rule({ productPredicate: { ids: [product(8)] } }, 10)] })
    const update = (input: object) =>
      ask(
        `mutation($id: ID!, $i: PromotionRuleUpdateInput!) { promotionRuleUpdate(id: $id, input: $i) { promotionRule { ${RULE} } errors { field code channels } } }`,
        { id: promotion.rules[0].id, i: input },
      )
    await update({ rewardValue: 25 })
    expect(await off(8)).toBe(25)
    await update({ cataloguePredicate: { productPredicate: { ids: [product(10)] } } })
    expect(await Promise.all([8, 10].map(off))).toEqual([0, 25])
    await update({ addChannels: [EU], removeChannels: [US] })
    expect(await off(10)).toBe(0)
    expect((await update({ addChannels: [US], removeChannels: [US] })).errors).toEqual([
      { field: 'addChannels', code: 'DUPLICATED_INPUT_ITEM', channels: [US] },
      { field: 'removeChannels', code: 'DUPLICATED_INPUT_ITEM', channels: [US] },
    ])
    expect((await update({ rewardValueType: 'FIXED', rewardValue: 1, removeChannels: [EU] })).errors).toMatchObject([
      { field: 'channels', code: 'MISSING_CHANNELS' },
    ])
  })

  it('refuses a condition by which nothing is checked', async () => {
    const { errors } = await create({ rules: [rule({ productPredicate: { isPublished: true } }, 10)] })
    expect(errors).toEqual([{ field: 'cataloguePredicate', code: 'INVALID', index: 0 }])
  })
})

it('tells in its events what happened to it', async () => {
  const { promotion } = await create({ rules: [rule({}, 10)] })
  await ask('mutation($id: ID!) { promotionRuleDelete(id: $id) { errors { code } } }', { id: promotion.rules[0].id })
  await ask(
    'mutation($id: ID!) { promotionUpdate(id: $id, input: { endDate: "2026-02-01T00:00:00Z" }) { errors { code } } }',
    {
      id: promotion.id,
    },
  )
  const { events } = await ask(
    'query($id: ID!) { promotion(id: $id) { events { __typename ... on PromotionEventInterface { type } } } }',
    { id: promotion.id },
  )
  expect(events.map((e: Loose) => e.type)).toEqual([
    'PROMOTION_CREATED',
    'PROMOTION_STARTED',
    'RULE_DELETED',
    'PROMOTION_UPDATED',
    'PROMOTION_ENDED',
  ])
})

it('begins and ends to the microsecond, also after a change of its name', async () => {
  const startDate = '2026-01-01T10:00:00.061119+00:00'
  const endDate = '2027-01-01T10:00:00.8129+00:00'
  const { promotion } = await create({ startDate, endDate })
  const times = { startDate, endDate: '2027-01-01T10:00:00.812900+00:00' }
  const change = `mutation($id: ID!) {
    promotionUpdate(id: $id, input: { name: "Q" }) { promotion { name startDate endDate } errors { code } } }`
  expect(await ask(change, { id: promotion.id })).toEqual({ promotion: { name: 'Q', ...times }, errors: [] })
  const found = async (where: object) =>
    (
      await ask('query($w: PromotionWhereInput) { promotions(first: 9, where: $w) { totalCount } }', {
        w: where,
      })
    ).totalCount
  expect(await found({ startDate: { eq: startDate } })).toBe(1)
  expect(await found({ startDate: { oneOf: [startDate] } })).toBe(1)
  expect(await found({ startDate: { range: { lte: startDate } } })).toBe(1)
  expect(await found({ startDate: { range: { lte: '2026-01-01T10:00:00.061118Z' } } })).toBe(0)
})

it('is found by its properties, and in another language', async () => {
  const { promotion } = await create({ name: 'Spring' })
  await create({ name: 'Summer', type: 'ORDER' })
  const names = async (where: object) =>
    (
      await ask('query($w: PromotionWhereInput) { promotions(first: 9, where: $w) { edges { node { name } } } }', {
        w: where,
      })
    ).edges.map((e: Loose) => e.node.name)
  expect(await names({})).toEqual(['Spring', 'Summer'])
  expect(await names({ OR: [{ name: { eq: 'Spring' } }, { type: { eq: 'ORDER' } }] })).toEqual(['Spring', 'Summer'])
  expect(await names({ AND: [{ startDate: { range: { lte: '2025-01-01T00:00:00Z' } } }] })).toEqual([])
  expect(await names({ isOldSale: true })).toEqual([])
  const nested = (deep: number): object => (deep === 0 ? { name: { eq: 'Spring' } } : { AND: [nested(deep - 1)] })
  expect(await names(nested(4))).toEqual(['Spring'])
  const refused = 'query($w: PromotionWhereInput) { promotions(first: 9, where: $w) { edges { node { name } } } }'
  const many = Array.from({ length: 31 }, (_, n) => ({ name: { eq: String(n) } }))
  for (const w of [nested(5), { OR: many }])
    expect((await service.ask(refused, { w }, KEEPER)).errors).toMatchObject([{ code: 'GraphQLError' }])
  const { promotion: translated } = await ask(
    'mutation($id: ID!) { promotionTranslate(id: $id, languageCode: RU, input: { name: "Весна" }) { promotion { translation(languageCode: RU) { name } } errors { code } } }',
    { id: promotion.id },
  )
  expect(translated.translation).toEqual({ name: 'Весна' })
})
