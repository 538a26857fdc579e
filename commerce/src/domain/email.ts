/** Whether a text can be an e-mail address, by the rules Saleor (Django) uses. */

const LOCAL = /^[-!#$%&'*+/=?^_`{}|~0-9A-Za-z]+(?:\.[-!#$%&'*+/=?^_`{}|~0-9A-Za-z]+)*$/
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const LONGEST = 254

export function isEmail(text: string): boolean {
  if (text.length > LONGEST) return false
  const at = text.lastIndexOf('@')
  if (at < 1 || !LOCAL.test(text.slice(0, at))) return false
  const labels = text.slice(at + 1).split('.')
  return (
    (labels.length > 1 && labels.every((l) => LABEL.test(l)) && !/^\d+$/.test(labels.at(-1)!)) ||
    text.slice(at + 1) === 'localhost'
  )
}
