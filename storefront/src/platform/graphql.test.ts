import { expect, it } from 'vitest'
import { ServiceError, ServiceUnreachable } from './errors.ts'
import { resultOf } from './graphql.ts'

const thrownBy = (body: unknown, kind: 'query' | 'mutation' = 'query'): unknown => {
  try {
    return resultOf(body, kind)
  } catch (error) {
    return error
  }
}
/** An answer in which this part is missing, as the service tells it with status 200. */
const lacking = (code: string): object => ({
  errors: [{ message: 'no', path: ['products'], extensions: { exception: { code } } }],
  data: { products: null },
})

it('takes a refusal for a refusal, and what may succeed later for no answer', () => {
  expect(resultOf({ data: { products: 1 } }, 'query')).toEqual({ products: 1 })
  expect(thrownBy(lacking('PermissionDenied'))).toEqual(new ServiceError('PermissionDenied'))
  for (const body of [lacking('ServiceBusy'), lacking('OutOfTime'), { data: null }, null, 'text'])
    expect(thrownBy(body)).toBeInstanceOf(ServiceUnreachable)
  // A part of a mutation may have been done.
  expect(thrownBy(lacking('ServiceBusy'), 'mutation')).toEqual(new ServiceError('ServiceBusy'))
})
