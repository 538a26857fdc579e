/** What a noun tells the palette: its question, and how an answer is shown. */
import type { TypedDocument } from '@semena/contract/document'
import type { LinkProps } from '@tanstack/react-router'
import type { IconName } from './icon.tsx'
import { request } from '../platform/graphql.ts'

/** Of one noun no more are shown. */
export const MOST_FOUND = 5

export interface Found {
  id: string
  title: string
  /** What tells it from others with the same title. */
  detail?: string
  icon: IconName
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
}

/** What is asked of the service for one noun. */
export interface Question {
  /** The fields of the schema's `Query` that it asks. */
  fields: readonly string[]
  ask(search: string, signal: AbortSignal): Promise<Found[]>
}

/** The question of a query. `fields` are what it asks, and `read` makes of its result what is shown. */
export const question = <Result extends object>(
  document: TypedDocument<Result, { search: string }>,
  fields: readonly (keyof Result & string)[],
  read: (result: Result) => Found[],
): Question => ({
  fields,
  ask: async (search, signal) => read(await request(document, { search }, signal)),
})
