import { LANGUAGES } from '@semena/contract/languages'
import { expect, it } from 'vitest'
import { organizationData } from './organization.ts'

const SHOP = { name: 'Seeds', origin: 'https://shop.example', logo: null, icons: '/icons/0/', languages: LANGUAGES }

it('names a page about returns only where the shop has one', () => {
  expect(organizationData(SHOP, { hasRefund: true }).hasMerchantReturnPolicy).toMatchObject({
    merchantReturnLink: `${SHOP.origin}/refund`,
  })
  expect(organizationData(SHOP, { hasRefund: false })).not.toHaveProperty('hasMerchantReturnPolicy')
})
