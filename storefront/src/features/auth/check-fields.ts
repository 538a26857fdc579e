/** What a form can say before the service is asked (docs/rules.md#form-checks). */
import { m } from '../../paraglide/messages.js'
import { isEmail } from '../address/index.ts'
import type { Faults } from '../forms/index.ts'

interface Values {
  email?: string
  password?: string
  repeated?: string
}

/** One text for each field that is wrong; nothing when all is well. */
export function faultsOf({ email, password, repeated }: Values): Faults {
  const faults: Record<string, string> = {}
  if (email !== undefined && !isEmail(email)) faults.email = email.trim() ? m.auth_email_wrong() : m.auth_empty()
  if (password === '') faults.password = m.auth_empty()
  if (repeated === '') faults.repeated = m.auth_empty()
  else if (repeated !== undefined && repeated !== password) faults.repeated = m.auth_password_differs()
  return faults
}
