/** The desk's own texts by language, so that a step is written once for all languages. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../browser/fixtures.ts'

const source = join(import.meta.dirname, '../../desk/src')
const loaded = new Map<Language, Record<string, unknown>>()

/** A text without inputs. Throws when no text has this key. */
export function deskText(language: Language, key: string): string {
  let all = loaded.get(language)
  if (!all) {
    all = {}
    for (const file of globSync(`**/messages/${language}.json`, { cwd: source }))
      Object.assign(all, JSON.parse(readFileSync(join(source, file), 'utf8')))
    loaded.set(language, all)
  }
  const message = all[key]
  if (typeof message !== 'string') throw new Error(`no plain message ${key} in ${language}`)
  return message
}
