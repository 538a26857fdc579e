/** Vouchers and older sales as translators find, read and write them. */
import { afterAll, describe, expect, it } from 'vitest'
import { openStaffShop } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const keeper = await shop.person({ permissions: ['MANAGE_DISCOUNTS', 'MANAGE_TRANSLATIONS'] })
const translator = await shop.person({ permissions: ['MANAGE_TRANSLATIONS'] })

const { voucher } = await shop.by(
  keeper,
  'mutation { voucherCreate(input: { name: "Ten", addCodes: ["TEN"] }) { voucher { id } errors { code } } }',
)
const { sale } = await shop.by(
  keeper,
  'mutation { saleCreate(input: { name: "Spring", type: PERCENTAGE }) { sale { id } errors { code } } }',
)
const { promotion } = await shop.by(
  keeper,
  'mutation { promotionCreate(input: { name: "Summer", type: CATALOGUE }) { promotion { id } errors { code } } }',
)

const TEXTS = {
  VOUCHER: '... on VoucherTranslatableContent { id voucherId name translation(languageCode: RU) { name } }',
  SALE: '... on SaleTranslatableContent { id saleId name translation(languageCode: RU) { name } }',
  PROMOTION: '... on PromotionTranslatableContent { promotionId name }',
  PRODUCT: '... on ProductTranslatableContent { name }',
}

const list = async (kind: keyof typeof TEXTS) =>
  (
    await shop.by(
      translator,
      `{ translations(kind: ${kind}, first: 9) { totalCount edges { node { __typename ${TEXTS[kind]} } } } }`,
    )
  ).edges.map((e: { node: object }) => e.node)
const read = (kind: keyof typeof TEXTS, id: string) =>
  shop.by(translator, `query($id: ID!) { translation(id: $id, kind: ${kind}) { __typename ${TEXTS[kind]} } }`, { id })
const translate = (noun: 'voucher' | 'sale', id: string, input: object) =>
  shop.by(
    translator,
    `mutation($id: ID!, $i: NameTranslationInput!) { ${noun}Translate(id: $id, languageCode: RU, input: $i)
      { ${noun} { translation(languageCode: RU) { name language { code } } } errors { field code } } }`,
    { id, i: input },
  )

describe.each([
  { noun: 'voucher', kind: 'VOUCHER', type: 'VoucherTranslatableContent', name: 'Ten', own: voucher.id },
  { noun: 'sale', kind: 'SALE', type: 'SaleTranslatableContent', name: 'Spring', own: sale.id },
] as const)('a $noun', ({ noun, kind, type, name, own }) => {
  it('is found among its kind and alone, and translated by either of its ids', async () => {
    const found = await read(kind, own)
    expect(found).toEqual({ __typename: type, id: expect.any(String), [`${noun}Id`]: own, name, translation: null })
    expect((await list(kind)).at(-1)).toEqual(found)
    expect(await translate(noun, found.id, { name: 'Весна' })).toEqual({
      [noun]: { translation: { name: 'Весна', language: { code: 'RU' } } },
      errors: [],
    })
    expect((await read(kind, own)).translation).toEqual({ name: 'Весна' })
  })

  it('keeps its translation when the text is emptied or left out', async () => {
    await translate(noun, own, { name: 'Весна' })
    expect((await translate(noun, own, {}))[noun].translation.name).toBe('Весна')
    expect((await translate(noun, own, { name: null }))[noun].translation).toEqual({
      name: null,
      language: { code: 'RU' },
    })
    expect((await read(kind, own)).translation).toEqual({ name: null })
  })

  it('is not another kind, and shows the thing itself to those who manage discounts', async () => {
    expect(await read('PRODUCT', own)).toBeNull()
    const whole = `query($id: ID!) { translation(id: $id, kind: ${kind}) { ... on ${type} { ${noun} { id name } } } }`
    expect((await shop.by(keeper, whole, { id: own }))[noun]).toEqual({ id: own, name })
    const { errors } = await shop.ask(whole, { id: own }, translator.token)
    expect(errors).toMatchObject([
      { path: ['translation', noun], extensions: { exception: { code: 'PermissionDenied' } } },
    ])
  })
})

it('a promotion stands in its own kind, an older sale does not stand there again', async () => {
  expect(await list('PROMOTION')).toEqual([
    { __typename: 'PromotionTranslatableContent', promotionId: promotion.id, name: 'Summer' },
  ])
  expect(await read('PROMOTION', sale.id)).toBeNull()
})

it('a name that is too long is refused, and an id of another thing', async () => {
  expect(await translate('voucher', voucher.id, { name: 'x'.repeat(256) })).toMatchObject({
    voucher: null,
    errors: [{ field: 'name', code: 'INVALID' }],
  })
  expect((await translate('sale', sale.id, { name: 'x'.repeat(256) })).errors).toEqual([
    { field: 'name', code: 'INVALID' },
  ])
  expect((await translate('sale', voucher.id, { name: 'x' })).errors).toEqual([{ field: 'id', code: 'GRAPHQL_ERROR' }])
})
