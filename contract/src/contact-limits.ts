/**
 * Limits of what visitors send by the shop's forms. They are apart from other limits, because only pages with forms
 * need them.
 */

/** Topics of messages by the contact form. */
export const CONTACT_TOPICS = ['order', 'problem', 'wholesale', 'partnership', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]
/** Longest texts of the contact form, in characters. */
export const CONTACT_LIMITS = { name: 100, email: 254, orderNumber: 40, message: 5000 } as const
