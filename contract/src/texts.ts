/** What is done to texts without a pattern, in time that grows with their length. */

/** A text without what it ends with, however often that stands there: `https://host//` without `/`. */
export function withoutEnd(text: string, letter: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === letter) end--
  return text.slice(0, end)
}

/** The beginning of a text in so many characters, with its last word whole where there is more than one. */
export function beginning(text: string, most: number): string {
  const cut = text.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return end > 0 ? cut.slice(0, end) : cut
}

/** The value of a cookie in the header that carries all of them. */
export function cookieIn(header: string, name: string): string | undefined {
  const head = `${name}=`
  return header
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(head))
    ?.slice(head.length)
}
