/** What the property test of undoing knows of single mutations: how to fill them, and which are never taken back. */
import { toGlobalId } from '../domain/global-id.ts'
import type { Draw, Makers, Making } from './any-change.ts'
import { US } from './buying.ts'

const list = (reason: string, names: string): Record<string, string> =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, reason]),
  )

/** Mutations of staff that leave nothing in the log, by the reason. */
export const NOTHING_LOGGED: Readonly<Record<string, string>> = {
  ...list('it makes a file', 'exportProducts exportGiftCards exportVoucherCodes fileUpload'),
  ...list('it is a picture of a person, whose name the log masks', 'userAvatarUpdate userAvatarDelete'),
  ...list(
    'it sends something',
    'giftCardResend invoiceSendNotification webhookDryRun webhookTrigger eventDeliveryRetry',
  ),
  ...list('it writes an event, which is a log itself', 'giftCardAddNote orderAddNote orderNoteAdd orderNoteUpdate'),
  ...list('it asks another server', 'appInstall appRetryInstall appFetchManifest appDeleteFailedInstallation'),
  ...list('shoppers write what it deletes', 'checkoutDelete'),
  ...list('apps and jobs write what it changes', 'appProblemCreate appProblemDismiss appReenableSyncWebhooks'),
  ...list(
    'payments have books of their own',
    `transactionCreate transactionUpdate transactionRequestAction transactionEventReport paymentCapture paymentRefund
     paymentVoid orderCapture orderRefund orderVoid orderMarkAsPaid transactionRequestRefundForGrantedRefund`,
  ),
  ...list(
    'this shop has nothing that it could change',
    `pluginUpdate shopDomainUpdate productVariantPreorderDeactivate shopSettingsTranslate`,
  ),
}

/** Mutations whose changes are refused to be undone, by the code. */
export const NEVER_UNDONE: Readonly<Record<string, 'MASKED' | 'NOT_UNDOABLE'>> = {
  customerDelete: 'MASKED',
  customerBulkDelete: 'MASKED',
  staffDelete: 'MASKED',
  staffBulkDelete: 'MASKED',
  addressUpdate: 'MASKED',
  addressDelete: 'MASKED',
  giftCardDelete: 'MASKED',
  giftCardBulkDelete: 'MASKED',
  giftCardUnassignUser: 'MASKED',
  appTokenDelete: 'MASKED',
  appDelete: 'MASKED',
  ...Object.fromEntries(
    `orderBulkCreate orderBulkCancel orderCancel orderConfirm orderUpdate orderUpdateShipping orderLinesCreate orderLineUpdate
     orderLineDelete orderDiscountAdd orderDiscountUpdate orderDiscountDelete orderLineDiscountUpdate
     orderLineDiscountRemove orderFulfill orderFulfillmentApprove orderFulfillmentUpdateTracking orderFulfillmentCancel
     orderFulfillmentRefundProducts orderFulfillmentReturnProducts orderGrantRefundCreate orderGrantRefundUpdate
     orderCreateFromCheckout draftOrderCreate draftOrderUpdate draftOrderDelete draftOrderBulkDelete draftOrderComplete
     draftOrderLinesBulkDelete invoiceRequest invoiceRequestDelete invoiceCreate invoiceUpdate invoiceDelete`
      .split(/\s+/)
      .map((name) => [name, 'NOT_UNDOABLE'] as const),
  ),
}

/** What has to be made first for some of these. */
export const FIRST: Readonly<Record<string, readonly string[]>> = {
  addressUpdate: ['addressCreate'],
  addressDelete: ['addressCreate'],
  staffDelete: ['staffCreate'],
  staffBulkDelete: ['staffCreate'],
  appDelete: ['appCreate'],
  appTokenDelete: ['appCreate'],
  giftCardDelete: ['giftCardCreate'],
  giftCardBulkDelete: ['giftCardCreate'],
  giftCardUnassignUser: ['giftCardCreate', 'giftCardAssignUser'],
}

