/** Languages as GraphQL names them: `RU`, `PT_BR`, `SR_LATN`. */
import type { LanguageCodeEnum } from '@semena/contract/enums'

const english = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' })

/** A language with its English name. */
export function languageDisplay(code: LanguageCodeEnum): { code: LanguageCodeEnum; language: string } {
  return { code, language: nameOf(code) }
}

function nameOf(code: string): string {
  try {
    return english.of(code.replaceAll('_', '-')) ?? code
  } catch {
    return code
  }
}
