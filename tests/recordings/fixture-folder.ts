/** Writes the fixture as an import folder, so that its shop is made like any owner's. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Extra, EXTRAS, fixture as f, skuOf, type Suite } from './fixture.ts'

type Cell = string | number | boolean | readonly string[] | undefined
type RowOf = Record<string, Cell>

const FIRST_DAY = '2024-01-01T00:00:00Z'
const cents = (x: number): string => (Math.round(x * 100 + 1e-6) / 100).toFixed(2)
const about = (name: string): string => `About ${name}`

/** Writes the folder of a suite's shop. */
export function writeFixtureFolder(folder: string, suite: Suite): void {
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const { shop, sheets, pages } = filesOf(EXTRAS[suite])
  write('shop.json', JSON.stringify(shop, null, 2))
  for (const [file, rows] of Object.entries(sheets)) write(file, csv(rows))
  for (const [file, text] of Object.entries(pages)) write(file, text)
}

function csv(rows: readonly RowOf[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cell = (value: Cell): string => {
    if (value === undefined) return ''
    const text =
      typeof value === 'boolean' ? (value ? 'yes' : 'no') : Array.isArray(value) ? value.join('|') : String(value)
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `${[columns.join(), ...rows.map((row) => columns.map((c) => cell(row[c])).join())].join('\n')}\n`
}

const slugOf = (list: readonly { key: string; slug: string }[], key: string): string =>
  list.find((x) => x.key === key)!.slug
const slugsOf = (list: readonly { key: string; slug: string }[], keys: readonly string[] = []): string[] =>
  keys.map((key) => slugOf(list, key))

/** Turns translations into columns: `{ RU: 'x' }` becomes `{ 'name:ru': 'x' }`. */
const translated = (translations: Record<string, string> | undefined, field = 'name'): RowOf =>
  Object.fromEntries(
    Object.entries(translations ?? {}).map(([language, text]) => [`${field}:${language.toLowerCase()}`, text]),
  )

const translatedTexts = (translations: Record<string, { name: string; description?: string }> | undefined): RowOf =>
  Object.assign(
    {},
    ...Object.entries(translations ?? {}).map(([language, { name, description }]) => ({
      ...translated({ [language]: name }),
      ...(description ? translated({ [language]: description }, 'description') : {}),
    })),
  ) as RowOf

function filesOf(extra: Extra) {
  const channels = [...f.channels, ...extra.channels]
  const settings = Object.fromEntries(
    Object.entries(f.settings).filter(([name]) =>
      [
        'enableAccountConfirmationByEmail',
        'allowLoginWithoutConfirmation',
        'limitQuantityPerCheckout',
        'trackInventoryByDefault',
      ].includes(name),
    ),
  )
  const products = f.products.map((p, i) => ({ ...f.productDefaults, ...p, position: i + 1 }))
  return {
    shop: {
      name: 'Saleor e-commerce', // Saleor writes cities of the United States in capitals.
      companyAddress: { ...f.companyAddress, city: f.companyAddress.city!.toUpperCase() },
      // Saleor lets unpaid orders be sent unless somebody says otherwise.
      settings: { ...settings, fulfillmentAllowUnpaid: true },
    },
    sheets: {
      'warehouses.csv': f.warehouses.map(({ slug, name, address }) => ({ slug, name, ...address })),
      'channels.csv': channels.map((c) => ({
        slug: c.slug,
        name: c.name,
        currency: c.currency,
        country: c.country,
        isActive: c.isActive,
        warehouses: slugsOf(f.warehouses, c.warehouses),
        allowUnpaidOrders: c.allowUnpaidOrders,
        markAsPaidStrategy: 'TRANSACTION_FLOW',
        defaultTransactionFlowStrategy: c.defaultTransactionFlowStrategy,
        automaticallyCompleteFullyPaidCheckouts: c.automaticCompletion?.enabled,
        automaticCompletionDelay: c.automaticCompletion?.delay,
      })),
      'taxes.csv': f.countryTax.map(({ country, rate }) => ({ country, rate })),
      'shipping-methods.csv': f.shippingZones.flatMap((z) =>
        z.methods.map((m, i) => shippingRow(z, m, i === 0, channels, extra)),
      ),
      'attributes.csv': f.attributes.map((a) => ({
        slug: a.slug,
        name: a.name,
        ...translated(a.translations),
        inputType: a.inputType,
        type: a.type,
      })),
      'attribute-values.csv': f.attributes.flatMap((a) =>
        (a.values ?? []).map((value) => ({
          attribute: a.slug,
          slug: value.toLowerCase(),
          name: value,
          ...translated(a.valueTranslations?.[value]),
        })),
      ),
      'product-types.csv': f.productTypes.map((t) => ({
        slug: t.slug,
        name: t.name,
        isShippingRequired: t.isShippingRequired,
        hasVariants: t.hasVariants,
        productAttributes: slugsOf(f.attributes, t.productAttributes),
        variantAttributes: slugsOf(f.attributes, t.variantAttributes),
      })),
      'page-types.csv': f.pageTypes.map((t) => ({
        slug: t.slug,
        name: t.name,
        attributes: slugsOf(f.attributes, t.attributes),
      })),
      'categories.csv': f.categories.map(({ slug, name }) => ({ slug, name })),
      'collections.csv': f.collections.map((c) => ({
        slug: c.slug,
        name: c.name,
        description: about(c.name),
        channels: slugsOf(channels, c.channels),
        ...translatedTexts(c.translations),
      })),
      'products.csv': products.map((p) => ({
        slug: p.slug,
        name: p.name,
        description: about(p.name),
        type: slugOf(f.productTypes, p.type),
        category: slugOf(f.categories, p.category),
        collections: slugsOf(f.collections, p.collections),
        channels: [
          ...slugsOf(channels, Object.keys(p.channels)),
          ...(extra.listings.some((l) => l.product === p.key) ? extra.channels.map((c) => c.slug) : []),
        ],
        isPublished: p.published,
        publishedAt: p.published ? `2024-01-${String(p.position).padStart(2, '0')}T00:00:00Z` : undefined,
        isAvailable: p.available,
        availableFrom: p.available ? FIRST_DAY : undefined,
        ...Object.fromEntries(
          Object.entries(p.attributes).map(([key, value]) => [`attr:${slugOf(f.attributes, key)}`, value]),
        ),
        ...translatedTexts(p.translations),
      })),
      'variants.csv': products.flatMap((p) =>
        Object.entries(p.packs).map(([pack, factor]) => ({
          sku: skuOf(p.key, pack),
          product: p.slug,
          name: pack ? `${pack} seeds` : p.name,
          trackInventory: p.trackInventory ?? true,
          limitPerCustomer: p.limitPerCustomer,
          ...(pack ? { 'attr:pack': pack } : {}),
          ...Object.fromEntries(
            Object.entries(p.channels).map(([key, share]) => [
              `price:${slugOf(channels, key)}`,
              cents(p.price * factor * share),
            ]),
          ),
          ...Object.fromEntries(
            extra.listings
              .filter((l) => l.product === p.key)
              .flatMap((l) => extra.channels.map((c) => [`price:${c.slug}`, cents(l.packs[pack]!)])),
          ),
          ...Object.fromEntries(
            Object.keys(p.channels).map((key) => [
              `stock:${slugOf(f.warehouses, f.channels.find((c) => c.key === key)!.warehouses[0]!)}`,
              p.stock,
            ]),
          ),
        })),
      ),
      'promotions.csv': [
        {
          name: f.promotion.name,
          channels: slugOf(channels, f.promotion.channel),
          type: 'PERCENTAGE',
          value: f.promotion.percent,
          products: f.products.filter((p) => p.promotion).map((p) => p.slug),
          startDate: FIRST_DAY,
        },
      ],
      'vouchers.csv': f.vouchers.map((v) => ({
        code: v.code,
        name: v.key,
        ...translated(v.translations),
        type: v.type,
        valueType: v.valueType,
        ...Object.fromEntries(
          (v.channels ?? ['us', 'eu']).flatMap((key) => [
            [`value:${slugOf(channels, key)}`, v.value],
            [`minSpent:${slugOf(channels, key)}`, v.minSpent],
          ]),
        ),
        minQuantity: v.minQuantity,
        usageLimit: v.usageLimit,
        startDate: v.startDate ?? FIRST_DAY,
        endDate: v.endDate,
        countries: v.countries,
        products: slugsOf(f.products, v.products),
        collections: slugsOf(f.collections, v.collections),
        applyOncePerOrder: v.applyOncePerOrder ?? false,
        applyOncePerCustomer: v.applyOncePerCustomer ?? false,
        onlyForStaff: v.onlyForStaff ?? false,
        singleUse: v.singleUse ?? false,
      })),
      'gift-cards.csv': [...f.giftCards, ...extra.giftCards].map((g) => ({
        code: g.code,
        currency: g.currency,
        balance: g.balance,
        isActive: g.isActive ?? true,
        expiryDate: g.expiryDate,
      })),
      'menus.csv': f.menus.flatMap((m) =>
        m.items.map((i) => ({
          menu: m.slug,
          key: i.key,
          menuName: m.name,
          name: i.name,
          ...translated(i.translations),
          collection: i.collection && slugOf(f.collections, i.collection),
          page: i.page && slugOf(f.pages, i.page),
          url: i.url,
        })),
      ),
    } satisfies Record<string, RowOf[]>,
    pages: Object.assign({}, ...f.pages.map(pageFiles)) as Record<string, string>,
  }
}

function shippingRow(
  zone: (typeof f.shippingZones)[number],
  m: (typeof f.shippingZones)[number]['methods'][number],
  isFirst: boolean,
  channels: typeof f.channels,
  extra: Pick<Extra, 'channels' | 'methodListings' | 'shippingZone'>,
): RowOf {
  const more = extra.shippingZone === zone.key ? extra.channels : []
  const zoneCells = isFirst
    ? {
        countries: zone.countries,
        channels: [...slugsOf(channels, zone.channels), ...more.map((c) => c.slug)],
        warehouses: slugsOf(f.warehouses, zone.warehouses),
      }
    : {}
  const channel = slugOf(channels, m.channel)
  const listing = more.length ? extra.methodListings.find((l) => l.method === m.key) : undefined
  return {
    zone: zone.name,
    name: m.name,
    ...translated(m.translations),
    ...zoneCells,
    minDays: m.minDays,
    maxDays: m.maxDays,
    [`price:${channel}`]: m.price,
    [`minOrder:${channel}`]: m.minOrder,
    [`maxOrder:${channel}`]: m.maxOrder,
    ...(listing ? Object.fromEntries(more.map((c) => [`price:${c.slug}`, listing.price])) : {}),
  }
}

function pageFiles(p: (typeof f.pages)[number]): Record<string, string> {
  const published = p.published ?? true
  const attributes = Object.entries(p.attributes).map(([key, value]) => `attr:${slugOf(f.attributes, key)}: ${value}\n`)
  const head = `type: ${slugOf(f.pageTypes, 'content')}\ntitle: ${p.title}\nisPublished: ${published ? 'yes' : 'no'}\n${published ? `publishedAt: ${FIRST_DAY}\n` : ''}${attributes.join('')}`
  return {
    [`pages/${p.slug}.md`]: `---\n${head}---\n${p.content}\n`,
    ...Object.fromEntries(
      Object.entries(p.translations ?? {}).map(([language, t]) => [
        `pages/${p.slug}.${language.toLowerCase()}.md`,
        `---\ntitle: ${t.title}\n---\n${t.content ?? ''}\n`,
      ]),
    ),
  }
}
