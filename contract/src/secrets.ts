/**
 * Removes from a text what looks like a secret or like personal data, as the last safeguard of everything that is
 * printed or logged.
 */
import { withoutEnd } from './texts.ts'

const REPLACED: readonly (readonly [RegExp, string])[] = [
  // Parameters of statements, and values that PostgreSQL quotes. A line of JSON has `\n` in place of a line break.
  [/(\n|\\n)params:.*?(?=\n|\\n|$)/g, '$1params: …'],
  [
    /("(?:authorization(?:-bearer)?|cookie|set-cookie|(?:old|new)?password|(?:refresh|csrf|access)?token|secret)"\s*:\s*)"(?:[^"\\]|\\.)*"/gi,
    '$1"…"',
  ],
  [/\b((?:refresh|csrf|access)?_?token|password|passwd|pwd|secret|api_?key)=[^&\s"'`\\]+/gi, '$1=…'],
  [/\b(bearer|jwt|basic)\s+[\w.~+/=-]{4,}/gi, '$1 …'],
  [/(?<![\w-])eyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g, '…'],
  // Keys that begin with a known mark: app tokens, Stripe's keys, and keys of wallets.
  [/\b(?:sma|[sr]k_(?:live|test)|whsec)_[\w-]{6,}/g, '…'],
  [/\b[xyztuv](?:pub|prv)[1-9A-HJ-NP-Za-km-z]{40,}/gi, '…'],
  [/([?&][\w.%-]{1,64}=)[^&\s"\\]+/g, '$1…'],
]
/** An escape of JSON, or signs of e-mail addresses in a row as they stand in a text or in a URL. */
const RUN = /\\u[\da-f]{4}|\\[a-z]|[\w.+@%-]+/gi
/** The sign between name and domain, in a text and in a URL. */
const AT = /@|%40/

/** User and password in a URL, one after the other so that each character is looked at once. */
function withoutSignIn(text: string): string {
  const [first = '', ...rest] = text.split('://')
  return [first, ...rest.map(withoutUser)].join('://')
}

/** What stands behind the scheme of a URL, without the user. A password may have any sign but a blank or a quote. */
function withoutUser(text: string): string {
  const end = text.search(/[\s"'`]/)
  const word = end < 0 ? text : text.slice(0, end)
  const last = word.lastIndexOf('@')
  if (last < 0) return text
  const hasPassword = /^[^/@:]*:/.test(word)
  const at = hasPassword ? last : word.indexOf('@')
  const isUser = hasPassword || (at > 0 && !word.slice(0, at).includes('/'))
  return isUser ? `…${text.slice(at)}` : text
}

/** The values that PostgreSQL quotes with a key. */
function withoutKeys(text: string): string {
  const parts = text.split(/(\bKey \([^()]{1,200}\)=\()/)
  return parts
    .map((part, at) => {
      if (at === 0 || at % 2 === 1) return part
      const end = /\n|\) (?:already|is|conflicts)/.exec(part)
      return end && end[0] !== '\n' ? `…${part.slice(end.index)}` : part
    })
    .join('')
}

/**
 * The text without secrets and personal data. A line of JSON stays valid JSON. `said` are words that the reader wrote
 * themselves, such as a command's arguments: e-mail addresses among them stay in the text.
 */
export function withoutSecrets(text: string, said: readonly string[] = []): string {
  let line = withoutSignIn(withoutKeys(text))
  for (const [pattern, instead] of REPLACED) line = line.replace(pattern, instead)
  const known = said.map((word) => word.toLowerCase())
  return line.replace(RUN, (run) => withoutAddress(run, known))
}

/** An address has something before its sign, and a dot behind it. A dot at the end belongs to the sentence. */
function withoutAddress(run: string, known: readonly string[]): string {
  const address = withoutEnd(run, '.')
  const [, ...domain] = address.split(AT).filter(Boolean)
  if (!domain.some((part) => part.includes('.')) || known.includes(address.toLowerCase())) return run
  return `…${run.slice(address.length)}`
}
