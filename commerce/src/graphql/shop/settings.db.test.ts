/** The shop's settings over HTTP: who reads and writes them, and that changes take effect at once. */
import { openPasswordLogin } from '../../domain/staff/by-owner.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLENTY } from '../../testing/buying.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
let manager: Someone
beforeAll(async () => {
  shop = await openStaffShop()
  manager = await shop.person({ permissions: ['MANAGE_SETTINGS'] })
}, 60_000)
afterAll(() => shop.close())

const update = (who: Someone | null, input: object) =>
  shop.by(
    who,
    `mutation($i: ShopSettingsInput!) { shopSettingsUpdate(input: $i) { shop { name headerText description customerSetPasswordUrl limitQuantityPerCheckout
      defaultMailSenderName defaultMailSenderAddress fulfillmentAllowUnpaid allowLoginWithoutConfirmation metadata { key value } } errors { field code } } }`,
    { i: input },
  )
const codes = (answer: { errors: { code: string; field: string }[] }) =>
  answer.errors.map((e) => `${e.field} ${e.code}`)

test('what is given is changed, the rest stays', async () => {
  const { shop: after, errors } = await update(manager, {
    name: 'Seeds',
    headerText: 'Hello',
    description: 'About',
    customerSetPasswordUrl: 'https://shop.example.com/password/',
    defaultMailSenderName: 'Seeds',
    defaultMailSenderAddress: 'seeds@example.com',
    fulfillmentAllowUnpaid: false,
    metadata: [{ key: 'a', value: '1' }],
  })
  expect(errors).toEqual([])
  expect(after).toMatchObject({
    name: 'Seeds',
    headerText: 'Hello',
    limitQuantityPerCheckout: 50,
    fulfillmentAllowUnpaid: false,
  })
  expect((await update(manager, { metadata: [{ key: 'b', value: '2' }], description: null })).shop).toMatchObject({
    name: 'Seeds',
    description: null,
    metadata: [
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
    ],
  })
})

test('a limit holds for the very next basket', async () => {
  const add = (quantity: number) =>
    shop.by(null, 'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { errors { code } } }', {
      i: { channel: 'us', lines: [{ variantId: PLENTY, quantity }] },
    })
  await update(manager, { limitQuantityPerCheckout: 3 })
  expect((await add(4)).errors).toEqual([{ code: 'QUANTITY_GREATER_THAN_LIMIT' }])
  await update(manager, { limitQuantityPerCheckout: null })
  expect((await add(400)).errors).toEqual([])
})

describe('refused', () => {
  test('what cannot be', async () => {
    expect(codes(await update(manager, { name: ' ' }))).toEqual(['name REQUIRED'])
    expect(codes(await update(manager, { name: 'x'.repeat(51), headerText: 'x'.repeat(201) }))).toEqual([
      'name INVALID',
      'headerText INVALID',
    ])
    expect(codes(await update(manager, { limitQuantityPerCheckout: 0 }))).toEqual(['limitQuantityPerCheckout INVALID'])
    expect(codes(await update(manager, { defaultMailSenderAddress: 'nobody' }))).toEqual([
      'defaultMailSenderAddress INVALID',
    ])
    expect(codes(await update(manager, { defaultMailSenderName: 'a\nb' }))).toEqual(['defaultMailSenderName INVALID'])
    expect(codes(await update(manager, { customerSetPasswordUrl: 'https://elsewhere.test/' }))).toEqual([
      'customerSetPasswordUrl INVALID',
    ])
    expect(codes(await update(manager, { metadata: [{ key: '', value: 'x' }] }))).toEqual(['metadata REQUIRED'])
    expect(codes(await update(manager, { metadata: [{ key: 'timeZone', value: 'Mars/Base' }] }))).toEqual([
      'timeZone INVALID',
    ])
  })

  test('to shut oneself out of signing in by password, while an app may', async () => {
    expect(codes(await update(manager, { passwordLoginMode: 'CUSTOMERS_ONLY' }))).toEqual([
      'passwordLoginMode PASSWORD_AUTH_RESTRICTION',
    ])
    const app = await shop.program(['MANAGE_SETTINGS'])
    const NAME = '{ shop { defaultMailSenderName } }'
    expect((await update(app, { passwordLoginMode: 'CUSTOMERS_ONLY' })).errors).toEqual([])
    expect(await shop.by(manager, NAME)).toBe('PermissionDenied')
    expect((await update(app, { passwordLoginMode: 'DISABLED' })).errors).toEqual([])
    expect(await shop.by(manager, NAME)).toBe('InvalidTokenError')
    const SIGN_IN = 'mutation { tokenCreate(email: "a@example.com", password: "x") { errors { field code } } }'
    const RESET =
      'mutation { requestPasswordReset(email: "a@example.com", redirectUrl: "http://localhost/") { errors { field code } } }'
    for (const mutation of [SIGN_IN, RESET])
      expect(codes(await shop.by(null, mutation))).toEqual(['null DISABLED_AUTHENTICATION_METHOD'])
    // The owner's command opens it without anybody signed in, and says what it was.
    expect(await openPasswordLogin(shop.services)).toBe('DISABLED')
    expect(await openPasswordLogin(shop.services)).toBe('ENABLED')
    expect(await shop.by(manager, NAME)).toMatchObject({ defaultMailSenderName: expect.any(String) })
    expect(codes(await shop.by(null, SIGN_IN))).toEqual(['email INVALID_CREDENTIALS'])
  })

  test('to those who do not manage settings', async () => {
    const clerk = await shop.person({ permissions: ['MANAGE_STAFF'] })
    for (const who of [null, clerk]) {
      expect(await update(who, { name: 'Mine' })).toBe('PermissionDenied')
      expect(await shop.by(who, '{ shop { defaultMailSenderAddress } }')).toBe('PermissionDenied')
      expect(await shop.by(who, '{ shop { allowLoginWithoutConfirmation } }')).toBe('PermissionDenied')
      expect(
        await shop.by(
          who,
          '{ shop { name fulfillmentAutoApprove passwordLoginMode permissions { code } availableExternalAuthentications { id } } }',
        ),
      ).toMatchObject({
        passwordLoginMode: 'ENABLED',
        fulfillmentAutoApprove: true,
        availableExternalAuthentications: [{ id: 'semena.second-factor' }],
      })
    }
  })
})
