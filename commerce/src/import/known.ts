/**
 * What the shop has and, while a folder is read, what it will have: everything that rows can refer to by key, but for
 * products and variants (`goods.ts`).
 */
import type { PoolClient } from 'pg'
import type { Column } from '../db/statements/table-types.ts'
import { type Statement, statement } from '../db/statements/statement.ts'
import { keyOf } from './sheet.ts'

/** Something that rows refer to. Things in the database have an id; new ones get it when they are written. */
export interface Thing {
  id?: number
}
export interface ChannelThing extends Thing {
  currency: string
}
export interface AttributeThing extends Thing {
  inputType: string
  type: string
}
export interface TypeThing extends Thing {
  /** Slugs of the attributes of its products (or pages) and of its variants. */
  own: ReadonlySet<string>
  ofVariants: ReadonlySet<string>
}
export interface ZoneThing extends Thing {
  countries: ReadonlySet<string>
  /** Slugs of the channels. */
  channels: ReadonlySet<string>
}
/** A thing in a tree; `parent` is the key of the thing above it. */
export interface TreeThing extends Thing {
  parent: string | null
}

export interface Known {
  channels: Map<string, ChannelThing>
  warehouses: Map<string, { id?: string }>
  /** Tax classes by name. */
  taxClasses: Map<string, Thing>
  zones: Map<string, ZoneThing>
  /** Shipping methods by zone and name. */
  methods: Map<string, Thing>
  attributes: Map<string, AttributeThing>
  /** Values of attributes by attribute and slug. */
  values: Map<string, Thing>
  /** Slugs of values by attribute and name. */
  valueSlugs: Map<string, string>
  productTypes: Map<string, TypeThing>
  pageTypes: Map<string, TypeThing>
  categories: Map<string, TreeThing>
  collections: Map<string, Thing>
  promotions: Map<string, { id?: string; kind: Column<'promotions', 'type'> }>
  /** Vouchers by code. */
  vouchers: Map<string, Thing>
  giftCards: Map<string, Thing & { currency: string; initial: number }>
  pages: Map<string, Thing & { type: string | undefined }>
  menus: Map<string, Thing>
  /** Menu items by menu and key. */
  menuItems: Map<string, TreeThing>
}

const IMPORT_KNOWN_CHANNELS = statement('import_known_channels', 'select id, slug, currency from channels')
const IMPORT_KNOWN_WAREHOUSES = statement('import_known_warehouses', 'select id, slug from warehouses')
const IMPORT_KNOWN_TAX_CLASSES = statement(
  'import_known_tax_classes',
  'select id, name from tax_classes order by id desc',
)
const IMPORT_KNOWN_ZONES = statement(
  'import_known_zones',
  `select z.id, z.name, z.countries, array_remove(array_agg(c.slug), null) as channels from shipping_zones z
        left join shipping_zone_channels zc on zc.zone_id = z.id left join channels c on c.id = zc.channel_id group by z.id`,
)
const IMPORT_KNOWN_METHODS = statement(
  'import_known_methods',
  'select m.id, z.name as zone, m.name from shipping_methods m join shipping_zones z on z.id = m.zone_id',
)
const IMPORT_KNOWN_ATTRIBUTES = statement(
  'import_known_attributes',
  'select id, slug, input_type, type from attributes',
)
const IMPORT_KNOWN_PRODUCT_TYPES = statement(
  'import_known_product_types',
  `select t.id, t.slug, array_agg(a.slug) filter (where not ta.of_variant) as own, array_agg(a.slug) filter (where ta.of_variant) as of_variants
        from product_types t left join product_type_attributes ta on ta.product_type_id = t.id left join attributes a on a.id = ta.attribute_id group by t.id`,
)
const IMPORT_KNOWN_PAGE_TYPES = statement(
  'import_known_page_types',
  `select t.id, t.slug, array_remove(array_agg(a.slug), null) as own
        from page_types t left join page_type_attributes ta on ta.page_type_id = t.id left join attributes a on a.id = ta.attribute_id group by t.id`,
)
const IMPORT_KNOWN_CATEGORIES = statement(
  'import_known_categories',
  'select c.id, c.slug, p.slug as parent from categories c left join categories p on p.id = c.parent_id',
)
const IMPORT_KNOWN_COLLECTIONS = statement('import_known_collections', 'select id, slug from collections')
const IMPORT_KNOWN_PROMOTIONS = statement(
  'import_known_promotions',
  'select id, name, type from promotions order by created_at desc, id',
)
const IMPORT_KNOWN_VOUCHERS = statement('import_known_vouchers', 'select code, voucher_id as id from voucher_codes')
const IMPORT_KNOWN_GIFT_CARDS = statement(
  'import_known_gift_cards',
  'select id, code, currency, initial_balance from gift_cards',
)
const IMPORT_KNOWN_PAGES = statement(
  'import_known_pages',
  'select p.id, p.slug, t.slug as type from pages p join page_types t on t.id = p.page_type_id',
)
const IMPORT_KNOWN_MENUS = statement('import_known_menus', 'select id, slug from menus')
const IMPORT_KNOWN_MENU_ITEMS = statement(
  'import_known_menu_items',
  'select i.id, m.slug as menu, i.key, p.key as parent from menu_items i join menus m on m.id = i.menu_id left join menu_items p on p.id = i.parent_id',
)
const IMPORT_KNOWN_VALUES = statement(
  'import_known_values',
  `select v.id, a.slug as attribute, v.slug, v.name from attribute_values v join attributes a on a.id = v.attribute_id
      where a.input_type in ('DROPDOWN', 'MULTISELECT') order by v.sort desc, v.id desc`,
)

