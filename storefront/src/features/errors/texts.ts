/** Texts of the service's errors in the visitor's language. The table is loaded when the first error needs it. */
import { m } from '../../paraglide/messages.js'
import { ServiceError } from '../../platform/errors.ts'
import { type Language, currentLanguage } from '../../platform/i18n.ts'
import { type Catalogue, type CodedError, lookUp, lookUpAll } from './catalogue.ts'

const FILES: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('./catalogue/en.json'),
  ru: () => import('./catalogue/ru.json'),
  cs: () => import('./catalogue/cs.json'),
}

let fetched: Promise<Catalogue> | undefined

/**
 * Loads the table. Without a connection it is a short one, in which every error has the text that came with the page.
 */
async function catalogue(): Promise<Catalogue> {
  fetched ??= FILES[currentLanguage()]().then((file) => file.default)
  return fetched.catch(() => {
    fetched = undefined
    return { unknown: m.errors_later(), unknown_code: m.errors_later() }
  })
}

/** Loads the table ahead, so that a form can say at once what is wrong. */
export const prepareErrors = (): void => void catalogue()

/**
 * The text of a mutation's `errors` for a shopper: each text once, joined with newlines; an empty list counts as an
 * unknown error. `fieldPrefix` replaces the errors' own `field` where a form names its fields differently.
 */
export const errorText = async (errors: readonly CodedError[], fieldPrefix?: string): Promise<string> =>
  lookUpAll(await catalogue(), errors, fieldPrefix)

/**
 * Texts for a form: one for each field, and in `''` those that belong to none; an empty list gives an unknown error
 * there.
 */
export async function fieldTexts(errors: readonly CodedError[]): Promise<Record<string, string>> {
  const table = await catalogue()
  if (errors.length === 0) return { '': lookUpAll(table, errors) }
  const fields = Object.groupBy(errors, ({ field }) => field ?? '')
  return Object.fromEntries(Object.entries(fields).map(([field, own]) => [field, lookUpAll(table, own ?? [])]))
}

/** Loads the table and returns a function that looks texts up in it, for code that needs many. */
export async function errorLookup(): Promise<(error: CodedError) => string> {
  const table = await catalogue()
  return (error) => lookUp(table, error)
}

/** The text for what `request` threw: a refusal by the service such as PermissionDenied, or no answer at all. */
export const failureText = async (thrown: unknown): Promise<string> => {
  if (!(thrown instanceof ServiceError)) return m.errors_offline()
  return errorText([{ code: thrown.code, field: null }])
}

/** One of the table's texts by its name; empty where there is none. */
export const namedText = async (name: string): Promise<string> => (await catalogue())[name] ?? ''