const never = (): undefined => undefined
const sometimes =
  (percent: number, make: (draw: Draw) => unknown) =>
  (draw: Draw): unknown =>
    draw.chance(percent) ? make(draw) : undefined

/** Values of an attribute of a thing's type, as its kind wants them. */
function attributeValues(table: string) {
  return async (draw: Draw): Promise<unknown> => {
    const found = await draw.sql(
      `select distinct a.id, a.input_type as kind from attributes a join ${table} t on t.attribute_id = a.id order by a.id`,
    )
    if (found.length === 0) return []
    const { id, kind } = draw.one(found)
    const word = draw.word()
    const values: Record<string, object> = {
      DROPDOWN: { dropdown: { value: word } },
      SWATCH: { swatch: { value: word } },
      MULTISELECT: { multiselect: [{ value: word }] },
      NUMERIC: { numeric: String(draw.below(90)) },
      BOOLEAN: { boolean: draw.chance(50) },
      PLAIN_TEXT: { plainText: word },
      RICH_TEXT: { richText: JSON.stringify({ blocks: [{ type: 'paragraph', data: { text: word } }] }) },
      DATE: { date: '2030-01-01' },
      DATE_TIME: { dateTime: '2030-01-01T10:00:00Z' },
    }
    return [{ id: toGlobalId('Attribute', id), ...(values[kind] ?? { values: [word] }) }]
  }
}

/** Global ids of one row of a query, whose columns are called by their types. */
async function together(draw: Draw, query: string): Promise<Record<string, string>> {
  const rows = await draw.sql(query)
  const row: Record<string, string | number> = rows.length ? draw.one(rows) : {}
  return Object.fromEntries(
    Object.entries(row).map(([type, key]) => [type, toGlobalId(type.replace(/[0-9]$/, ''), key)]),
  )
}

/** Moves one thing of something: the ids of both come from one row. */
const moved =
  (owner: string, ownerType: string, type: string, query: string, more: object = {}) =>
  async (draw: Draw): Promise<object> => {
    const ids = await together(draw, query)
    return { [owner]: ids[ownerType] ?? '', moves: [{ id: ids[type] ?? '', sortOrder: draw.one([1, -1]) }], ...more }
  }

/** Moves a value of a thing that has several of an attribute. */
const movedValue =
  (owner: string, type: string, table: string, column: string) =>
  async (draw: Draw): Promise<object> => {
    const ids = await together(
      draw,
      `select ${column} as "${type}", attribute_id as "Attribute", value_id as "AttributeValue" from ${table}
        where attribute_id in (select attribute_id from ${table} group by ${column}, attribute_id having count(*) > 1)
        order by 1, 2, 3`,
    )
    return {
      [owner]: ids[type] ?? '',
      attributeId: ids.Attribute ?? '',
      moves: [{ id: ids.AttributeValue ?? '', sortOrder: draw.one([1, -1]) }],
    }
  }

const ofMedia = async (draw: Draw): Promise<object> => {
  const ids = await together(
    draw,
    `select m.id as "ProductMedia", v.id as "ProductVariant" from product_media m join variants v using (product_id) order by 1, 2`,
  )
  return { mediaId: ids.ProductMedia ?? '', variantId: ids.ProductVariant ?? '' }
}

const PERMISSION = (draw: Draw): string[] => [draw.one(['MANAGE_PRODUCTS', 'MANAGE_ORDERS', 'MANAGE_PAGES'])]
const METADATA = (draw: Draw): object[] => [{ key: draw.one(['a', 'b']), value: draw.word() }]

/** Things with metadata of which the log holds everything. */
const METADATA_IN = {
  Category: 'categories',
  Collection: 'collections',
  Product: 'products',
  ProductVariant: 'variants',
  ProductType: 'product_types',
  Attribute: 'attributes',
  Page: 'pages',
  PageType: 'page_types',
  Menu: 'menus',
  Channel: 'channels',
  Warehouse: 'warehouses',
  ShippingZone: 'shipping_zones',
  TaxClass: 'tax_classes',
  Voucher: 'vouchers',
  App: 'apps',
}

