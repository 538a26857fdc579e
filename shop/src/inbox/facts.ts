/** What an outside service says of the shop: who it is, where its mails are from, where it wants to be written to. */
import type { GraphqlPort } from '@semena/contract/shop-port'
import type { ShopFacts } from './context.ts'

const FRESH_MS = 5 * 60_000
/** After a failure it is asked again. */
const PAUSE_MS = 10_000
const DOCUMENT = `{ shop { name contactEmail: metafield(key: "contactEmail") companyAddress {
  companyName streetAddress1 streetAddress2 city cityArea postalCode countryArea phone country { code } } } }`

interface Answer {
  data?: {
    shop?: {
      name: string
      contactEmail: string | null
      companyAddress: (Record<string, string | null> & { country: { code: string } }) | null
    } | null
  } | null
}

/** Until the service has answered once the shop has no more than its name. */
const UNKNOWN: ShopFacts = {
  name: 'Semena',
  companyAddress: null,
  defaultMailSenderName: '',
  defaultMailSenderAddress: null,
  contactEmail: null,
}

/** Never fails: what was known last is better than nothing. */
export function outsideFacts(port: GraphqlPort, now: () => number = Date.now): () => Promise<ShopFacts> {
  let known = UNKNOWN
  let askAt = 0
  let running: Promise<void> | undefined
  const read = async (): Promise<void> => {
    try {
      const { body } = await port({ query: DOCUMENT })
      const shop = (body as Answer | null)?.data?.shop
      if (!shop) throw new Error('no shop')
      known = { ...UNKNOWN, ...shop, companyAddress: address(shop.companyAddress) }
      askAt = now() + FRESH_MS
    } catch {
      askAt = now() + PAUSE_MS
    } finally {
      running = undefined
    }
  }
  return async () => {
    if (now() >= askAt) await (running ??= read())
    return known
  }
}

function address(a: NonNullable<NonNullable<NonNullable<Answer['data']>['shop']>['companyAddress']> | null) {
  if (!a) return null
  const text = (name: string): string => (typeof a[name] === 'string' ? a[name] : '')
  return {
    firstName: '',
    lastName: '',
    companyName: text('companyName'),
    streetAddress1: text('streetAddress1'),
    streetAddress2: text('streetAddress2'),
    city: text('city'),
    cityArea: text('cityArea'),
    postalCode: text('postalCode'),
    country: a.country.code,
    countryArea: text('countryArea'),
    phone: text('phone'),
  }
}
