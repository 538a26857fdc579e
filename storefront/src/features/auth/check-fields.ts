/** Checks of the sign-in forms that need no request (docs/rules.md#form-checks). */
import { m } from '../../paraglide/messages.js'
import { isEmail } from '../address/index.ts'
import type { Faults } from '../forms/index.ts'

interface Values {
  email?: string
  password?: string
  repeated?: string
}

/** One text for each field that is wrong; an empty object when none is. */
export function faultsOf({ email, password, repeated }: Values): Faults {
  const faults: Record<string, string> = {}
  if (email !== undefined && !isEmail(email)) faults.email = email.trim() ? m.auth_email_wrong() : m.auth_empty()
  if (password === '') faults.password = m.auth_empty()
  if (repeated === '') faults.repeated = m.auth_empty()
  else if (repeated !== undefined && repeated !== password) faults.repeated = m.auth_password_differs()
  return faults
}