const WITH_METADATA = [
  'Category',
  'Collection',
  'Product',
  'ProductVariant',
  'ProductType',
  'ProductMedia',
  'Attribute',
  'Page',
  'PageType',
  'Menu',
  'MenuItem',
  'Channel',
  'Warehouse',
  'ShippingZone',
  'ShippingMethodType',
  'TaxClass',
  'TaxConfiguration',
  'Promotion',
  'Voucher',
  'GiftCard',
  'App',
]

const OF_VARIANT = '(select * from product_type_attributes where of_variant)'
const ruleOf = async (draw: Draw): Promise<object> => {
  const common = {
    name: draw.word(),
    channels: [await draw.some('Channel')],
    rewardValueType: 'PERCENTAGE',
    rewardValue: 5,
  }
  return draw.chance(50)
    ? {
        ...common,
        promotion: await draw.some('CataloguePromotion'),
        cataloguePredicate: { productPredicate: { ids: [await draw.some('Product')] } },
      }
    : {
        ...common,
        promotion: await draw.some('OrderPromotion'),
        rewardType: 'SUBTOTAL_DISCOUNT',
        orderPredicate: { discountedObjectPredicate: { baseSubtotalPrice: { range: { gte: draw.below(90) } } } },
      }
}

const OFF = { start: '2020-01-01T00:00:00Z', end: '2040-01-01T00:00:00Z' }

/** Something that has metadata, or anything where nothing has. */
const withMetadata =
  (column: string): Making =>
  async (draw) => {
    const having = await draw.sql(
      Object.entries(METADATA_IN)
        .map(([type, table]) => `select '${type}' as type, id::text from ${table} where ${column} <> '{}'`)
        .join(' union all '),
    )
    if (having.length === 0) return draw.some(draw.one(WITH_METADATA))
    const { type, id } = draw.one(having.toSorted((a, b) => `${a.type} ${a.id}`.localeCompare(`${b.type} ${b.id}`)))
    return toGlobalId(type, id)
  }

/** A translation of one of many things. */
const translation =
  (type: string): Making =>
  async (draw) => ({
    id: await draw.some(type),
    languageCode: draw.one(['RU', 'CS']),
    translationFields: { name: draw.word() },
  })

const someStock = async (draw: Draw): Promise<{ variantId: string; warehouseId: string }> =>
  draw.one(
    (await draw.sql(`select encode(('ProductVariant:' || variant_id)::bytea, 'base64') as "variantId",
      encode(('Warehouse:' || warehouse_id)::bytea, 'base64') as "warehouseId" from stocks order by id`)) as {
      variantId: string
      warehouseId: string
    }[],
  )

