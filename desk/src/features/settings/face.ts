/**
 * The face of the shop: what visitors see of pictures, look, words and home page, the draft of it, and earlier states
 * (docs/rules.md#draft).
 */
import { HOME_KEY } from '@semena/contract/home'
import { LOOK_KEY } from '@semena/contract/look'
import { AGE_KEY, WORDS_KEY } from '@semena/contract/own-words'
import {
  type Draft,
  DRAFT_KEY,
  DRAFTED_KEYS,
  type DraftedKey,
  draftOf,
  type Earlier,
  EARLIER_KEY,
  earlierOf,
  MOST_EARLIER,
  rightValues,
  type Values,
} from '@semena/contract/shop-draft'
import { ICON_KEY, LOGO_KEY, SHARE_KEY } from '@semena/contract/shop-pictures'
import { queryOptions } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import type { Fault } from '../../platform/faults.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { readAnew } from '../../platform/query-client.ts'
import { person } from '../../platform/session.ts'
import { DeskShopFaceDocument } from './face.generated.ts'
import { DeskSaveShopDocument } from './shop.generated.ts'

export interface Face {
  id: string
  /** All drafted keys; an empty value stands for the usual one. */
  published: Record<DraftedKey, string>
  draft: Draft
  /** The latest first. */
  earlier: Earlier[]
}

export const faceQuery = queryOptions({
  queryKey: ['shop', 'face'],
  queryFn: async ({ signal }): Promise<Face> => {
    const { shop } = await request(DeskShopFaceDocument, {}, signal)
    const { id, look, words, age, home, logo, icon, share, draft, earlier } = shop
    return {
      id,
      published: {
        [LOOK_KEY]: look ?? '',
        [WORDS_KEY]: words ?? '',
        [AGE_KEY]: age ?? '',
        [HOME_KEY]: home ?? '',
        [LOGO_KEY]: logo ?? '',
        [ICON_KEY]: icon ?? '',
        [SHARE_KEY]: share ?? '',
      },
      draft: draftOf(draft),
      earlier: earlierOf(earlier),
    }
  },
})

/** What a form shows of a key: the draft's value, or else what visitors see. Empty: the usual one. */
export const valueOf = ({ published, draft }: Face, key: DraftedKey): string => draft.values[key] ?? published[key]

/** Somebody else has saved between the reading and this save. */
const CONFLICT = 'ALREADY_EXISTS'
/** How often a save is tried anew after somebody else's. */
const TRIES = 3

interface Change {
  published?: Values
  draft: Values
  earlier?: Earlier[]
}

async function write({ draft }: Face, change: Change): Promise<readonly Fault[]> {
  const { published = {}, earlier } = change
  const next: Draft = { revision: draft.revision + 1, values: change.draft }
  const { faults } = await mutate(DeskSaveShopDocument, {
    input: {
      metadata: Object.entries(published).map(([key, value]) => ({ key, value })),
      privateMetadata: [
        { key: DRAFT_KEY, value: JSON.stringify(next) },
        ...(earlier ? [{ key: EARLIER_KEY, value: JSON.stringify(earlier) }] : []),
      ],
    },
  })
  return faults
}

/** Puts values into the draft. Values of other keys that somebody else saves meanwhile stay. */
export async function saveDraft(values: Values): Promise<readonly Fault[]> {
  for (let tries = 1; ; tries++) {
    const face = await readAnew(faceQuery)
    const draft = differing(face, { ...face.draft.values, ...values })
    const faults = await write(face, { draft })
    if (tries === TRIES || !faults.some(({ code }) => code === CONFLICT)) return faults
  }
}

/** Shows visitors the draft. Refused where it is not the draft that was looked at. */
export const publish = (face: Face): Promise<readonly Fault[]> =>
  settle(face, { published: face.draft.values, draft: {}, earlier: withNow(face) })

/** Shows visitors an earlier state; the draft stays. */
export async function takeBack(face: Face, { values }: Earlier): Promise<readonly Fault[]> {
  const published = Object.fromEntries(DRAFTED_KEYS.map((key) => [key, values[key] ?? ''])) as Face['published']
  return settle(face, { published, draft: differing({ published }, face.draft.values), earlier: withNow(face) })
}

export const discard = (face: Face): Promise<readonly Fault[]> => settle(face, { draft: {} })

async function settle(face: Face, change: Change): Promise<readonly Fault[]> {
  const faults = await write(face, change)
  await readAnew(faceQuery)
  return faults.map((fault) =>
    fault.code === CONFLICT ? { code: 'NEWER', field: null, message: m.settings_draft_newer() } : fault,
  )
}

/** Only the values that differ from what visitors see. */
const differing = ({ published }: Pick<Face, 'published'>, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== published[key as DraftedKey]))

/** What visitors see now, as the latest of the earlier states. */
const withNow = ({ published, earlier }: Face): Earlier[] => {
  const values = rightValues(Object.fromEntries(Object.entries(published).filter(([, value]) => value)))
  return [{ at: new Date().toISOString(), by: person()?.email ?? '', values }, ...earlier].slice(0, MOST_EARLIER)
}
