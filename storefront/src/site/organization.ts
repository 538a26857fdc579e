/** The shop and its site as schema.org objects. */
import { currentLanguage } from '../platform/i18n.ts'
import { iconAt } from '@semena/contract/shop-icons'
import { inOrder } from '@semena/contract/shop-languages'
import type { Shop } from '../platform/shop.ts'
import { type Data, type ShopOfHead, absolute, shopData } from '../platform/seo.ts'

interface Company {
  name: string
  lines: readonly string[]
  city: string
  countryCode: string
  phone: string
  mail: string | null
}

interface Told {
  /** Whether the shop has a page about returns. */
  hasRefund: boolean
  company?: Company | null
  elsewhere?: readonly string[]
}

type ShopWithLogo = Pick<Shop, 'name' | 'origin' | 'logo' | 'icons' | 'languages'>

/** With the company's address where it is known, and where else the shop is at home. */
export function organizationData(shop: ShopWithLogo, { hasRefund, company, elsewhere = [] }: Told): Data {
  const { origin, logo, icons } = shop
  const mail = company?.mail
  const phone = company?.phone
  return {
    ...shopData(shop),
    '@type': ['Organization', 'OnlineStore'],
    url: absolute(origin, '/'),
    logo: new URL(logo?.url ?? iconAt(icons, '512.png'), origin).href,
    ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
    ...(hasRefund
      ? {
          hasMerchantReturnPolicy: {
            '@type': 'MerchantReturnPolicy',
            merchantReturnLink: absolute(origin, '/refund'),
          },
        }
      : {}),
    ...(company
      ? {
          legalName: company.name,
          address: {
            '@type': 'PostalAddress',
            streetAddress: company.lines.filter((line) => !line.includes(company.city)).join(', '),
            addressLocality: company.city,
            addressCountry: company.countryCode,
          },
        }
      : {}),
    ...(mail || phone
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            availableLanguage: inOrder(shop.languages),
            ...(mail ? { email: mail } : {}),
            ...(phone ? { telephone: phone } : {}),
          },
        }
      : {}),
  }
}

/** The site, with the address of its search. */
export const websiteData = (shop: ShopOfHead): Data => ({
  '@type': 'WebSite',
  '@id': `${shop.origin}/#site`,
  name: shop.name,
  url: absolute(shop.origin, '/'),
  inLanguage: currentLanguage(),
  publisher: shopData(shop),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(shop.origin, '/catalog')}?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