export const MAKERS: Makers = {
  '*.languageCode': (draw) => draw.one(['CS', 'RU', 'DE']),
  '*.channel': () => 'us',
  '*.email': (draw) => `${draw.word()}@example.com`,
  '*.userEmail': (draw) => `${draw.word()}@example.com`,
  '*.redirectUrl': never,
  '*.backgroundImage': never,
  '*.metadata': sometimes(30, METADATA),
  '*.privateMetadata': sometimes(30, METADATA),
  '*.countryCode': (draw) => draw.one(['US', 'CZ', 'DE']),
  '*.defaultCountry': (draw) => draw.one(['US', 'CZ', 'DE']),
  '*.countries': (draw) => [draw.one(['US', 'CZ', 'DE'])],
  '*.currencyCode': (draw) => draw.one(['USD', 'EUR']),
  '*.currency': () => 'USD',
  '*.permissions': PERMISSION,
  '*.addPermissions': PERMISSION,
  '*.removePermissions': PERMISSION,
  '*.errorPolicy': (draw) => draw.one(['REJECT_EVERYTHING', 'REJECT_FAILED_ROWS']),
  '*.startDate': () => OFF.start,
  'GiftCardCreateInput.startDate': () => '2020-01-01',
  'GiftCardUpdateInput.startDate': () => '2020-01-01',
  'GiftCardCreateInput.endDate': () => '2040-01-01',
  'GiftCardUpdateInput.endDate': () => '2040-01-01',
  '*.endDate': sometimes(50, () => OFF.end),
  AddressInput: (draw) => ({ ...US, companyName: draw.word() }),
  'appDelete.id': (draw) => draw.some('AppWithToken'),
  'ShippingPriceInput.name': (draw) => draw.word(),
  'ShippingPriceInput.type': () => 'PRICE',
  'ShippingPriceInput.shippingZone': (draw) => draw.some('ShippingZone'),
  'WebhookCreateInput.app': (draw) => draw.some('App'),
  'WebhookCreateInput.name': (draw) => draw.word(),
  'WebhookCreateInput.targetUrl': () => 'https://example.com/hook',
  'WebhookUpdateInput.targetUrl': never,
  '*.query': never,
  '*.referenceTypes': never,
  '*.name': (draw) => draw.word(),
  GiftCardSettingsUpdateInput: (draw) => ({
    expiryType: 'EXPIRY_PERIOD',
    expiryPeriod: { type: 'MONTH', amount: draw.below(20) + 1 },
  }),
  assignWarehouseShippingZone: async (draw) => {
    const ids = await together(
      draw,
      `select cw.warehouse_id as "Warehouse", zc.zone_id as "ShippingZone" from channel_warehouses cw
        join shipping_zone_channels zc using (channel_id)
        where (zc.zone_id, cw.warehouse_id) not in (select zone_id, warehouse_id from shipping_zone_warehouses) order by 1, 2`,
    )
    return { id: ids.Warehouse ?? '', shippingZoneIds: [ids.ShippingZone ?? ''] }
  },
  PromotionRuleCreateInput: ruleOf,
  'TaxClassCreateInput.createCountryRates': (draw) => [{ countryCode: draw.one(['US', 'CZ']), rate: draw.below(30) }],
  'TaxConfigurationUpdateInput.updateCountriesConfiguration': (draw) => [
    { countryCode: draw.one(['US', 'CZ']), chargeTaxes: draw.chance(50), displayGrossPrices: draw.chance(50) },
  ],
  'ShippingPriceInput.addPostalCodeRules': sometimes(80, (draw) => [{ start: String(10_000 + draw.below(80_000)) }]),
  'ShippingPriceInput.inclusionType': () => 'EXCLUDE',
  'giftCardAssignUser.id': (draw) => draw.some('FreeGiftCard'),
  MediaInput: (draw) => ({ alt: draw.word(), mediaUrl: 'https://vimeo.com/123' }),
  // Names, notes and metadata of people stand masked in the log, so what is tried here leaves them out.
  CustomerInput: (draw) => ({ isActive: draw.chance(50), isConfirmed: draw.chance(50) }),
  StaffUpdateInput: async (draw) => ({ isActive: draw.chance(50), addGroups: [await draw.some('Group')] }),
  'CustomerBulkUpdateInput.input': (draw) => ({ isActive: draw.chance(50), isConfirmed: draw.chance(50) }),
  // A stock, which a whim could name twice or not at all.
  StockBulkUpdateInput: async (draw) => ({ ...(await someStock(draw)), quantity: 20 + draw.below(50) }),
  productVariantStocksDelete: async (draw) => {
    const { variantId, warehouseId } = await someStock(draw)
    return { variantId, warehouseIds: [warehouseId] }
  },
  ProductBulkTranslateInput: translation('Product'),
  ProductVariantBulkTranslateInput: translation('ProductVariant'),
  AttributeBulkTranslateInput: translation('Attribute'),
  AttributeValueBulkTranslateInput: translation('AttributeValue'),
  'WebhookCreateInput.secretKey': never,
  'WebhookUpdateInput.secretKey': never,
  'WebhookCreateInput.customHeaders': never,
  'WebhookUpdateInput.customHeaders': never,

  'updateMetadata.id': (draw) => draw.some(draw.one(WITH_METADATA)),
  'deleteMetadata.id': withMetadata('metadata'),
  'updatePrivateMetadata.id': (draw) => draw.some(draw.one(WITH_METADATA)),
  'deletePrivateMetadata.id': withMetadata('private_metadata'),
  'updateMetadata.input': METADATA,
  'updatePrivateMetadata.input': METADATA,
  'deleteMetadata.keys': () => ['a', 'b'],
  'deletePrivateMetadata.keys': () => ['a', 'b'],

  'ProductCreateInput.attributes': sometimes(40, attributeValues('product_type_attributes')),
  'ProductInput.attributes': sometimes(60, attributeValues('product_type_attributes')),
  'PageInput.attributes': sometimes(60, attributeValues('page_type_attributes')),
  'PageCreateInput.attributes': sometimes(40, attributeValues('page_type_attributes')),
  'ProductVariantInput.attributes': sometimes(50, attributeValues(OF_VARIANT)),
  'ProductVariantCreateInput.attributes': attributeValues(OF_VARIANT),
  'ProductVariantBulkCreateInput.attributes': () => [],
  'ProductVariantBulkUpdateInput.attributes': never,
  'ProductBulkCreateInput.attributes': never,
  'productMediaCreate.input': async (draw) => ({
    product: await draw.some('Product'),
    alt: draw.word(),
    mediaUrl: 'https://www.youtube.com/watch?v=abcdefgh',
  }),

  attributeReorderValues: moved(
    'attributeId',
    'Attribute',
    'AttributeValue',
    'select attribute_id as "Attribute", id as "AttributeValue" from attribute_values order by 1, 2',
  ),
  channelReorderWarehouses: moved(
    'channelId',
    'Channel',
    'Warehouse',
    'select channel_id as "Channel", warehouse_id as "Warehouse" from channel_warehouses order by 1, 2',
  ),
  pageTypeReorderAttributes: moved(
    'pageTypeId',
    'PageType',
    'Attribute',
    'select page_type_id as "PageType", attribute_id as "Attribute" from page_type_attributes order by 1, 2',
  ),
  productTypeReorderAttributes: moved(
    'productTypeId',
    'ProductType',
    'Attribute',
    'select product_type_id as "ProductType", attribute_id as "Attribute" from product_type_attributes where not of_variant order by 1, 2',
    { type: 'PRODUCT' },
  ),
  productVariantReorder: moved(
    'productId',
    'Product',
    'ProductVariant',
    'select product_id as "Product", id as "ProductVariant" from variants order by 1, 2',
  ),
  productVariantSetDefault: async (draw) => {
    const ids = await together(
      draw,
      'select product_id as "Product", id as "ProductVariant" from variants order by 1, 2',
    )
    return { productId: ids.Product ?? '', variantId: ids.ProductVariant ?? '' }
  },
  collectionReorderProducts: async (draw) => {
    const ids = await together(
      draw,
      'select collection_id as "Collection", product_id as "Product" from collection_products order by 1, 2',
    )
    const move = { productId: ids.Product ?? '', sortOrder: draw.one([1, -1]) }
    return { collectionId: ids.Collection ?? '', moves: [move] }
  },
  menuItemMove: async (draw) => {
    const ids = await together(draw, 'select menu_id as "Menu", id as "MenuItem" from menu_items order by 1, 2')
    return { menu: ids.Menu ?? '', moves: [{ itemId: ids.MenuItem ?? '', sortOrder: draw.one([1, -1]) }] }
  },
  pageReorderAttributeValues: movedValue('pageId', 'Page', 'page_attribute_values', 'page_id'),
  productReorderAttributeValues: movedValue('productId', 'Product', 'product_attribute_values', 'product_id'),
  productVariantReorderAttributeValues: movedValue(
    'variantId',
    'ProductVariant',
    'variant_attribute_values',
    'variant_id',
  ),
  variantMediaAssign: ofMedia,
  variantMediaUnassign: ofMedia,
  productMediaReorder: async (draw) => {
    const [row] = await draw.sql(
      'select product_id as id, array_agg(id order by id) as media from product_media group by 1 having count(*) > 1 order by 1',
    )
    const media: number[] = row?.media ?? []
    const turned = draw.chance(50) ? media : media.toReversed()
    return {
      productId: toGlobalId('Product', row?.id ?? 0),
      mediaIds: turned.map((id) => toGlobalId('ProductMedia', id)),
    }
  },
  CataloguePredicateInput: async (draw) => ({ productPredicate: { ids: [await draw.some('Product')] } }),
  OrderPredicateInput: (draw) => ({
    discountedObjectPredicate: { baseSubtotalPrice: { range: { gte: draw.below(90) } } },
  }),
}

