/** The id of a field's control, to put the focus on it. */
import type { FieldName } from './form-state.ts'

export const fieldId = (name: FieldName): string => `checkout-${name.replace('.', '-')}`
