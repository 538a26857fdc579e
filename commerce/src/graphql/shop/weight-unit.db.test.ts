/** Weights are shown in the unit of the shop, and entered in it where they name none. */
import { afterAll, expect, it } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { openStaffShop } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const owner = await shop.person({ superuser: true, permissions: [] })
const P = toGlobalId('Product', 1)

const choose = (defaultWeightUnit: string) =>
  shop.by(
    owner,
    'mutation($i: ShopSettingsInput!) { shopSettingsUpdate(input: $i) { shop { defaultWeightUnit } errors { code } } }',
    { i: { defaultWeightUnit } },
  )
const weigh = async (weight: unknown) =>
  (
    await shop.by(
      owner,
      'mutation($id: ID!, $w: WeightScalar) { productUpdate(id: $id, input: { weight: $w }) { product { weight { unit value } } errors { code } } }',
      { id: P, w: weight },
    )
  ).product.weight
/** The same document with the weight in its text, which may be kept between requests. */
const written = async () =>
  (
    await shop.by(
      owner,
      `mutation { productUpdate(id: "${P}", input: { weight: 40 }) { product { weight { unit value } } } }`,
    )
  ).product.weight
const kept = async () => (await shop.sql('select weight from products where id = 1'))[0].weight

it("a number is one of the shop's unit, and everything is shown in it", async () => {
  expect(await weigh(2)).toEqual({ unit: 'KG', value: 2 })
  await choose('G')
  expect(await weigh(250)).toEqual({ unit: 'G', value: 250 })
  expect(await kept()).toBe(0.25)
  expect(await weigh({ unit: 'KG', value: 1.5 })).toEqual({ unit: 'G', value: 1500 })
  expect(await written()).toEqual({ unit: 'G', value: 40 })
  await choose('LB')
  expect(await written()).toEqual({ unit: 'LB', value: 40 })
  expect(await weigh({ unit: 'KG', value: 1 })).toEqual({ unit: 'LB', value: 2.205 })
  const { productType } = await shop.by(owner, `{ product(id: "${P}") { productType { weight { unit value } } } }`)
  expect(productType.weight).toEqual({ unit: 'LB', value: 0 })
  await choose('KG')
  expect(await weigh(3)).toEqual({ unit: 'KG', value: 3 })
})
