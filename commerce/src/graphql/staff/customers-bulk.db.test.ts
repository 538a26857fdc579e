/** Several customers changed at once, by each of Saleor's error policies. */
import { afterAll, expect, it } from 'vitest'
import { openStaffShop } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const keeper = await shop.person({ permissions: ['MANAGE_USERS'] })
const [ann, bob] = [await shop.person(), await shop.person()]

const GOOD = {
  firstName: 'Ann',
  lastName: 'Smith',
  streetAddress1: 'Broadway 1',
  city: 'New York',
  country: 'US',
  countryArea: 'NY',
  postalCode: '10013',
}
const update = (errorPolicy: string, customers: object[]) =>
  shop.by(
    keeper,
    `mutation($c: [CustomerBulkUpdateInput!]!, $p: ErrorPolicyEnum) { customerBulkUpdate(customers: $c, errorPolicy: $p) {
      count errors { code } results { errors { path code } customer { firstName defaultBillingAddress { city } defaultShippingAddress { city } } } } }`,
    { c: customers, p: errorPolicy },
  )
const wrongShipping = {
  id: ann.id,
  input: { firstName: 'New', defaultShippingAddress: { ...GOOD, postalCode: 'none' }, defaultBillingAddress: GOOD },
}

it('leaves out a wrong address and does the rest, where the client ignores what fails', async () => {
  const done = await update('IGNORE_FAILED', [
    wrongShipping,
    { id: bob.id, input: { email: 'no address' } },
    { id: bob.id, input: { firstName: 'Bob' } },
  ])
  expect(done).toMatchObject({
    count: 2,
    errors: [{ code: 'INVALID' }, { code: 'INVALID' }],
    results: [
      {
        customer: { firstName: 'New', defaultBillingAddress: { city: 'NEW YORK' }, defaultShippingAddress: null },
        errors: [{ path: 'input.postalCode', code: 'INVALID' }],
      },
      { customer: null, errors: [{ path: 'input.email', code: 'INVALID' }] },
      { customer: { firstName: 'Bob' }, errors: null },
    ],
  })
})

it('leaves the whole row out, or everything, by the other policies', async () => {
  const rows = [wrongShipping, { id: bob.id, input: { firstName: 'Robert' } }].map((row) =>
    row === wrongShipping ? { ...row, input: { ...wrongShipping.input, firstName: 'Never' } } : row,
  )
  const everything = await update('REJECT_EVERYTHING', rows)
  expect(everything).toMatchObject({ count: 0, results: [{ customer: null }, { customer: null, errors: null }] })
  const failed = await update('REJECT_FAILED_ROWS', rows)
  expect(failed).toMatchObject({ count: 1, results: [{ customer: null }, { customer: { firstName: 'Robert' } }] })
  expect(await shop.sql('select first_name from users where id = $1', [ann.key])).toEqual([{ first_name: 'New' }])
})
