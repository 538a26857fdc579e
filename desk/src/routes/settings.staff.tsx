import { createFileRoute } from '@tanstack/react-router'
import { Staff } from '../features/staff/staff.tsx'

/** The address holds whose form is open. */
export const Route = createFileRoute('/settings/staff')({
  validateSearch: ({ person }: Record<string, unknown>): { person?: string } =>
    typeof person === 'string' && person ? { person } : {},
  component: Staff,
})
