/** Reads name, sender and contact address of the shop from an outside service. */
import { LOOK_KEY } from '@semena/contract/look'
import { ICON_KEY, LOGO_KEY } from '@semena/contract/shop-pictures'
import { LANGUAGES_KEY } from '@semena/contract/shop-languages'
import { AGE_KEY, WORDS_KEY } from '@semena/contract/own-words'
import { asTyped, TYPED_KEYS } from '@semena/contract/typed-address'
import type { GraphqlPort } from '@semena/contract/shop-port'
import type { ShopFacts } from './context.ts'
import { declareCache } from '@semena/commerce/memory'

const FRESH_MS = 5 * 60_000
/** After a failure the service is asked again no sooner than this. */
const PAUSE_MS = 10_000
const DOCUMENT = `{ shop { name contactEmail: metafield(key: "contactEmail")
  words: metafield(key: "${WORDS_KEY}") age: metafield(key: "${AGE_KEY}")
  look: metafield(key: "${LOOK_KEY}") logo: metafield(key: "${LOGO_KEY}") icon: metafield(key: "${ICON_KEY}")
  languages: metafield(key: "${LANGUAGES_KEY}") companyAddress {
  companyName streetAddress1 streetAddress2 city cityArea postalCode countryArea phone country { code }
  metafields(keys: ${JSON.stringify(Object.values(TYPED_KEYS))}) } } }`

declareCache({
  name: 'facts of an outside shop',
  holds: 'who the shop is, where the service is elsewhere',
  bound: 'one shop',
  lifeMs: FRESH_MS,
  tags: null,
})

interface Answer {
  data?: {
    shop?: {
      name: string
      contactEmail: string | null
      words: string | null
      age: string | null
      look: string | null
      logo: string | null
      icon: string | null
      languages: string | null
      companyAddress: (Record<string, unknown> & { country: { code: string } }) | null
    } | null
  } | null
}

/** What is known of the shop until the service has answered once. */
const UNKNOWN: ShopFacts = {
  name: '',
  companyAddress: null,
  defaultMailSenderName: '',
  defaultMailSenderAddress: null,
  contactEmail: null,
  words: null,
  age: null,
  look: null,
  logo: null,
  icon: null,
  languages: null,
}

/**
 * Answers a function that reads the shop's facts. It never throws; when the service fails it answers what was known
 * last.
 */
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
  const known = {
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
  return asTyped(known, a.metafields)
}
