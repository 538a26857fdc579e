/**
 * Whether a text may be an e-mail address. The check is loose on purpose, because only a mail shows whether an address
 * exists.
 */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim())
