/** Answers as they come from this service and from a Saleor, and what the desk makes of their errors. */
import { describe, expect, it } from 'vitest'
import type { ServiceError } from './faults.ts'
import { dataOf } from './graphql.ts'

type Answer = Parameters<typeof dataOf>[0]

const code = (answer: Answer, how: Parameters<typeof dataOf>[1]): string => {
  try {
    dataOf(answer, how)
  } catch (error) {
    return (error as ServiceError).code
  }
  throw new Error('the answer was taken')
}
const error = (message: string, path?: string[], name = 'GraphQLError') => ({
  message,
  ...(path ? { path } : {}),
  extensions: { exception: { code: name } },
})

describe('an error of the service', () => {
  const one = { asksForOne: true }

  it.each(['Invalid ID: gone. Expected: Order.', 'Must receive an Order id.', 'Whatever a later Saleor says'])(
    'tells that there is no such thing, however it is worded: %s',
    (message) => expect(code({ data: { order: null }, errors: [error(message, ['order'])] }, one)).toBe('NOT_FOUND'),
  )

  it('is no missing thing where a permission is, or a part of it fails', () => {
    expect(code({ data: { order: null }, errors: [error('No', ['order'], 'PermissionDenied')] }, one)).toBe(
      'PermissionDenied',
    )
    expect(code({ data: { order: { lines: null } }, errors: [error('No', ['order', 'lines'])] }, one)).toBe(
      'GraphQLError',
    )
    expect(code({ errors: [error('Unknown field')] }, one)).toBe('GraphQLError')
  })

  it('is no missing thing where a list was asked for, or something was to be changed', () =>
    expect(code({ data: { orders: null }, errors: [error('first is too large', ['orders'])] }, {})).toBe(
      'GraphQLError',
    ))

  it('is passed over below a field that may be missing', () =>
    expect(
      dataOf({ data: { order: { user: null } }, errors: [error('No', ['order', 'user'])] }, { lacking: 'user' }),
    ).toEqual({ order: { user: null } }))
})
