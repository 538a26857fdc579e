/** Vouchers, older sales, gift cards and their exports, as staff make and change them. */
import { afterAll, describe, expect, it } from 'vitest'
import { makeNextExport } from '../../domain/export/files.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { US as ADDRESS } from '../../testing/buying.ts'
import { openStaffShop } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const keeper = await shop.person({
  permissions: ['MANAGE_DISCOUNTS', 'MANAGE_GIFT_CARD', 'MANAGE_USERS', 'MANAGE_PRODUCTS', 'MANAGE_TRANSLATIONS'],
})
const US = toGlobalId('Channel', 1)
const PRODUCT = toGlobalId('Product', 1)
const VARIANT = toGlobalId('ProductVariant', 2)
const ask = (query: string, variables: object = {}) => shop.by(keeper, query, variables)
const codes = ({ errors }: { errors: { field: string | null; code: string }[] }) =>
  errors.map((e) => `${e.field} ${e.code}`)

describe('a voucher', () => {
  const create = (input: object) =>
    ask(
      'mutation($i: VoucherInput!) { voucherCreate(input: $i) { voucher { id code codes(first: 9) { edges { node { id code } } } } errors { field code voucherCodes } } }',
      { i: input },
    )

  it('covers single variants of a checkout', async () => {
    const { voucher } = await create({ addCodes: ['ONLYTEN'], type: 'SPECIFIC_PRODUCT', variants: [VARIANT] })
    const listed = await ask(
      `mutation($id: ID!, $c: ID!) { voucherChannelListingUpdate(id: $id, input: { addChannels: [{ channelId: $c, discountValue: 2, minAmountSpent: 1 }] })
        { voucher { channelListings { discountValue minSpent { amount } } } errors { field code } } }`,
      { id: voucher.id, c: US },
    )
    expect(listed).toEqual({
      voucher: { channelListings: [{ discountValue: 2, minSpent: { amount: 1 } }] },
      errors: [],
    })
    const { checkout } = await shop.by(
      null,
      'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { id } errors { code } } }',
      {
        i: {
          channel: 'us',
          email: 'ann@example.com',
          lines: [
            { variantId: toGlobalId('ProductVariant', 1), quantity: 1 },
            { variantId: VARIANT, quantity: 2 },
          ],
        },
      },
    )
    const added = await shop.by(
      null,
      'mutation($id: ID!) { checkoutAddPromoCode(id: $id, promoCode: "ONLYTEN") { checkout { totalPrice { gross { amount } } } errors { code } } }',
      { id: checkout.id },
    )
    // Two of the three pieces cost two less.
    expect(added).toEqual({ checkout: { totalPrice: { gross: { amount: 32 } } }, errors: [] })
  })

  it('covers single variants of a draft, which can be placed with it', async () => {
    const clerk = await shop.person({ permissions: ['MANAGE_ORDERS', 'MANAGE_DISCOUNTS'] })
    const { order } = await shop.by(
      clerk,
      'mutation($i: DraftOrderCreateInput!) { draftOrderCreate(input: $i) { order { id subtotal { gross { amount } } } errors { code } } }',
      {
        i: {
          channelId: US,
          userEmail: 'ann@example.com',
          lines: [
            { variantId: toGlobalId('ProductVariant', 1), quantity: 1 },
            { variantId: VARIANT, quantity: 2 },
          ],
          voucherCode: 'ONLYTEN',
          shippingAddress: ADDRESS,
          billingAddress: ADDRESS,
          shippingMethod: toGlobalId('ShippingMethod', 1),
        },
      },
    )
    expect(order.subtotal.gross.amount).toBe(32)
    const placed = await shop.by(
      clerk,
      'mutation($id: ID!) { draftOrderComplete(id: $id) { order { subtotal { gross { amount } } } errors { field code } } }',
      { id: order.id },
    )
    expect(placed).toEqual({ order: { subtotal: { gross: { amount: 32 } } }, errors: [] })
  })

  it('is refused while its number is the amount of before and its unit is percent already', async () => {
    const { voucher } = await create({ addCodes: ['UNIT'], type: 'ENTIRE_ORDER', discountValueType: 'FIXED' })
    const list = (value: number) =>
      ask(
        'mutation($id: ID!, $c: ID!, $v: PositiveDecimal!) { voucherChannelListingUpdate(id: $id, input: { addChannels: [{ channelId: $c, discountValue: $v }] }) { errors { code } } }',
        { id: voucher.id, c: US, v: value },
      )
    await list(500)
    const { checkout } = await shop.by(
      null,
      'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { id } } }',
      { i: { channel: 'us', lines: [{ variantId: VARIANT, quantity: 1 }] } },
    )
    await ask(
      'mutation($id: ID!) { voucherUpdate(id: $id, input: { discountValueType: PERCENTAGE }) { errors { code } } }',
      { id: voucher.id },
    )
    const add = () =>
      shop.by(
        null,
        'mutation($id: ID!) { checkoutAddPromoCode(id: $id, promoCode: "UNIT") { checkout { totalPrice { gross { amount } } } errors { code } } }',
        { id: checkout.id },
      )
    expect((await add()).errors).toEqual([{ code: 'INVALID' }])
    await list(50)
    expect(await add()).toEqual({ checkout: { totalPrice: { gross: { amount: 6 } } }, errors: [] })
  })

  it('is refused with codes that are taken, twice in one list, or missing', async () => {
    expect(codes(await create({ addCodes: ['FIVE'] }))).toEqual(['codes ALREADY_EXISTS'])
    expect(codes(await create({ addCodes: ['GIFT-0005'] }))).toEqual(['codes ALREADY_EXISTS'])
    expect(codes(await create({ addCodes: ['A1', 'A1'] }))).toEqual(['codes DUPLICATED_INPUT_ITEM'])
    expect(codes(await create({}))).toEqual(['null GRAPHQL_ERROR'])
    await shop.sql(`insert into products (slug, name, product_type_id) values ('bare', 'Bare', 1)`)
    expect(codes(await create({ addCodes: ['A2'], products: [toGlobalId('Product', 2)] }))).toEqual([
      'products CANNOT_MANAGE_PRODUCT_WITHOUT_VARIANT',
    ])
  })

  it('gives its codes as a file', async () => {
    const { voucher } = await create({ addCodes: ['EXPORT-1', 'EXPORT,2'] })
    const start = (fileType: string) =>
      ask(
        `mutation($id: ID!) { exportVoucherCodes(input: { voucherId: $id, fileType: ${fileType} }) { exportFile { id status url } errors { field code } } }`,
        { id: voucher.id },
      )
    const { exportFile } = await start('CSV')
    expect(exportFile).toMatchObject({ status: 'SUCCESS' })
    expect(await makeNextExport(shop.services)).toBe(false)
    const done = await ask('query($id: ID!) { exportFile(id: $id) { status url events { type } } }', {
      id: exportFile.id,
    })
    expect(done).toMatchObject({ status: 'SUCCESS', events: [{ type: 'EXPORT_PENDING' }, { type: 'EXPORT_SUCCESS' }] })
    const file = await shop.services.media.original(done.url.split('/media/')[1])
    expect(file?.content.toString()).toBe('code\r\nEXPORT-1\r\n"EXPORT,2"\r\n')
    expect((await start('XLSX')).exportFile.status).toBe('SUCCESS')
    const refused = await ask(
      'mutation { exportVoucherCodes(input: { voucherId: "Vm91Y2hlcjo5OTk5", fileType: CSV }) { exportFile { id } errors { field code } } }',
    )
    expect(codes(refused)).toEqual(['voucherId NOT_FOUND'])
  })

  it('gives very many codes as a file that is made in the background', async () => {
    const { voucher } = await create({ addCodes: ['MANY'] })
    await shop.sql(
      `insert into voucher_codes (id, voucher_id, code)
        select gen_random_uuid(), voucher_id, 'MANY-' || n from voucher_codes, generate_series(1, 1000) n where code = 'MANY'`,
    )
    const { exportFile } = await ask(
      `mutation($id: ID!) { exportVoucherCodes(input: { voucherId: $id, fileType: CSV }) { exportFile { id status url } errors { code } } }`,
      { id: voucher.id },
    )
    expect(exportFile).toMatchObject({ status: 'PENDING', url: null })
    expect(await makeNextExport(shop.services)).toBe(true)
    expect(await makeNextExport(shop.services)).toBe(false)
    const done = await ask('query($id: ID!) { exportFile(id: $id) { status url } }', { id: exportFile.id })
    const file = await shop.services.media.original(done.url.split('/media/')[1])
    expect(file?.content.toString().trim().split('\r\n')).toHaveLength(1002)
  })
})

