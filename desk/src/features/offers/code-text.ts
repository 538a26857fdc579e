/** Codes of vouchers as text: pasted lists, and codes made by chance. */

/** Without letters and digits that are taken for one another when somebody types a code from paper. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 8
/** Of one voucher at once. */
export const MOST_CODES = 1000

/** Codes in a pasted text, one per line or set apart by commas, semicolons or spaces; each once. */
export const readCodes = (text: string): string[] => [...new Set(text.split(/[\s,;"]+/).filter(Boolean))]

/** New codes that nobody can guess, such as `SPRING-7KQ2MZ9A`. */
export function makeCodes(count: number, prefix: string): string[] {
  const found = new Set<string>()
  const start = prefix.trim() ? `${prefix.trim().replace(/-$/, '')}-` : ''
  while (found.size < Math.min(count, MOST_CODES)) found.add(start + chance())
  return [...found]
}

function chance(): string {
  let code = ''
  while (code.length < LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH * 2)))
      // Each sign is as likely as any other: bytes beyond the last whole round are left out.
      if (byte < 256 - (256 % SIGNS.length) && code.length < LENGTH) code += SIGNS[byte % SIGNS.length]
  return code
}