/** Reads from the database everything to which rows can refer. */
export async function loadKnown(client: PoolClient): Promise<Known> {
  const read = async <R, T>(
    from: Statement<[], R>,
    key: (row: R) => string,
    thing: (row: R) => T,
  ): Promise<Map<string, T>> => new Map((await from.many(client)).map((row) => [key(row), thing(row)]))
  const slug = (r: { slug: string }): string => r.slug
  const id = <Id>(r: { id: Id }): { id: Id } => ({ id: r.id })
  const set = (list: readonly (string | null)[] | null | undefined): ReadonlySet<string> =>
    new Set((list ?? []).filter((one) => one !== null))
  const type = (r: { id: number; own: string[] | null; of_variants?: string[] | null }): TypeThing => ({
    id: r.id,
    own: set(r.own),
    ofVariants: set(r.of_variants),
  })

  const values = await IMPORT_KNOWN_VALUES.many(client)
  return {
    channels: await read(IMPORT_KNOWN_CHANNELS, slug, (r) => ({
      id: r.id,
      currency: r.currency,
    })),
    warehouses: await read(IMPORT_KNOWN_WAREHOUSES, slug, id),
    taxClasses: await read(IMPORT_KNOWN_TAX_CLASSES, (r) => r.name, id),
    zones: await read(
      IMPORT_KNOWN_ZONES,
      (r) => r.name,
      (r) => ({ id: r.id, countries: set(r.countries), channels: set(r.channels) }),
    ),
    methods: await read(IMPORT_KNOWN_METHODS, (r) => keyOf(r.zone, r.name), id),
    attributes: await read(IMPORT_KNOWN_ATTRIBUTES, slug, (r) => ({
      id: r.id,
      inputType: r.input_type,
      type: r.type,
    })),
    values: new Map(values.map((v) => [keyOf(v.attribute, v.slug), { id: v.id }])),
    valueSlugs: new Map(values.map((v) => [keyOf(v.attribute, v.name), v.slug])),
    productTypes: await read(IMPORT_KNOWN_PRODUCT_TYPES, slug, type),
    pageTypes: await read(IMPORT_KNOWN_PAGE_TYPES, slug, type),
    categories: await read(IMPORT_KNOWN_CATEGORIES, slug, (r) => ({ id: r.id, parent: r.parent })),
    collections: await read(IMPORT_KNOWN_COLLECTIONS, slug, id),
    promotions: await read(
      IMPORT_KNOWN_PROMOTIONS,
      (r) => r.name,
      (r) => ({ id: r.id, kind: r.type }),
    ),
    vouchers: await read(IMPORT_KNOWN_VOUCHERS, (r) => r.code, id),
    giftCards: await read(
      IMPORT_KNOWN_GIFT_CARDS,
      (r) => r.code,
      (r) => ({ id: r.id, currency: r.currency, initial: r.initial_balance }),
    ),
    pages: await read(IMPORT_KNOWN_PAGES, slug, (r) => ({ id: r.id, type: r.type })),
    menus: await read(IMPORT_KNOWN_MENUS, slug, id),
    menuItems: await read(
      IMPORT_KNOWN_MENU_ITEMS,
      (r) => keyOf(r.menu, r.key),
      (r) => ({ id: r.id, parent: r.parent }),
    ),
  }
}
