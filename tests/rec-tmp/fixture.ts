/** The shop on which the recordings were made, as data. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Translated<T = string> {
  translations?: Record<string, T>
}
interface Named {
  key: string
  slug: string
  name: string
}

export interface Fixture {
  settings: Record<string, boolean | number>
  companyAddress: Record<string, string>
  countryTax: { country: string; rate: number }[]
  warehouses: (Named & { address: Record<string, string> })[]
  channels: (Named & {
    currency: string
    country: string
    isActive: boolean
    warehouses: string[]
    allowUnpaidOrders: boolean
    defaultTransactionFlowStrategy?: string
    automaticCompletion?: { enabled: boolean; delay: number }
  })[]
  shippingZones: {
    key: string
    name: string
    countries: string[]
    channels: string[]
    warehouses: string[]
    methods: ({
      key: string
      name: string
      channel: string
      price: number
      minDays?: number
      maxDays?: number
      minOrder?: number
      maxOrder?: number
    } & Translated)[]
  }[]
  attributes: (Named & {
    inputType: string
    type: string
    values?: string[]
    valueTranslations?: Record<string, Record<string, string>>
  } & Translated)[]
  productTypes: (Named & {
    isShippingRequired: boolean
    hasVariants: boolean
    productAttributes: string[]
    variantAttributes: string[]
  })[]
  categories: Named[]
  collections: (Named & { channels: string[] } & Translated<{ name: string; description?: string }>)[]
  productDefaults: ProductDefaults
  products: (Named & {
    price: number
    collections?: string[]
    promotion?: boolean
    trackInventory?: boolean
    limitPerCustomer?: number
    attributes: Record<string, string | string[] | number | boolean>
  } & Partial<ProductDefaults> &
    Translated<{ name: string; description?: string }>)[]
  promotion: { name: string; channel: string; percent: number }
  vouchers: ({
    key: string
    code: string
    type: string
    valueType: string
    value: number
    minSpent?: number
    minQuantity?: number
    usageLimit?: number
    startDate?: string
    endDate?: string
    countries?: string[]
    products?: string[]
    collections?: string[]
    channels?: string[]
    applyOncePerOrder?: boolean
    applyOncePerCustomer?: boolean
    onlyForStaff?: boolean
    singleUse?: boolean
  } & Translated)[]
  giftCards: { key: string; code: string; currency: string; balance: number; isActive?: boolean; expiryDate?: string }[]
  pageTypes: (Named & { attributes: string[] })[]
  pages: ({
    key: string
    slug: string
    title: string
    content: string
    published?: boolean
    attributes: Record<string, string>
  } & Translated<{ title: string; content?: string }>)[]
  menus: (Named & {
    items: ({ key: string; name: string; collection?: string; page?: string; url?: string } & Translated)[]
  })[]
  users: {
    key: string
    email: string
    password: string
    firstName?: string
    lastName?: string
    confirmed: boolean
    active?: boolean
    address?: Record<string, string>
    /** Permissions of staff. A customer has none, not even an empty list. */
    staff?: string[]
    /** The channels to which staff are bound; without them they may work in all. */
    channels?: string[]
  }[]
}

interface ProductDefaults {
  type: string
  category: string
  channels: Record<string, number>
  packs: Record<string, number>
  stock: number
  published: boolean
  available: boolean
}

/** A collection of cases: what shoppers ask, what payments are, what staff do. Each is played on a shop of its own. */
export type Suite = 'shop' | 'payments' | 'merchant'

/** What the cases of a suite need besides. */
export interface Extra {
  channels: Fixture['channels']
  shippingZone: string
  methodListings: { method: string; price: number }[]
  listings: { product: string; packs: Record<string, number> }[]
  giftCards: Fixture['giftCards']
  users: Fixture['users']
}

const read = <T>(name: string): T => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as T

export const fixture = read<Fixture>('fixture.json')

const NOTHING: Extra = { channels: [], shippingZone: '', methodListings: [], listings: [], giftCards: [], users: [] }

/** Members of staff by key, each in a group of their own with these permissions, all with one password. */
interface MerchantFixture {
  password: string
  staff: Record<string, string[]>
  restricted: Record<string, { permissions: string[]; channels: string[] }>
}

function merchantUsers(): Fixture['users'] {
  const { password, staff, restricted } = read<MerchantFixture>('fixture-merchant.json')
  const user = (key: string, permissions: string[]): Fixture['users'][number] => ({
    key,
    email: `fix-${key}@example.com`,
    password,
    confirmed: true,
    staff: permissions,
  })
  return [
    ...Object.entries(staff).map(([key, permissions]) => user(key, permissions)),
    ...Object.entries(restricted).map(([key, { permissions, channels }]) => ({ ...user(key, permissions), channels })),
  ]
}

/** What the shop of a suite has besides `fixture`. */
export const EXTRAS: Record<Suite, Extra> = {
  shop: NOTHING,
  payments: read<Extra>('fixture-transactions.json'),
  merchant: { ...NOTHING, users: merchantUsers() },
}

/** The SKU of a pack. A product without packs has one variant. */
export const skuOf = (productKey: string, pack: string): string => `FIX-${productKey.toUpperCase()}-${pack || '1'}`
