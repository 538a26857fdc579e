/** Events of every kind: an app may name any of Saleor's, and hears of what staff change. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSchema, isEnumType } from 'graphql'
import { readSdl } from '../../../../contract/src/sdl.ts'
import { deliverNext } from '../../testing/deliver.ts'
import { bringUpToDate } from '../../domain/catalog/by-clock.ts'
import { toGlobalId, uuidKey } from '../../domain/global-id.ts'
import { readManifest } from '../../domain/staff/manifest.ts'
import { isSync } from '../../domain/webhook/events.ts'
import { DUMMY, PLENTY, TEN, US } from '../../testing/buying.ts'
import { openSmallApp, type SmallApp } from '../../testing/small-app.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'
import { typeOf } from './payload.ts'
import type { WebhookEventTypeEnum } from '@semena/contract/enums'

const root = join(import.meta.dirname, '../../../..')
const schema = buildSchema(readSdl())
const valuesOf = (name: string): WebhookEventTypeEnum[] => {
  const type = schema.getType(name)
  return isEnumType(type) ? type.getValues().map((v) => v.name as WebhookEventTypeEnum) : []
}
const TYPES = valuesOf('WebhookEventTypeEnum')
/** They have no type of their own in Saleor's schema either. */
const WITHOUT_TYPE = ['ANY_EVENTS', 'NOTIFY_USER', 'OBSERVABILITY']

let shop: StaffShop
let owner: Someone
let outside: SmallApp
let appKey: number

beforeAll(async () => {
  shop = await openStaffShop()
  outside = await openSmallApp(() => ({}))
  owner = await shop.person({ superuser: true })
  appKey = (
    await shop.program([
      'MANAGE_DISCOUNTS',
      'MANAGE_GIFT_CARD',
      'MANAGE_PRODUCTS',
      'MANAGE_ORDERS',
      'MANAGE_STAFF',
      'MANAGE_TRANSLATIONS',
      'MANAGE_USERS',
    ])
  ).key
}, 60_000)
afterAll(async () => {
  await outside.close()
  await shop.close()
})

/** Has the app hear of these events by this query, does the work, and gives what it was told. */
async function heard(events: WebhookEventTypeEnum[], query: string, work: () => Promise<unknown>): Promise<unknown[]> {
  outside.received.length = 0
  await shop.sql('delete from webhooks')
  await shop.sql(
    "insert into webhooks (app_id, name, target_url, events, subscription_query) values ($1, 'w', $2, $3, $4)",
    [appKey, `${outside.url}/told`, events, `subscription { event { __typename ${query} } }`],
  )
  await work()
  while (await deliverNext({ ...shop.services, origin: 'http://shop.test' }));
  return outside.received.map((r) => JSON.parse(r.body))
}
const by = async (mutation: string, variables: object = {}) => {
  const done = await shop.by(owner, mutation, variables)
  expect(done).toMatchObject({ errors: [] })
  return done
}

