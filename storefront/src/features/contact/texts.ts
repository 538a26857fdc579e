/** Texts of the contact form: its topics and its errors. */
import type { ContactTopic } from '@semena/contract/contact-limits'
import { m } from '../../paraglide/messages.js'

export const TOPICS: Readonly<Record<ContactTopic, () => string>> = {
  order: m.contact_topic_order,
  problem: m.contact_topic_problem,
  wholesale: m.contact_topic_wholesale,
  partnership: m.contact_topic_partnership,
  other: m.contact_topic_other,
}

/** The text beside a wrong field. */
export function faultText(field: string, code: string): string {
  if (code === 'REQUIRED') return m.contact_fault_required()
  if (code === 'TOO_LONG') return m.contact_fault_long()
  return field === 'email' ? m.contact_fault_email() : m.contact_fault_invalid()
}

/** The text of an error of the whole form. */
export function formFaultText(code: string): string {
  if (code === 'OFFLINE') return m.contact_fault_offline()
  return code === 'TOO_MANY_REQUESTS' ? m.contact_fault_many() : m.contact_fault_other()
}
