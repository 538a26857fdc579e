/** Takes out of a text what looks like a secret, or like a person: the last net under everything that is printed or logged. */

const REPLACED: readonly (readonly [RegExp, string])[] = [
  // What a database was asked with, and the values it quotes. In a line of JSON the break stands as `\n`.
  [/(\n|\\n)params:.*?(?=\n|\\n|$)/g, '$1params: …'],
  [/(\bKey \([^)]{1,200}\))=\(.*?\)(?= (?:already|is|conflicts))/g, '$1=(…)'],
  // Who asks, in an address.
  [/(\b[a-z][a-z\d+.-]{1,20}:\/\/)[^\s"'`/@:]*:[^\s"'`]*@/gi, '$1…@'],
  [/(\b[a-z][a-z\d+.-]{1,20}:\/\/)[^\s"'`/@]+@/gi, '$1…@'],
  [
    /("(?:authorization(?:-bearer)?|cookie|set-cookie|(?:old|new)?password|(?:refresh|csrf|access)?token|secret)"\s*:\s*)"(?:[^"\\]|\\.)*"/gi,
    '$1"…"',
  ],
  [/\b((?:refresh|csrf|access)?_?token|password|passwd|pwd|secret|api_?key)=[^&\s"'`\\]+/gi, '$1=…'],
  [/\b(bearer|jwt|basic)\s+[\w.~+/=-]{4,}/gi, '$1 …'],
  [/\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g, '…'],
  // Keys as their makers mark them: ours, Stripe's, and those of wallets.
  [/\b(?:sma|[sr]k_(?:live|test)|whsec)_[\w-]{6,}/g, '…'],
  [/\b[xyztuv](?:pub|prv)[1-9A-HJ-NP-Za-km-z]{40,}/gi, '…'],
  [/([?&][\w.%-]{1,64}=)[^&\s"\\]+/g, '$1…'],
]
const E_MAIL = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/gi

/**
 * A line of JSON stays JSON. `said`: what the reader wrote themselves, such as a command's arguments; e-mail addresses in
 * it are no news to them and stay.
 */
export function withoutSecrets(text: string, said: readonly string[] = []): string {
  let line = text
  for (const [pattern, instead] of REPLACED) line = line.replace(pattern, instead)
  const known = said.map((word) => word.toLowerCase())
  return line.replace(E_MAIL, (address) => (known.includes(address.toLowerCase()) ? address : '…'))
}
