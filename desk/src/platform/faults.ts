/** What can go wrong between the desk and the service, and how it is told. */
import { m } from '../paraglide/messages.js'

/** A refusal in the payload of a mutation. `field` names the input's field; null for the whole. */
export interface Fault {
  code: string
  field: string | null
  /** The service's own words, in English. */
  message: string | null
}

/** The service has answered with an error instead of data. `code` is Saleor's, such as `PermissionDenied`. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: string
  /** The whole refusal of the shop's own API, which may say more. */
  readonly answer: unknown
  constructor(code: string, message: string, answer: unknown = null) {
    super(message)
    this.code = code
    this.answer = answer
  }
}

/** There was no answer, or none that can be read; a later try may succeed. */
export class ServiceUnreachable extends Error {
  override readonly name = 'ServiceUnreachable'
}

/** The codes whose meaning is the same in every noun. Others are told in the service's words. */
const TEXTS: Readonly<Record<string, () => string>> = {
  REQUIRED: m.fault_required,
  CANNOT_BE_EMPTY: m.fault_required,
  INVALID: m.fault_invalid,
  GRAPHQL_ERROR: m.fault_invalid,
  UNIQUE: m.fault_unique,
  ALREADY_EXISTS: m.fault_unique,
  NOT_FOUND: m.fault_not_found,
  INSUFFICIENT_STOCK: m.fault_stock,
  DUPLICATED_INPUT_ITEM: m.fault_twice,
  OUT_OF_SCOPE_USER: m.fault_beyond,
  OUT_OF_SCOPE_GROUP: m.fault_beyond,
  OUT_OF_SCOPE_PERMISSION: m.fault_beyond,
  PermissionDenied: m.fault_permission,
}

/** A refusal in the reader's language. */
export const faultText = ({ code, message }: Pick<Fault, 'code' | 'message'>): string =>
  TEXTS[code]?.() ?? (message || code)

/** Whatever was thrown, in the reader's language. */
export function troubleText(error: unknown): string {
  if (error instanceof ServiceUnreachable) return m.fault_unreachable()
  if (error instanceof ServiceError) return faultText(error)
  return m.fault_unknown()
}
