/** Changes the shop's settings. They take effect at once in this process and within a second in others. */
import { isTimeZone, TIME_ZONE_KEY } from '@semena/contract/days'
import { HOME_KEY } from '@semena/contract/home'
import { LOOK_KEY } from '@semena/contract/look'
import { AGE_KEY, WORDS_KEY } from '@semena/contract/own-words'
import { LANGUAGES_KEY, readLanguages } from '@semena/contract/shop-languages'
import {
  DRAFT_KEY,
  DRAFTED,
  draftOf,
  EARLIER_KEY,
  MOST_EARLIER,
  readDraft,
  readEarlier,
} from '@semena/contract/shop-draft'
import { ICON_KEY, isKeptHere, LOGO_KEY, SHARE_KEY } from '@semena/contract/shop-pictures'
import type { Ctx } from '../../context.ts'
import { reference, type ShopRow } from '../../db/queries/reference/reference.ts'
import { lockPrivateMetafield, type ShopSettings, writeShopSettings } from '../../db/queries/reference/shop-settings.ts'
import { redirectFault } from '../mail/redirect.ts'
import { isEmail } from '../email.ts'
import type { PoolClient } from 'pg'
import { transaction } from '../../db/driver/transaction.ts'
import { ok, type Refusal, refuse, type Result } from '../result.ts'
import { deleteReservations, notifyStock } from '../../db/queries/checkout/reservation.ts'
import { isReserving } from '../reserving.ts'
import { forget } from '../../memory/memory.ts'

/** Metadata with a meaning for the shop, and which values it takes. An empty value stands for the usual one. */
const MEANT: readonly {
  field: 'metadata' | 'privateMetadata'
  key: string
  isRight: (value: string) => boolean
  message: string
}[] = [
  { field: 'metadata', key: TIME_ZONE_KEY, isRight: isTimeZone, message: 'There is no such time zone.' },
  {
    field: 'metadata',
    key: WORDS_KEY,
    isRight: DRAFTED[WORDS_KEY],
    message: 'A word is unknown, or too long.',
  },
  {
    field: 'metadata',
    key: AGE_KEY,
    isRight: DRAFTED[AGE_KEY],
    message: 'An age is a whole number of years from 1 to 99, or null.',
  },
  {
    field: 'metadata',
    key: LOOK_KEY,
    isRight: DRAFTED[LOOK_KEY],
    message: 'A look is a paper, an ink and an accent as #rrggbb, and a pair of fonts.',
  },
  {
    field: 'metadata',
    key: LANGUAGES_KEY,
    isRight: (value) => readLanguages(value) !== null,
    message: 'Languages are a list of those that the shop has, each once.',
  },
  ...[LOGO_KEY, ICON_KEY, SHARE_KEY].map((key) => ({
    field: 'metadata' as const,
    key,
    isRight: (value: string) => isKeptHere(key, value),
    message: 'A picture has the url that it was given when it was uploaded, its width and its height.',
  })),
  {
    field: 'metadata',
    key: HOME_KEY,
    isRight: DRAFTED[HOME_KEY],
    message: 'A section is unknown, stands twice, or has a text that is too long.',
  },
  {
    field: 'privateMetadata',
    key: DRAFT_KEY,
    isRight: (value) => readDraft(value) !== null,
    message: 'A draft is a revision and values that the shop knows.',
  },
  {
    field: 'privateMetadata',
    key: EARLIER_KEY,
    isRight: (value) => readEarlier(value) !== null,
    message: `Earlier states are at most ${MOST_EARLIER}, each with a time, a name and values that the shop knows.`,
  },
]

type SettingsCtx = Pick<Ctx, 'database' | 'settings' | 'origin' | 'changes'>

const LONGEST: Partial<Record<keyof ShopSettings, number>> = {
  name: 50,
  headerText: 200,
  description: 500,
  // The name and the address together have to fit a line of a mail's header.
  defaultMailSenderName: 78,
}

export async function updateSettings(
  ctx: SettingsCtx,
  settings: ShopSettings,
): Promise<Result<ShopRow, 'INVALID' | 'REQUIRED' | 'ALREADY_EXISTS'>> {
  const errors = await faults(ctx, settings)
  if (errors.length) return { ok: false, errors }
  const { pool } = ctx.database
  const before = await reference(pool)
  const stale = await transaction(pool, async (client) => {
    if (await isStaleDraft(client, settings)) return true
    await writeShopSettings(client, settings)
    // What lines keep is given back at once where they are to keep nothing any more.
    if (isReserving(before) && !isReserving({ settings: { ...before.settings, ...settings } })) {
      await deleteReservations(client)
      await notifyStock(client)
    }
    await ctx.changes.tell(client)
    return false
  })
  if (stale) return refuse('ALREADY_EXISTS', DRAFT_KEY, 'Somebody else has saved the draft meanwhile.')
  forget(pool)
  return ok((await reference(pool)).settings)
}

/** Whether the draft that is saved does not follow the one that is there. Locks the shop's row. */
async function isStaleDraft(client: PoolClient, { privateMetadata }: ShopSettings): Promise<boolean> {
  const draft = privateMetadata?.[DRAFT_KEY]
  if (!draft) return false
  const { revision } = draftOf(await lockPrivateMetafield(client, DRAFT_KEY))
  return draftOf(draft).revision !== revision + 1
}

async function faults(ctx: SettingsCtx, s: ShopSettings): Promise<Refusal<'INVALID' | 'REQUIRED'>[]> {
  const found: Refusal<'INVALID' | 'REQUIRED'>[] = []
  const add = (code: 'INVALID' | 'REQUIRED', field: string, message: string) =>
    found.push(...refuse(code, field, message).errors)
  if (s.name !== undefined && !s.name.trim()) add('REQUIRED', 'name', 'A shop needs a name.')
  for (const [field, longest] of Object.entries(LONGEST)) {
    if (String(s[field as keyof ShopSettings] ?? '').length > longest)
      add('INVALID', field, `At most ${longest} characters.`)
  }
  if (/[\r\n]/.test(s.defaultMailSenderName ?? ''))
    add('INVALID', 'defaultMailSenderName', 'A name of a sender is one line.')
  if (s.defaultMailSenderAddress && !isEmail(s.defaultMailSenderAddress))
    add('INVALID', 'defaultMailSenderAddress', 'Enter a valid email address.')
  if (s.limitQuantityPerCheckout != null && s.limitQuantityPerCheckout < 1)
    add('INVALID', 'limitQuantityPerCheckout', 'The limit is at least 1.')
  for (const field of ['metadata', 'privateMetadata'] as const) {
    if (Object.keys(s[field] ?? {}).some((key) => !key.trim())) add('REQUIRED', field, 'Metadata key cannot be empty.')
  }
  for (const { field, key, isRight, message } of MEANT) {
    const value = s[field]?.[key]
    if (value && !isRight(value)) add('INVALID', key, message)
  }
  const fault = s.customerSetPasswordUrl
    ? await redirectFault(ctx, s.customerSetPasswordUrl, 'customerSetPasswordUrl')
    : null
  return fault ? [...found, fault] : found
}