/** Things of which the small shop has none, so that there is something to move and to take away. */
export const MORE_THINGS = `
  insert into attributes (slug, name, input_type, type) values ('colours', 'Colours', 'MULTISELECT', 'PRODUCT_TYPE'),
    ('size', 'Size', 'DROPDOWN', 'PRODUCT_TYPE'), ('topics', 'Topics', 'MULTISELECT', 'PAGE_TYPE');
  insert into attribute_values (attribute_id, slug, name, sort) select a.id, a.slug || n, 'V' || n, n from attributes a, generate_series(1, 3) n;
  insert into product_type_attributes (product_type_id, attribute_id, of_variant, sort) values (1, 1, false, 1), (1, 2, false, 2), (1, 1, true, 1);
  insert into product_attribute_values (product_id, attribute_id, value_id, sort) select 1, 1, id, sort from attribute_values where attribute_id = 1;
  insert into variant_attribute_values (variant_id, attribute_id, value_id, sort) select 1, 1, id, sort from attribute_values where attribute_id = 1;
  insert into page_types (slug, name) values ('articles', 'Articles');
  insert into page_type_attributes (page_type_id, attribute_id, sort) select 1, id, 1 from attributes where slug = 'topics';
  insert into pages (slug, title, page_type_id) values ('one', 'One', 1);
  insert into page_attribute_values (page_id, attribute_id, value_id, sort) select 1, attribute_id, id, sort from attribute_values where attribute_id = 3;
  insert into menus (slug, name) values ('top', 'Top');
  insert into menu_items (menu_id, key, name, url, sort) select 1, 'k' || n, 'Item ' || n, 'https://example.com/', n from generate_series(1, 3) n;
  insert into warehouses (slug, name) values ('c', 'C');
  insert into channel_warehouses (channel_id, warehouse_id, sort) select 1, id, 9 from warehouses where slug = 'c';
  insert into collections (slug, name) values ('all', 'All');
  insert into products (slug, name, product_type_id) values ('q', 'Other', 1);
  insert into collection_products (collection_id, product_id, sort) values (1, 1, 1), (1, 2, 2);
  insert into product_media (product_id, sort, alt, type, path, external_url) select 1, n, 'Picture ' || n, 'VIDEO', '', 'https://example.com/' || n from generate_series(1, 2) n;`

/** Logged tables that no mutation of the property test changes, by the reason. */
export const UNTOUCHED_TABLES: Readonly<Record<string, string>> = {
  ...list(
    'they belong to orders and payments, which the log never takes back',
    `orders order_lines order_discounts fulfillments fulfillment_lines granted_refunds granted_refund_lines invoices`,
  ),
  mail_texts: 'they are changed over /api/mails/, whose own tests undo them',
  app_extensions: 'they come with an app that is installed from another server',
}
