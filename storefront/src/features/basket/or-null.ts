/** Reading something by an id that may be rubbish: the service refuses to decode it, and to a shopper it is simply not there. */
import { ServiceError } from '../../platform/errors.ts'

const NOT_READABLE = new Set(['GraphQLError', 'PermissionDenied'])

export async function orNull<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ServiceError && NOT_READABLE.has(error.code)) return null
    throw error
  }
}