describe('every type of event', () => {
  test.each(TYPES.filter((type) => !WITHOUT_TYPE.includes(type)))('%s has a type of its own', (type) => {
    const event = schema.getType(typeOf(type))
    expect(event?.astNode).toMatchObject({ interfaces: [{ name: { value: 'Event' } }] })
  })

  test('may stand in a manifest, and no other may', () => {
    const manifest = (asyncEvents: string[], syncEvents: string[]) =>
      readManifest(shop.services, {
        id: 'a',
        version: '1',
        name: 'A',
        webhooks: [
          {
            name: 'all',
            asyncEvents,
            syncEvents,
            targetUrl: outside.url,
            query: `subscription { event { ${TYPES.filter((t) => !WITHOUT_TYPE.includes(t))
              .map((t) => `... on ${typeOf(t)} { version }`)
              .join(' ')} } }`,
          },
        ],
      })
    const told = valuesOf('WebhookEventTypeAsyncEnum')
    const asked = valuesOf('WebhookEventTypeSyncEnum')
    expect(asked.filter((type) => !isSync(type))).toEqual([])
    expect(manifest(told, asked)).toMatchObject({ ok: true })
    expect(manifest(['ORDER_DREAMT'], [])).toMatchObject({
      ok: false,
      errors: [{ code: 'INVALID', field: 'webhooks' }],
    })
    expect(manifest(['CHECKOUT_CALCULATE_TAXES'], [])).toMatchObject({ ok: false, errors: [{ code: 'INVALID' }] })
  })

  test('is told or asked by the service, or is said never to be', () => {
    const sources = globSync('commerce/src/{db,domain,jobs,providers}/**/*.ts', { cwd: root })
      .filter((file) => !/\.test\.ts$|generated|webhook\/events\.ts$/.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n')
    const guide = readFileSync(join(root, 'docs/guides/staff-and-apps.md'), 'utf8')
    const never = /### Events that never come\n([\s\S]*?)\n## /.exec(guide)![1]!
    const said = new Set(never.match(/\b[A-Z]+_[A-Z_]+\b|\bOBSERVABILITY\b/g))
    const unsent = TYPES.filter((type) => type !== 'ANY_EVENTS' && !new RegExp(`\\b${type}\\b`).test(sources))
    expect(unsent.filter((type) => !said.has(type))).toEqual([])
    expect([...said].filter((type) => !unsent.includes(type as WebhookEventTypeEnum))).toEqual([])
  })
})

describe('apps hear', () => {
  test('of vouchers and their codes', async () => {
    const query = `... on VoucherCreated { voucher { name code } } ... on VoucherUpdated { voucher { name } } ... on VoucherDeleted { voucher { id name } }
      ... on VoucherCodesCreated { voucherCodes { code } } ... on VoucherCodesDeleted { voucherCodes { id code } } ... on VoucherMetadataUpdated { voucher { metafield(key: "a") } }`
    const events = ['CREATED', 'UPDATED', 'DELETED', 'CODES_CREATED', 'CODES_DELETED', 'METADATA_UPDATED'].map(
      (e) => `VOUCHER_${e}` as WebhookEventTypeEnum,
    )
    let id = ''
    const told = await heard(events, query, async () => {
      const made = await by(
        'mutation { voucherCreate(input: { name: "Spring", addCodes: ["S1"] }) { voucher { id } errors { code } } }',
      )
      id = made.voucher.id
      await by(
        'mutation($id: ID!) { voucherUpdate(id: $id, input: { name: "May", addCodes: ["S2"] }) { errors { code } } }',
        { id },
      )
      await by(
        'mutation($id: ID!) { updateMetadata(id: $id, input: [{ key: "a", value: "b" }]) { errors { code } } }',
        { id },
      )
    })
    expect(told).toMatchObject([
      { __typename: 'VoucherCreated', voucher: { name: 'May', code: 'S1' } },
      { __typename: 'VoucherCodesCreated', voucherCodes: [{ code: 'S2' }] },
      { __typename: 'VoucherUpdated', voucher: { name: 'May' } },
      { __typename: 'VoucherMetadataUpdated', voucher: { metafield: 'b' } },
    ])
    const [{ id: code }] = await shop.sql("select id from voucher_codes where code = 'S2'")
    const gone = await heard(events, query, async () => {
      await by('mutation($ids: [ID!]!) { voucherCodeBulkDelete(ids: $ids) { errors { code } } }', {
        ids: [toGlobalId('VoucherCode', code)],
      })
      await by('mutation($id: ID!) { voucherDelete(id: $id) { errors { code } } }', { id })
    })
    expect(gone).toMatchObject([
      { __typename: 'VoucherCodesDeleted', voucherCodes: [{ id: toGlobalId('VoucherCode', code), code: 'S2' }] },
      { __typename: 'VoucherCodesDeleted', voucherCodes: [{ code: 'S1' }] },
      { __typename: 'VoucherDeleted', voucher: { id, name: 'May' } },
    ])
  })

  test('of older sales, also when the clock begins them', async () => {
    const query =
      '... on SaleCreated { sale { id name } } ... on SaleUpdated { sale { name } } ... on SaleDeleted { sale { id name } } ... on SaleToggle { sale { name } }'
    const events: WebhookEventTypeEnum[] = ['SALE_CREATED', 'SALE_UPDATED', 'SALE_DELETED', 'SALE_TOGGLE']
    let id = ''
    const told = await heard(events, query, async () => {
      const made = await by(
        'mutation { saleCreate(input: { name: "Autumn", type: PERCENTAGE }) { sale { id } errors { code } } }',
      )
      id = made.sale.id
      await bringUpToDate(shop.services, { patienceMs: 5000 })
      await by('mutation($id: ID!) { saleUpdate(id: $id, input: { name: "Winter" }) { errors { code } } }', { id })
      await by('mutation($id: ID!) { saleDelete(id: $id) { errors { code } } }', { id })
    })
    expect(told).toMatchObject([
      { __typename: 'SaleCreated' },
      { __typename: 'SaleToggle' },
      { __typename: 'SaleUpdated' },
      { __typename: 'SaleDeleted', sale: { id, name: 'Winter' } },
    ])
  })

  test('of groups, attribute values and translations', async () => {
    const told = await heard(
      [
        'PERMISSION_GROUP_CREATED',
        'PERMISSION_GROUP_DELETED',
        'ATTRIBUTE_VALUE_CREATED',
        'ATTRIBUTE_VALUE_DELETED',
        'TRANSLATION_CREATED',
        'TRANSLATION_UPDATED',
      ],
      `... on PermissionGroupCreated { permissionGroup { name } } ... on PermissionGroupDeleted { permissionGroup { id name } }
       ... on AttributeValueCreated { attributeValue { name } } ... on AttributeValueDeleted { attributeValue { id name slug } }
       ... on TranslationCreated { translation { __typename ... on ProductTranslation { id language { code } name seoTitle } ... on AttributeValueTranslation { id value: name } } }
       ... on TranslationUpdated { translation { ... on ProductTranslation { name seoTitle } } }`,
      async () => {
        const { group } = await by(
          'mutation { permissionGroupCreate(input: { name: "Pickers", restrictedAccessToChannels: false }) { group { id } errors { code } } }',
        )
        await by('mutation($id: ID!) { permissionGroupDelete(id: $id) { errors { code } } }', { id: group.id })
        const { attribute } = await by(
          'mutation { attributeCreate(input: { name: "Colour", type: PRODUCT_TYPE, inputType: DROPDOWN }) { attribute { id } errors { code } } }',
        )
        const { attributeValue } = await by(
          'mutation($a: ID!) { attributeValueCreate(attribute: $a, input: { name: "Red" }) { attributeValue { id } errors { code } } }',
          { a: attribute.id },
        )
        await by(
          'mutation($id: ID!) { attributeValueTranslate(id: $id, languageCode: CS, input: { name: "Červená" }) { errors { code } } }',
          { id: attributeValue.id },
        )
        await by('mutation($id: ID!) { attributeValueDelete(id: $id) { errors { code } } }', { id: attributeValue.id })
        const translate = (input: object) =>
          by(
            'mutation($id: ID!, $i: TranslationInput!) { productTranslate(id: $id, languageCode: CS, input: $i) { errors { code } } }',
            { id: toGlobalId('Product', 1), i: input },
          )
        await translate({ name: 'Produkt' })
        await translate({ seoTitle: 'Semínka' })
      },
    )
    expect(told).toMatchObject([
      // It was deleted before the app was told.
      { __typename: 'PermissionGroupCreated', permissionGroup: null },
      { __typename: 'PermissionGroupDeleted', permissionGroup: { name: 'Pickers' } },
      { __typename: 'AttributeValueCreated', attributeValue: null },
      { __typename: 'TranslationCreated', translation: { __typename: 'AttributeValueTranslation', value: 'Červená' } },
      { __typename: 'AttributeValueDeleted', attributeValue: { name: 'Red', slug: 'red' } },
      {
        __typename: 'TranslationCreated',
        translation: { __typename: 'ProductTranslation', language: { code: 'CS' }, name: 'Produkt', seoTitle: null },
      },
      { __typename: 'TranslationUpdated', translation: { name: 'Produkt', seoTitle: 'Semínka' } },
    ])
  })

  test('of rules of promotions', async () => {
    const told = await heard(
      ['PROMOTION_RULE_CREATED', 'PROMOTION_RULE_UPDATED', 'PROMOTION_RULE_DELETED'],
      '... on PromotionRuleCreated { promotionRule { id } } ... on PromotionRuleUpdated { promotionRule { name } } ... on PromotionRuleDeleted { promotionRule { id name } }',
      async () => {
        const { promotion } = await by(
          'mutation { promotionCreate(input: { name: "P", type: CATALOGUE }) { promotion { id } errors { code } } }',
        )
        const { promotionRule } = await by(
          'mutation($p: ID!, $c: ID!, $v: ID!) { promotionRuleCreate(input: { promotion: $p, name: "R", channels: [$c], rewardValueType: PERCENTAGE, rewardValue: 10, cataloguePredicate: { variantPredicate: { ids: [$v] } } }) { promotionRule { id } errors { code } } }',
          { p: promotion.id, c: toGlobalId('Channel', 1), v: PLENTY },
        )
        await by('mutation($id: ID!) { promotionRuleUpdate(id: $id, input: { name: "S" }) { errors { code } } }', {
          id: promotionRule.id,
        })
        await by('mutation($id: ID!) { promotionRuleDelete(id: $id) { errors { code } } }', { id: promotionRule.id })
      },
    )
    expect(told).toMatchObject([
      { __typename: 'PromotionRuleCreated' },
      { __typename: 'PromotionRuleUpdated' },
      { __typename: 'PromotionRuleDeleted', promotionRule: { name: 'S' } },
    ])
  })

  test('of invoices and exported files', async () => {
    const { order } = await shop.complete(await shop.basket(PLENTY))
    await by('mutation($id: ID!) { orderConfirm(id: $id) { errors { code } } }', { id: order.id })
    const told = await heard(
      ['INVOICE_REQUESTED', 'INVOICE_DELETED', 'GIFT_CARD_EXPORT_COMPLETED', 'PRODUCT_METADATA_UPDATED'],
      `... on InvoiceRequested { invoice { number } order { number } } ... on InvoiceDeleted { invoice { number } of: order { number } }
       ... on GiftCardExportCompleted { export { status } } ... on ProductMetadataUpdated { product { metafield(key: "k") } }`,
      async () => {
        const { invoice } = await by(
          'mutation($id: ID!) { invoiceRequest(orderId: $id) { invoice { id } errors { code } } }',
          { id: order.id },
        )
        await by('mutation($id: ID!) { invoiceRequestDelete(id: $id) { errors { code } } }', { id: invoice.id })
        await by('mutation { exportGiftCards(input: { scope: ALL, fileType: CSV }) { errors { code } } }')
        await shop.jobs.start()
        for (
          let n = 0;
          n < 100 && (await shop.count("select count(*) from export_files where status = 'SUCCESS'")) === 0;
          n++
        )
          await new Promise((r) => setTimeout(r, 50))
        await shop.jobs.stop()
        await by(
          'mutation($id: ID!) { updateMetadata(id: $id, input: [{ key: "k", value: "v" }]) { errors { code } } }',
          {
            id: toGlobalId('Product', 1),
          },
        )
      },
    )
    // They may be told in another order than they happened.
    const byName = Map.groupBy(told as { __typename: string }[], (t) => t.__typename)
    expect(byName.size).toBe(4)
    for (const wanted of [
      { __typename: 'InvoiceRequested', order: { number: order.number } },
      { __typename: 'InvoiceDeleted', of: { number: order.number } },
      { __typename: 'GiftCardExportCompleted', export: { status: 'SUCCESS' } },
      { __typename: 'ProductMetadataUpdated', product: { metafield: 'v' } },
    ])
      expect(byName.get(wanted.__typename)).toMatchObject([wanted])
  })

  test('of each thing that happens to an order and its parcels once', async () => {
    await shop.sql('delete from webhooks')
    await shop.sql(
      "insert into webhooks (app_id, name, target_url, events) values ($1, 'all', 'http://127.0.0.1:9/', '{ANY_EVENTS}')",
      [appKey],
    )
    const told: Record<string, string[]> = {}
    /** Does the work, and notes which events of orders and parcels were put down for it. */
    const noting = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      await shop.sql('delete from app_events')
      const done = await work()
      const rows = await shop.sql(
        "select type from app_events where subject_type in ('Order', 'Fulfillment') order by type",
      )
      told[what] = rows.map(({ type }) => type)
      return done
    }
    const id = await shop.basket(PLENTY)
    const { order } = await noting('placed', () => shop.complete(id))
    await noting('noted', () =>
      by('mutation($id: ID!) { orderNoteAdd(order: $id, input: { message: "Hello" }) { errors { code } } }', {
        id: order.id,
      }),
    )
    await noting('paid', () =>
      shop.pay(order.id, { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS', includePspReference: true } } }),
    )
    const { lines } = await shop.by(owner, 'query($id: ID) { order(id: $id) { lines { id } } }', { id: order.id })
    const [{ id: warehouse }] = await shop.sql("select id from warehouses where slug = 'a'")
    const place = toGlobalId('Warehouse', warehouse)
    const { fulfillments } = await noting('sent', () =>
      by(
        'mutation($id: ID, $i: OrderFulfillInput!) { orderFulfill(order: $id, input: $i) { fulfillments { id } errors { code } } }',
        {
          id: order.id,
          i: {
            notifyCustomer: false,
            lines: [{ orderLineId: lines[0].id, stocks: [{ quantity: 1, warehouse: place }] }],
          },
        },
      ),
    )
    const parcel = { id: fulfillments[0].id }
    await noting('tracked', () =>
      by(
        'mutation($id: ID!) { orderFulfillmentUpdateTracking(id: $id, input: { trackingNumber: "T1" }) { errors { code } } }',
        parcel,
      ),
    )
    await noting('taken back', () =>
      by(
        'mutation($id: ID!, $w: ID) { orderFulfillmentCancel(id: $id, input: { warehouseId: $w }) { errors { code } } }',
        { ...parcel, w: place },
      ),
    )
    await noting('cancelled', () =>
      by('mutation($id: ID!) { orderCancel(id: $id) { errors { code } } }', { id: order.id }),
    )
    const made = await noting('drafted', () =>
      by('mutation($i: DraftOrderCreateInput!) { draftOrderCreate(input: $i) { order { id } errors { code } } }', {
        i: {
          channelId: toGlobalId('Channel', 1),
          userEmail: 'ann@example.com',
          lines: [{ variantId: PLENTY, quantity: 1 }],
          shippingAddress: US,
          billingAddress: US,
          shippingMethod: toGlobalId('ShippingMethod', 1),
        },
      }),
    )
    await noting('completed', () =>
      by('mutation($id: ID!) { draftOrderComplete(id: $id) { errors { code } } }', { id: made.order.id }),
    )
    await noting('marked', () =>
      by('mutation($id: ID!) { orderMarkAsPaid(id: $id) { errors { code } } }', { id: made.order.id }),
    )
    const { order: draft } = await by(
      'mutation($i: DraftOrderCreateInput!) { draftOrderCreate(input: $i) { order { id } errors { code } } }',
      { i: { channelId: toGlobalId('Channel', 1), lines: [{ variantId: PLENTY, quantity: 1 }] } },
    )
    await noting('draft written on', () =>
      by('mutation($id: ID!) { draftOrderUpdate(id: $id, input: { customerNote: "N" }) { errors { code } } }', draft),
    )
    await noting('draft discounted', () =>
      by(
        'mutation($id: ID!) { orderDiscountAdd(orderId: $id, input: { valueType: FIXED, value: 1 }) { errors { code } } }',
        draft,
      ),
    )
    const second = (await shop.complete(await shop.basket(PLENTY))).order.id
    await noting('addressed', () =>
      by(
        'mutation($id: ID!, $a: AddressInput) { orderUpdate(id: $id, input: { billingAddress: $a }) { errors { code } } }',
        {
          id: second,
          a: US,
        },
      ),
    )
    const { transaction } = await noting('part paid', () =>
      by(
        'mutation($id: ID!) { transactionCreate(id: $id, transaction: { name: "Cash", amountCharged: { amount: 1, currency: "USD" } }) { transaction { id } errors { code } } }',
        { id: second },
      ),
    )
    const report = (what: string, type: string, reference: string, amount: number) =>
      noting(what, () =>
        by(
          'mutation($id: ID!, $t: TransactionEventTypeEnum!, $p: String!, $a: PositiveDecimal) { transactionEventReport(id: $id, type: $t, pspReference: $p, amount: $a) { errors { code } } }',
          { id: transaction.id, t: type, p: reference, a: amount },
        ),
      )
    await report('refund asked for', 'REFUND_REQUEST', 'r1', 0.5)
    await report('refund failed', 'REFUND_FAILURE', 'r1', 0.5)
    await report('refund asked for again', 'REFUND_REQUEST', 'r2', 0.5)
    await report('refunded', 'REFUND_SUCCESS', 'r2', 0.5)
    await report('rest asked for', 'REFUND_REQUEST', 'r3', 0.5)
    await report('rest refunded', 'REFUND_SUCCESS', 'r3', 0.5)
    await report('more paid', 'CHARGE_SUCCESS', 'c1', 2)
    await report('charged back', 'CHARGE_BACK', 'c1', 1)
    await report('refund reversed', 'REFUND_REVERSE', 'r3', 0.5)
    await shop.sql('update shops set fulfillment_auto_approve = false, fulfillment_allow_unpaid = true')
    shop.forget()
    const others = (await shop.by(owner, 'query($id: ID) { order(id: $id) { lines { id } } }', { id: second })).lines
    const wait = () =>
      by(
        'mutation($id: ID, $i: OrderFulfillInput!) { orderFulfill(order: $id, input: $i) { fulfillments { id } errors { code } } }',
        {
          id: second,
          i: { lines: [{ orderLineId: others[0].id, stocks: [{ quantity: 1, warehouse: place }] }] },
        },
      )
    const waiting = await noting('waiting', wait)
    await noting('dropped', () =>
      by('mutation($id: ID!) { orderFulfillmentCancel(id: $id) { errors { code } } }', {
        id: waiting.fulfillments[0].id,
      }),
    )
    const again = await wait()
    await noting('approved', () =>
      by('mutation($id: ID!) { orderFulfillmentApprove(id: $id, notifyCustomer: false) { errors { code } } }', {
        id: again.fulfillments[0].id,
      }),
    )
    const third = (await shop.complete(await shop.basket(PLENTY))).order.id
    await noting('confirmed', () =>
      by('mutation($id: ID!) { orderConfirm(id: $id) { errors { code } } }', { id: third }),
    )
    await noting('refund granted', () =>
      by(
        'mutation($id: ID!, $t: ID!) { orderGrantRefundCreate(id: $id, input: { amount: 0.1, transactionId: $t }) { errors { code } } }',
        { id: second, t: transaction.id },
      ),
    )
    const cards = (await shop.complete(await shop.basket(TEN))).order.id
    await shop.sql('update channels set automatically_fulfill_non_shippable_gift_card = true')
    await shop.sql('update order_lines set is_gift_card = true, is_shipping_required = false where order_id = $1', [
      uuidKey(cards, 'Order'),
    ])
    await noting('cards sent', () =>
      shop.pay(cards, { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS', includePspReference: true } } }),
    )
    await shop.sql('update shops set fulfillment_auto_approve = true, fulfillment_allow_unpaid = false')
    await shop.sql('update channels set automatically_fulfill_non_shippable_gift_card = false')
    shop.forget()
    const money = ['ORDER_FULLY_PAID', 'ORDER_PAID', 'ORDER_UPDATED']
    expect(told).toEqual({
      placed: ['ORDER_CREATED', 'ORDER_UPDATED'],
      noted: ['ORDER_UPDATED'],
      paid: ['ORDER_CONFIRMED', ...money],
      sent: ['FULFILLMENT_CREATED', 'ORDER_FULFILLED', 'ORDER_METADATA_UPDATED', 'ORDER_UPDATED'],
      tracked: ['FULFILLMENT_TRACKING_NUMBER_UPDATED', 'ORDER_UPDATED'],
      'taken back': ['FULFILLMENT_CANCELED', 'ORDER_UPDATED'],
      cancelled: ['ORDER_CANCELLED', 'ORDER_UPDATED'],
      drafted: ['DRAFT_ORDER_CREATED', 'DRAFT_ORDER_UPDATED'],
      completed: ['ORDER_CONFIRMED', 'ORDER_CREATED', 'ORDER_UPDATED'],
      marked: money,
      'draft written on': ['DRAFT_ORDER_UPDATED'],
      'draft discounted': ['DRAFT_ORDER_UPDATED'],
      addressed: ['ORDER_UPDATED'],
      'part paid': ['ORDER_CONFIRMED', 'ORDER_METADATA_UPDATED', 'ORDER_PAID', 'ORDER_UPDATED'],
      // A refund is told once its money is gone, and not when it is asked for.
      'refund asked for': ['ORDER_UPDATED'],
      'refund failed': ['ORDER_UPDATED'],
      'refund asked for again': ['ORDER_UPDATED'],
      refunded: ['ORDER_REFUNDED', 'ORDER_UPDATED'],
      'rest asked for': ['ORDER_UPDATED'],
      'rest refunded': ['ORDER_FULLY_REFUNDED', 'ORDER_REFUNDED', 'ORDER_UPDATED'],
      'more paid': ['ORDER_PAID', 'ORDER_UPDATED'],
      'charged back': ['ORDER_UPDATED'],
      'refund reversed': ['ORDER_UPDATED'],
      waiting: ['FULFILLMENT_CREATED', 'ORDER_UPDATED'],
      dropped: ['FULFILLMENT_CANCELED', 'ORDER_UPDATED'],
      approved: ['FULFILLMENT_APPROVED', 'ORDER_FULFILLED', 'ORDER_UPDATED'],
      confirmed: ['ORDER_CONFIRMED', 'ORDER_METADATA_UPDATED', 'ORDER_UPDATED'],
      'refund granted': ['ORDER_UPDATED'],
      'cards sent': [
        'FULFILLMENT_APPROVED',
        'FULFILLMENT_CREATED',
        'ORDER_CONFIRMED',
        'ORDER_FULFILLED',
        'ORDER_FULLY_PAID',
        'ORDER_METADATA_UPDATED',
        'ORDER_PAID',
        'ORDER_UPDATED',
      ],
    })
  }, 30_000)

  test('of a stock that is sold out or there again once', async () => {
    await shop.sql('delete from webhooks')
    await shop.sql(
      "insert into webhooks (app_id, name, target_url, events) values ($1, 'all', 'http://127.0.0.1:9/', '{ANY_EVENTS}')",
      [appKey],
    )
    const [{ id: warehouse }] = await shop.sql("insert into warehouses (slug, name) values ('c', 'C') returning id")
    const place = toGlobalId('Warehouse', warehouse)
    const put = async (mutation: string, quantity: number | null) => {
      await shop.sql('delete from app_events')
      const input = quantity === null ? 'warehouseIds: [$w]' : `stocks: [{ warehouse: $w, quantity: ${quantity} }]`
      await by(`mutation($v: ID!, $w: ID!) { ${mutation}(variantId: $v, ${input}) { errors { code } } }`, {
        v: PLENTY,
        w: place,
      })
      return (await shop.sql('select type from app_events order by type')).map(({ type }) => type)
    }
    const changed = 'PRODUCT_VARIANT_STOCK_UPDATED'
    expect(await put('productVariantStocksCreate', 3)).toEqual(['PRODUCT_VARIANT_BACK_IN_STOCK', changed])
    expect(await put('productVariantStocksUpdate', 0)).toEqual(['PRODUCT_VARIANT_OUT_OF_STOCK', changed])
    expect(await put('productVariantStocksUpdate', 2)).toEqual(['PRODUCT_VARIANT_BACK_IN_STOCK', changed])
    expect(await put('productVariantStocksUpdate', 5)).toEqual([changed])
    await shop.sql('update stocks set allocated = 5 where warehouse_id = $1', [warehouse])
    // All that is there waits for orders.
    expect(await put('productVariantStocksUpdate', 4)).toEqual([changed])
    expect(await put('productVariantStocksDelete', null)).toEqual(['PRODUCT_VARIANT_OUT_OF_STOCK', changed])
    await shop.sql('delete from warehouses where id = $1', [warehouse])
  })
})
