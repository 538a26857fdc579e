/**
 * Turns the service's refusal of a malformed id into null: for a shopper, such a thing does not exist. Other errors are
 * thrown on.
 */
import { ServiceError } from './errors.ts'

const NOT_READABLE = new Set(['GraphQLError', 'PermissionDenied'])

export async function orNull<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ServiceError && NOT_READABLE.has(error.code)) return null
    throw error
  }
}
