/** Whether a text may be an e-mail address. A deliberately loose check: whoever owns the address will get the mail. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim())
