/** Answers a form that was sent without scripts by redirecting to a page that shows the outcome. */
import { type Language, languagePrefix } from '@semena/contract/languages'
import type { FastifyRequest } from 'fastify'

export const FORM = 'application/x-www-form-urlencoded'

export const isForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.split(';', 1)[0]!.trim().toLowerCase() === FORM

/** Reads the fields of a form; of several fields with one name the first counts. */
export function readForm(body: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [name, value] of new URLSearchParams(body)) fields[name] ??= value
  return fields
}

export interface FormPage {
  /** The path of the page's route, without a language. */
  path: string
  /** The place of the form on the page. */
  hash?: string
}

/**
 * The address of the page after a form was sent. Faults stand in it as `email.INVALID`, with spaces between; `form`
 * stands for a fault of no single field.
 */
export function pageAfter(
  { path, hash = '' }: FormPage,
  language: Language,
  faults: readonly { code: string; field: string | null }[],
  kept: Record<string, string> = {},
): string {
  const search = new URLSearchParams(
    faults.length > 0
      ? { ...kept, wrong: faults.map((f) => `${f.field ?? 'form'}.${f.code}`).join(' ') }
      : { done: '1' },
  )
  return `${languagePrefix(language)}${path}?${search.toString()}${hash}`
}
