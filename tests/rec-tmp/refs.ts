/** Finds the ids of the fixture's objects in the service's database, by the names that the cases use. */
import type { Database } from '@semena/commerce/database'
import { toGlobalId } from '@semena/commerce/testing/parts'
import { EXTRAS, fixture as f, skuOf, type Suite } from './fixture.ts'

export interface Ref {
  id?: string
  slug?: string
  currency?: string
  sku?: string
  index?: number
  code?: string
  email?: string
  password?: string
  inputType?: string
}

/** By kind and key what is known of an object, such as `refs.variant['p01-3'].id`. */
export type Refs = Record<string, Record<string, Ref>>

export async function readRefs({ pool }: Pick<Database, 'pool'>, suite: Suite): Promise<Refs> {
  const idsOf = async (type: string, sql: string): Promise<(key: string) => { id?: string }> => {
    const { rows } = await pool.query<{ id: number | string; key: string }>(sql)
    const ids = new Map(rows.map((r) => [r.key, toGlobalId(type, r.id)]))
    return (key) => {
      const id = ids.get(key)
      return id === undefined ? {} : { id }
    }
  }
  const bySlug = (type: string, table: string) => idsOf(type, `select id, slug as key from ${table}`)
  const refs = <T extends { key: string }>(list: readonly T[], ref: (thing: T) => Ref): Record<string, Ref> =>
    Object.fromEntries(list.map((thing) => [thing.key, ref(thing)]))
  const extra = EXTRAS[suite]

  const channel = await bySlug('Channel', 'channels')
  const warehouse = await bySlug('Warehouse', 'warehouses')
  const method = await idsOf(
    'ShippingMethod',
    `select m.id, z.name || '/' || m.name as key from shipping_methods m join shipping_zones z on z.id = m.zone_id`,
  )
  const attribute = await bySlug('Attribute', 'attributes')
  const productType = await bySlug('ProductType', 'product_types')
  const category = await bySlug('Category', 'categories')
  const collection = await bySlug('Collection', 'collections')
  const product = await bySlug('Product', 'products')
  const variant = await idsOf('ProductVariant', 'select id, sku as key from variants')
  const voucher = await idsOf('Voucher', 'select voucher_id as id, code as key from voucher_codes')
  const giftCard = await idsOf('GiftCard', 'select id, code as key from gift_cards')
  const user = await idsOf('User', 'select id, email as key from users')
  const page = await bySlug('Page', 'pages')
  const menu = await bySlug('Menu', 'menus')
  const menuItem = await idsOf('MenuItem', 'select id, key from menu_items')

  return {
    channel: refs([...f.channels, ...extra.channels], (c) => ({
      slug: c.slug,
      currency: c.currency,
      ...channel(c.slug),
    })),
    warehouse: refs(f.warehouses, (w) => warehouse(w.slug)),
    method: Object.fromEntries(
      f.shippingZones.flatMap((z) => z.methods.map((m) => [m.key, method(`${z.name}/${m.name}`)])),
    ),
    attribute: refs(f.attributes, (a) => ({ ...attribute(a.slug), inputType: a.inputType })),
    productType: refs(f.productTypes, (t) => productType(t.slug)),
    category: refs(f.categories, (c) => category(c.slug)),
    collection: refs(f.collections, (c) => ({ slug: c.slug, ...collection(c.slug) })),
    product: refs(f.products, (p) => ({ slug: p.slug, ...product(p.slug) })),
    variant: Object.fromEntries(
      f.products.flatMap((p) =>
        Object.keys(p.packs ?? f.productDefaults.packs).map((pack, index) => [
          `${p.key}-${pack || '1'}`,
          { sku: skuOf(p.key, pack), index, ...variant(skuOf(p.key, pack)) },
        ]),
      ),
    ),
    voucher: refs(f.vouchers, (v) => ({ code: v.code, ...voucher(v.code) })),
    giftCard: refs([...f.giftCards, ...extra.giftCards], (g) => ({ code: g.code, ...giftCard(g.code) })),
    page: refs(f.pages, (p) => ({ slug: p.slug, ...page(p.slug) })),
    menu: refs(f.menus, (m) => ({ slug: m.slug, ...menu(m.slug) })),
    menuItem: refs(
      f.menus.flatMap((m) => m.items),
      (i) => menuItem(i.key),
    ),
    users: refs([...f.users, ...extra.users], ({ email, password }) => ({ email, password, ...user(email) })),
  }
}