it('nothing takes off more than can be counted', async () => {
  const most = 999_999_999
  const listed = (operation: string, type: string, id: string, discountValue: number) =>
    ask(
      `mutation($id: ID!, $i: ${type}ChannelListingInput!) { ${operation}ChannelListingUpdate(id: $id, input: $i) { errors { field code } } }`,
      { id, i: { addChannels: [{ channelId: US, discountValue }] } },
    )
  const { voucher } = await ask(
    'mutation { voucherCreate(input: { addCodes: ["MUCH"] }) { voucher { id } errors { code } } }',
  )
  const { sale } = await ask(
    'mutation { saleCreate(input: { name: "Much", type: FIXED }) { sale { id } errors { code } } }',
  )
  for (const [operation, type, id] of [
    ['voucher', 'Voucher', voucher.id],
    ['sale', 'Sale', sale.id],
  ]) {
    const field = type === 'Sale' ? 'input' : 'discountValue'
    expect(codes(await listed(operation, type, id, most + 1))).toEqual([`${field} INVALID`])
    expect(codes(await listed(operation, type, id, most))).toEqual([])
  }
  const rule = { channels: [US], rewardValueType: 'FIXED', cataloguePredicate: { productPredicate: { ids: [] } } }
  const promoted = (rewardValue: number) =>
    ask(
      'mutation($i: PromotionCreateInput!) { promotionCreate(input: $i) { promotion { id } errors { field code } } }',
      { i: { name: 'Much', type: 'CATALOGUE', rules: [{ ...rule, rewardValue }] } },
    )
  expect(codes(await promoted(most + 1))).toEqual(['rewardValue INVALID'])
  const { promotion, errors } = await promoted(most)
  expect(errors).toEqual([])
  for (const [operation, id] of [
    ['voucher', voucher.id],
    ['sale', sale.id],
    ['promotion', promotion.id],
  ])
    await ask(`mutation($id: ID!) { ${operation}Delete(id: $id) { errors { code } } }`, { id })
})

