/** What a noun tells the palette: its question, and how an answer is shown. */
import type { TypedDocument } from '@semena/contract/document'
import type { LinkProps } from '@tanstack/react-router'
import type { IconName } from './icon.tsx'

export interface Found {
  id: string
  title: string
  /** What tells it from others with the same title. */
  detail?: string
  icon: IconName
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
}

/** A question that is asked together with those of other nouns. */
export interface Question {
  source: string
  /** The fields of the schema's `Query` that it asks. */
  fields: readonly string[]
  /** What the fields hold, of which those are null that the service has refused. */
  read(data: Readonly<Record<string, unknown>>): Found[]
}

/** The question of a query. `fields` are what it asks, and `read` makes of its result what is shown. */
export const question = <Result extends object>(
  { source }: TypedDocument<Result, { search: string }>,
  fields: readonly (keyof Result & string)[],
  read: (result: Result) => Found[],
): Question => ({ source, fields, read: (data) => read(data as Result) })
