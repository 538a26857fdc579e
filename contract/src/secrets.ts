/**
 * Removes from a text what looks like a secret or like personal data, as the last safeguard of everything that is
 * printed or logged.
 */

const REPLACED: readonly (readonly [RegExp, string])[] = [
  // Parameters of statements, and values that PostgreSQL quotes. A line of JSON has `\n` in place of a line break.
  [/(\n|\\n)params:.*?(?=\n|\\n|$)/g, '$1params: …'],
  [/(\bKey \([^)]{1,200}\))=\(.*?\)(?= (?:already|is|conflicts))/g, '$1=(…)'],
  // User and password in a URL.
  [/(\b[a-z][a-z\d+.-]{1,20}:\/\/)[^\s"'`/@:]*:[^\s"'`]*@/gi, '$1…@'],
  [/(\b[a-z][a-z\d+.-]{1,20}:\/\/)[^\s"'`/@]+@/gi, '$1…@'],
  [
    /("(?:authorization(?:-bearer)?|cookie|set-cookie|(?:old|new)?password|(?:refresh|csrf|access)?token|secret)"\s*:\s*)"(?:[^"\\]|\\.)*"/gi,
    '$1"…"',
  ],
  [/\b((?:refresh|csrf|access)?_?token|password|passwd|pwd|secret|api_?key)=[^&\s"'`\\]+/gi, '$1=…'],
  [/\b(bearer|jwt|basic)\s+[\w.~+/=-]{4,}/gi, '$1 …'],
  [/\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g, '…'],
  // Keys that begin with a known mark: app tokens, Stripe's keys, and keys of wallets.
  [/\b(?:sma|[sr]k_(?:live|test)|whsec)_[\w-]{6,}/g, '…'],
  [/\b[xyztuv](?:pub|prv)[1-9A-HJ-NP-Za-km-z]{40,}/gi, '…'],
  [/([?&][\w.%-]{1,64}=)[^&\s"\\]+/g, '$1…'],
]
const E_MAIL = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/gi

/**
 * The text without secrets and personal data. A line of JSON stays valid JSON. `said` are words that the reader wrote
 * themselves, such as a command's arguments: e-mail addresses among them stay in the text.
 */
export function withoutSecrets(text: string, said: readonly string[] = []): string {
  let line = text
  for (const [pattern, instead] of REPLACED) line = line.replace(pattern, instead)
  const known = said.map((word) => word.toLowerCase())
  return line.replace(E_MAIL, (address) => (known.includes(address.toLowerCase()) ? address : '…'))
}
