/** The steps from a demo or an empty shop to an own one, and which of them the owner has ticked. */
import { isRecord, parseJson } from '@semena/contract/json'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import { DeskGuideDocument } from './guide.generated.ts'

export const STEPS = ['who', 'look', 'languages', 'goods', 'sending', 'payment', 'legal', 'people', 'open'] as const
export type StepName = (typeof STEPS)[number]

/** Private metadata of the shop. Its value is JSON: `{"done":["who","look"]}`. */
export const GUIDE_KEY = 'desk.guide'
const LONGEST = 1000

/** The ticked steps of a value of `GUIDE_KEY`. */
export function doneOf(text: string | null | undefined): StepName[] {
  const value = text ? parseJson(text, LONGEST) : null
  const done = isRecord(value) && Array.isArray(value['done']) ? value['done'] : []
  return STEPS.filter((step) => done.includes(step))
}

export const guideQuery = queryOptions({
  queryKey: ['shop', 'guide'],
  queryFn: ({ signal }) => request(DeskGuideDocument, {}, signal),
})
