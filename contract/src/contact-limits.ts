/** What visitors may send to the shop by its forms; apart from other limits, as only pages with forms need it. */

/** What a visitor may write to the shop about. */
export const CONTACT_TOPICS = ['order', 'problem', 'wholesale', 'partnership', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]
/** Longest texts that the shop takes from a visitor, in characters. */
export const CONTACT_LIMITS = { name: 100, email: 254, orderNumber: 40, message: 5000 } as const
