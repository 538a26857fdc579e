import { expect, it } from 'vitest'
import { organizationData } from './organization.ts'

const ORIGIN = 'https://shop.example'

it('names a page about returns only where the shop has one', () => {
  expect(organizationData(ORIGIN, { hasRefund: true }).hasMerchantReturnPolicy).toMatchObject({
    merchantReturnLink: `${ORIGIN}/refund`,
  })
  expect(organizationData(ORIGIN, { hasRefund: false })).not.toHaveProperty('hasMerchantReturnPolicy')
})
