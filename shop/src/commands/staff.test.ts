/** How the arguments of `staff` and `app` are read. */
import { describe, expect, test } from 'vitest'
import { readApp } from './app.ts'
import { readStaff } from './staff.ts'

describe('staff', () => {
  test('what is understood', () => {
    expect(readStaff(['list'])).toEqual({ verb: 'list' })
    expect(readStaff(['password-login-on'])).toEqual({ verb: 'password-login-on' })
    expect(readStaff(['second-factor-off', 'a@example.com'])).toEqual({
      verb: 'second-factor-off',
      email: 'a@example.com',
    })
    expect(readStaff(['create', 'a@example.com', '--superuser'])).toEqual({
      verb: 'create',
      email: 'a@example.com',
      isSuperuser: true,
      groups: [],
      readsPassword: false,
    })
    expect(readStaff(['create', 'a@example.com', '--groups', 'One, Two,', '--password-stdin'])).toMatchObject({
      groups: ['One', 'Two'],
      readsPassword: true,
    })
  })

  test.each([
    [[], 'Say create, list, second-factor-off or password-login-on.'],
    [['remove', 'a@example.com'], 'Say create, list, second-factor-off or password-login-on.'],
    [['list', 'a@example.com'], 'Say create, list, second-factor-off or password-login-on.'],
    [['create'], 'Name one e-mail address.'],
    [['create', 'a@example.com', 'b@example.com'], 'Name one e-mail address.'],
    [['create', 'a@example.com', '--groups', ','], 'Name at least one group after --groups.'],
    [['second-factor-off'], 'Name one e-mail address.'],
    [
      ['second-factor-off', 'a@example.com', '--superuser'],
      'Say create, list, second-factor-off or password-login-on.',
    ],
    [['create', 'a@example.com', '--admin'], /Unknown option '--admin'/],
  ])('%j is not', (args, message) => {
    expect(() => readStaff(args)).toThrow(message)
  })
})

describe('app', () => {
  test('what is understood', () => {
    expect(readApp(['list'])).toBeNull()
    expect(readApp(['create', 'Stock keeper', '--permissions', 'manage_products,MANAGE_ORDERS'])).toEqual({
      name: 'Stock keeper',
      permissions: ['MANAGE_PRODUCTS', 'MANAGE_ORDERS'],
    })
  })

  test.each([
    [[], 'Say create or list.'],
    [['create', ' '], /Name one app/],
    [['create', 'Stock', 'keeper'], /Name one app/],
    [['create', 'X'], /Name what it may do/],
    [['create', 'X', '--permissions', 'FLY'], /FLY is no permission/],
  ])('%j is not', (args, message) => {
    expect(() => readApp(args)).toThrow(message)
  })
})