describe('an older sale', () => {
  it('lowers prices in its channels, and is a promotion', async () => {
    const { sale } = await ask(
      'mutation { saleCreate(input: { name: "Spring", type: PERCENTAGE }) { sale { id name type } errors { field code } } }',
    )
    expect(sale).toMatchObject({ name: 'Spring', type: 'PERCENTAGE' })
    await ask(
      'mutation($id: ID!, $p: ID!) { saleCataloguesAdd(id: $id, input: { products: [$p] }) { errors { field code } } }',
      { id: sale.id, p: PRODUCT },
    )
    const listed = await ask(
      `mutation($id: ID!, $c: ID!) { saleChannelListingUpdate(id: $id, input: { addChannels: [{ channelId: $c, discountValue: 25 }] })
        { sale { channelListings { discountValue currency channel { slug } } products(first: 5) { edges { node { id } } } } errors { field code } } }`,
      { id: sale.id, c: US },
    )
    expect(listed).toEqual({
      sale: {
        channelListings: [{ discountValue: 25, currency: 'USD', channel: { slug: 'us' } }],
        products: { edges: [{ node: { id: PRODUCT } }] },
      },
      errors: [],
    })
    expect(
      await shop.sql('select distinct channel_id, discounted_price::int as price from variant_listings order by 1'),
    ).toEqual([
      { channel_id: 1, price: 900 },
      { channel_id: 2, price: 1200 },
    ])
    const found = await ask(
      '{ promotions(first: 5, where: { isOldSale: true }) { edges { node { name rules { rewardValue } } } } }',
    )
    expect(found.edges).toEqual([{ node: { name: 'Spring', rules: [{ rewardValue: 0 }, { rewardValue: 25 }] } }])
    const { sale: translated } = await ask(
      'mutation($id: ID!) { saleTranslate(id: $id, languageCode: RU, input: { name: "Весна" }) { sale { translation(languageCode: RU) { name } } errors { code } } }',
      { id: sale.id },
    )
    expect(translated.translation.name).toBe('Весна')
    await ask('mutation($id: ID!) { saleDelete(id: $id) { sale { id } errors { code } } }', { id: sale.id })
    expect(await shop.sql('select distinct discounted_price::int as price from variant_listings')).toEqual([
      { price: 1200 },
    ])
  })

  it('takes nothing off while its number is the amount of before and its unit is percent already', async () => {
    const { sale } = await ask('mutation { saleCreate(input: { name: "Unit", type: FIXED }) { sale { id } } }')
    await ask(
      'mutation($id: ID!, $p: ID!) { saleCataloguesAdd(id: $id, input: { products: [$p] }) { errors { code } } }',
      { id: sale.id, p: PRODUCT },
    )
    const list = (value: number) =>
      ask(
        'mutation($id: ID!, $c: ID!, $v: PositiveDecimal!) { saleChannelListingUpdate(id: $id, input: { addChannels: [{ channelId: $c, discountValue: $v }] }) { errors { field code } } }',
        { id: sale.id, c: US, v: value },
      )
    const prices = () =>
      shop.sql('select distinct discounted_price::int as price from variant_listings where channel_id = 1')
    await list(500)
    expect(await prices()).toEqual([{ price: 0 }])
    await ask('mutation($id: ID!) { saleUpdate(id: $id, input: { type: PERCENTAGE }) { errors { code } } }', {
      id: sale.id,
    })
    expect(await prices()).toEqual([{ price: 1200 }])
    expect(await list(101)).toEqual({ errors: [{ field: 'input', code: 'INVALID' }] })
    await list(50)
    expect(await prices()).toEqual([{ price: 600 }])
    await ask('mutation($id: ID!) { saleDelete(id: $id) { errors { code } } }', { id: sale.id })
  })
})

