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

/** What the payment cases need besides. */
export interface PaymentFixture {
  channels: Fixture['channels']
  shippingZone: string
  methodListings: { method: string; price: number }[]
  listings: { product: string; packs: Record<string, number> }[]
  giftCards: Fixture['giftCards']
  users: Fixture['users']
}

const read = <T>(name: string): T => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as T

export const fixture = read<Fixture>('fixture.json')
export const paymentFixture = read<PaymentFixture>('fixture-transactions.json')

/** The SKU of a pack. A product without packs has one variant. */
export const skuOf = (productKey: string, pack: string): string => `FIX-${productKey.toUpperCase()}-${pack || '1'}`
