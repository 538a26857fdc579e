/** Languages as GraphQL names them: `RU`, `PT_BR`, `SR_LATN`. */
import type { LanguageCodeEnum } from '@semena/contract/enums'

const english = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' })

/** A language with its English name. */
export function languageDisplay(code: LanguageCodeEnum): { code: LanguageCodeEnum; language: string } {
  return { code, language: nameOf(code) }
}

const names = new Map<string, string>()

function nameOf(code: string): string {
  let name = names.get(code)
  if (name === undefined) {
    try {
      name = english.of(code.replaceAll('_', '-')) ?? code
    } catch {
      name = code
    }
    names.set(code, name)
  }
  return name
}
