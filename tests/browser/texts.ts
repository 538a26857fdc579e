/** The storefront's own texts by language, so that a test is written once for all languages. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnWord } from '@semena/contract/own-words'
import { wordsOf } from '@semena/contract/usual-words'
import type { Language } from './fixtures.ts'

const source = join(import.meta.dirname, '../../storefront/src')
const loaded = new Map<Language, Record<string, unknown>>()

function messages(language: Language): Record<string, unknown> {
  let all = loaded.get(language)
  if (!all) {
    all = {}
    for (const file of globSync(`**/messages/${language}.json`, { cwd: source }))
      Object.assign(all, JSON.parse(readFileSync(join(source, file), 'utf8')))
    loaded.set(language, all)
  }
  return all
}

/** Inputs of texts that are the same in every shop whose owner has said nothing else. */
const USUAL: Record<string, string> = { years: '18' }

/** A text without variants, with its inputs filled in. Throws when no text has this key. */
export function text(language: Language, key: string, inputs: Record<string, string> = {}): string {
  const message = messages(language)[key]
  if (typeof message !== 'string') throw new Error(`no plain message ${key} in ${language}`)
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => inputs[name] ?? USUAL[name] ?? whole)
}

/** What the demo says of itself at a place. */
export const usualWord = (language: Language, word: OwnWord): string =>
  wordsOf(language, null, Number(USUAL['years']))[word]

/** The text as a pattern in which every input may be anything. */
export function pattern(language: Language, key: string): RegExp {
  const message = text(language, key)
  return new RegExp(
    message
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+'),
  )
}

/** A text of the error catalogue by its name there, such as `promoCodeInvalid`. */
export function errorText(language: Language, name: string): string {
  const file = join(source, `features/errors/catalogue/${language}.json`)
  const words = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[name]
  if (!words) throw new Error(`no error text ${name} in ${language}`)
  return words
}
