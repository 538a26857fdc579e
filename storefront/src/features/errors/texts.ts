/** Texts of the service's errors in the visitor's language. The table is fetched when the first error needs it. */
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

/** Without a connection there is no table either: then every error is told by the words that came with the page. */
async function catalogue(): Promise<Catalogue> {
  fetched ??= FILES[currentLanguage()]().then((file) => file.default)
  return fetched.catch(() => {
    fetched = undefined
    return { unknown: m.errors_later(), unknown_code: m.errors_later() }
  })
}

/** Fetches the table ahead, so that a form can say what is wrong at once. */
export const prepareErrors = (): void => void catalogue()

/**
 * What a mutation's `errors` say to a shopper: each text once, joined with newlines, an unknown one for an empty list.
 * `fieldPrefix` stands in for the errors' own `field` where a form names its fields otherwise.
 */
export const errorText = async (errors: readonly CodedError[], fieldPrefix?: string): Promise<string> =>
  lookUpAll(await catalogue(), errors, fieldPrefix)

/** The same for forms: one text a field, in `''` what belongs to none. An empty list puts the unknown error there. */
export async function fieldTexts(errors: readonly CodedError[]): Promise<Record<string, string>> {
  const table = await catalogue()
  if (errors.length === 0) return { '': lookUpAll(table, errors) }
  const fields = Object.groupBy(errors, ({ field }) => field ?? '')
  return Object.fromEntries(Object.entries(fields).map(([field, own]) => [field, lookUpAll(table, own ?? [])]))
}

/** A function that looks up at once, for code that needs many texts in one go. */
export async function errorLookup(): Promise<(error: CodedError) => string> {
  const table = await catalogue()
  return (error) => lookUp(table, error)
}

/** What was thrown by `request`: a refusal beside the data such as PermissionDenied, or no answer at all. */
export const failureText = async (thrown: unknown): Promise<string> => {
  if (!(thrown instanceof ServiceError)) return m.errors_offline()
  return errorText([{ code: thrown.code, field: null }])
}

/** One of the catalogue's texts by its name. */
export const namedText = async (name: string): Promise<string> => (await catalogue())[name] ?? ''
