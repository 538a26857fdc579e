/** Which face has the letters of a text. What neither has is written with what they have. */

/** The shop's own face: Latin with most of Europe's accents, and Cyrillic. */
const OWN =
  /[\n\u0020-\u007e\u00a0-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0192\u0218-\u021b\u0401-\u040c\u040e-\u044f\u0451-\u045c\u045e\u045f\u0490-\u049d\u1e9e\u2010-\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u20b4\u20b8\u20bd\u2116\u2122\u2212]/u
/** The spare face: Greek and Vietnamese besides. */
const SPARE =
  /[\n\u0020-\u007e\u00a0-\u0113\u0116-\u012b\u012e-\u0131\u0134-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u0192\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490\u0491\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2011\u2013\u2014\u2018-\u201a\u201c-\u2022\u2026\u2030\u2039\u203a\u20ac\u20b4\u20b9\u20ba\u20bd\u2116\u2122\u2212]/u

export interface Lettered {
  text: string
  isSpare: boolean
}

/** A text as it is set, and in which of the two faces. */
export function lettered(entered: string): Lettered {
  const text = entered
    .normalize('NFC')
    .replace(/[^\S\n]/gu, (space) => (space === ' ' ? ' ' : '\u00a0'))
    .replace(/[\p{Cf}\p{Cs}]|(?!\n)\p{Cc}/gu, '')
  const isOwn = Array.from(text).every((letter) => OWN.test(letter))
  return isOwn ? { text, isSpare: false } : { text: written(text, SPARE), isSpare: true }
}

/** A letter that is missing stands without its accents, or as a question mark. */
function written(text: string, has: RegExp): string {
  let shown = ''
  for (const letter of text) {
    if (has.test(letter)) shown += letter
    else if (!/\p{M}/u.test(letter)) {
      const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '')
      shown += plain && Array.from(plain).every((c) => has.test(c)) ? plain : '?'
    }
  }
  return shown
}
