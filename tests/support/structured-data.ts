/** What search engines require of the kinds of schema.org data that pages carry. */

export type Data = Record<string, unknown>

/** The properties that each kind must have. Of several in one entry, one is enough. */
const REQUIRED: Readonly<Record<string, (string | string[])[]>> = {
  Product: ['name', 'image', 'description', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination'],
  MonetaryAmount: ['value', 'currency'],
  DefinedRegion: ['addressCountry'],
  ShippingDeliveryTime: [['transitTime', 'handlingTime']],
  QuantitativeValue: ['minValue', 'maxValue', 'unitCode'],
  PropertyValue: ['name', 'value'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', ['item', 'url']],
  ItemList: ['itemListElement', 'numberOfItems'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  Organization: ['name'],
  OnlineStore: ['name', 'url', 'logo'],
  MerchantReturnPolicy: [['merchantReturnLink', 'returnPolicyCategory']],
  ContactPage: ['url', 'mainEntity'],
  PostalAddress: ['addressCountry', 'addressLocality', 'streetAddress'],
  ContactPoint: ['contactType', ['email', 'telephone']],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
}
const ADDRESSES = new Set(['url', 'item', 'image', 'logo', 'merchantReturnLink', 'mainEntityOfPage', 'sameAs'])

/** Everything that is wrong with the data, as sentences; an unknown kind counts as wrong. */
export function faultsOf(data: unknown, at = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((one, i) => faultsOf(one, `${at}[${i}]`))
  if (data === null || typeof data !== 'object') return data === null || data === '' ? [`${at} is empty`] : []
  const object = data as Data
  const kinds = [object['@type']].flat().map(String)
  const missing = kinds.flatMap((kind) =>
    REQUIRED[kind]
      ? REQUIRED[kind]
          .filter((wanted) => [wanted].flat().every((name) => object[name] === undefined))
          .map((wanted) => `${at} ${kind} lacks ${String(wanted)}`)
      : [`${at} ${kind} is unknown`],
  )
  const addresses = Object.entries(object)
    .filter(([name]) => ADDRESSES.has(name))
    .flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
    .filter(([, value]) => typeof value === 'string' && !/^https?:\/\/[^\s/]+/.test(value))
    .map(([name]) => `${at} ${name} is no absolute address`)
  const price = kinds.includes('Offer') && !/^\d+\.\d\d$/.test(String(object.price)) ? [`${at} price is no amount`] : []
  const inside = Object.entries(object).flatMap(([name, value]) => faultsOf(value, `${at}.${name}`))
  return [...missing, ...addresses, ...price, ...inside]
}