describe('a gift card', () => {
  const create = (input: object) =>
    ask(
      'mutation($i: GiftCardCreateInput!) { giftCardCreate(input: $i) { giftCard { id code expiryDate tags { name } events { type } } errors { field code tags } } }',
      { i: { balance: { amount: 25, currency: 'USD' }, isActive: true, ...input } },
    )

  it('is sent to its owner, changed, and over one day', async () => {
    const made = await create({ userEmail: 'ann@example.com', channel: 'us', note: 'For Ann', addTags: ['friends'] })
    expect(made.giftCard).toMatchObject({
      tags: [{ name: 'friends' }],
      events: [{ type: 'ISSUED' }, { type: 'NOTE_ADDED' }],
    })
    expect(await shop.sql(`select recipient from mails where kind = 'gift-card'`)).toEqual([
      { recipient: 'ann@example.com' },
    ])
    const { id } = made.giftCard
    const update = (input: object) =>
      ask(
        'mutation($id: ID!, $i: GiftCardUpdateInput!) { giftCardUpdate(id: $id, input: $i) { giftCard { currentBalance { amount } tags { name } } errors { field code } } }',
        { id, i: input },
      )
    expect(await update({ balanceAmount: 40, addTags: ['new'], removeTags: ['friends'] })).toMatchObject({
      giftCard: { currentBalance: { amount: 40 }, tags: [{ name: 'new' }] },
    })
    expect(codes(await update({ addTags: ['a'], removeTags: ['a'] }))).toEqual(['tags DUPLICATED_INPUT_ITEM'])
    await shop.sql(`update gift_cards set expiry_date = '2020-01-01', is_active = false`)
    const on = await ask('mutation($id: ID!) { giftCardActivate(id: $id) { errors { field code } } }', { id })
    expect(codes(on)).toEqual(['giftCardId EXPIRED_GIFT_CARD'])
  })

  it('lasts as long as the settings say', async () => {
    const set = (input: object) =>
      ask(
        'mutation($i: GiftCardSettingsUpdateInput!) { giftCardSettingsUpdate(input: $i) { giftCardSettings { expiryType expiryPeriod { amount type } } errors { field code } } }',
        { i: input },
      )
    expect(codes(await set({ expiryType: 'EXPIRY_PERIOD' }))).toEqual(['expiryPeriod REQUIRED'])
    expect(codes(await set({ expiryType: 'EXPIRY_PERIOD', expiryPeriod: { amount: 0, type: 'YEAR' } }))).toEqual([
      'expiryPeriod INVALID',
    ])
    await set({ expiryType: 'EXPIRY_PERIOD', expiryPeriod: { amount: 1, type: 'YEAR' } })
    const { giftCard } = await create({})
    expect(giftCard.expiryDate).toMatch(/^\d{4}-\d\d-\d\d$/)
    await set({ expiryType: 'NEVER_EXPIRE' })
    expect((await create({})).giftCard.expiryDate).toBeNull()
  })

  it('belongs to a customer, and to nobody again', async () => {
    const owner = await shop.person()
    const { giftCard } = await create({ code: 'FOR-SOMEBODY' })
    const assigned = await ask(
      'mutation($id: ID!, $u: ID!) { giftCardAssignUser(id: $id, userId: $u) { giftCard { assignedTo { id } events { type assignedTo { currentAssignedTo { id } } } } errors { field code } } }',
      { id: giftCard.id, u: owner.id },
    )
    expect(assigned.giftCard.assignedTo).toEqual({ id: owner.id })
    const freed = await ask(
      'mutation($id: ID!) { giftCardUnassignUser(id: $id) { giftCard { assignedToEmail } errors { field code } } }',
      { id: giftCard.id },
    )
    expect(freed).toEqual({ giftCard: { assignedToEmail: null }, errors: [] })
    const found = await ask('{ giftCards(first: 5, search: "for-some") { totalCount edges { node { code } } } }')
    expect(found).toEqual({ totalCount: 1, edges: [{ node: { code: 'FOR-SOMEBODY' } }] })
  })
})
