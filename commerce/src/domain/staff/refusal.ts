/** Why a change of staff, groups or apps was refused: besides the usual, which permissions, groups, users or channels are at fault. */
import type { Refusal } from '../result.ts'

export interface StaffRefusal extends Refusal {
  permissions?: string[]
  /** Keys of rows. */
  groups?: number[]
  users?: number[]
  channels?: number[]
}

export type StaffResult<T> = { ok: true; value: T } | { ok: false; errors: StaffRefusal[] }

type At = Pick<StaffRefusal, 'permissions' | 'groups' | 'users' | 'channels'>

export const staffRefusal = (code: string, field: string | null, message: string, at: At = {}): StaffRefusal => ({
  code,
  field,
  message,
  ...at,
})

export const no = (...errors: StaffRefusal[]): { ok: false; errors: StaffRefusal[] } => ({ ok: false, errors })
