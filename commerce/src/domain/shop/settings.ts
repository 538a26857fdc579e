/** Changes the shop's settings. They take effect at once in this process and within a second in others. */
import { isTimeZone, TIME_ZONE_KEY } from '@semena/contract/days'
import { LOOK_KEY, readLook } from '@semena/contract/look'
import { AGE_KEY, readWords, readYears, WORDS_KEY } from '@semena/contract/own-words'
import { ICON_KEY, isKeptHere, LOGO_KEY, SHARE_KEY } from '@semena/contract/shop-pictures'
import type { Ctx } from '../../context.ts'
import { reference, type ShopRow } from '../../db/queries/reference/reference.ts'
import { type ShopSettings, writeShopSettings } from '../../db/queries/reference/shop-settings.ts'
import { redirectFault } from '../mail/redirect.ts'
import { isEmail } from '../email.ts'
import { transaction } from '../../db/driver/transaction.ts'
import { ok, type Refusal, refuse, type Result } from '../result.ts'
import { deleteReservations, notifyStock } from '../../db/queries/checkout/reservation.ts'
import { isReserving } from '../reserving.ts'
import { forget } from '../../memory/memory.ts'

/** Public metadata with a meaning for the shop, and which values it takes. */
const MEANT: Readonly<Record<string, { isRight: (value: string) => boolean; message: string }>> = {
  [TIME_ZONE_KEY]: { isRight: isTimeZone, message: 'There is no such time zone.' },
  [WORDS_KEY]: { isRight: (value) => readWords(value).ok, message: 'A word is unknown, or too long.' },
  [AGE_KEY]: {
    isRight: (value) => readYears(value).ok,
    message: 'An age is a whole number of years from 1 to 99, or null.',
  },
  [LOOK_KEY]: {
    isRight: (value) => readLook(value) !== null,
    message: 'A look is a paper, an ink and an accent as #rrggbb, and a pair of fonts.',
  },
  ...Object.fromEntries(
    [LOGO_KEY, ICON_KEY, SHARE_KEY].map((key) => [
      key,
      {
        isRight: (value: string) => isKeptHere(key, value),
        message: 'A picture has the url that it was given when it was uploaded, its width and its height.',
      },
    ]),
  ),
}

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
): Promise<Result<ShopRow, 'INVALID' | 'REQUIRED'>> {
  const errors = await faults(ctx, settings)
  if (errors.length) return { ok: false, errors }
  const { pool } = ctx.database
  const before = await reference(pool)
  await transaction(pool, async (client) => {
    await writeShopSettings(client, settings)
    // What lines keep is given back at once where they are to keep nothing any more.
    if (isReserving(before) && !isReserving({ settings: { ...before.settings, ...settings } })) {
      await deleteReservations(client)
      await notifyStock(client)
    }
    await ctx.changes.tell(client)
  })
  forget(pool)
  return ok((await reference(pool)).settings)
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
  for (const [key, { isRight, message }] of Object.entries(MEANT)) {
    const value = s.metadata?.[key]
    if (value && !isRight(value)) add('INVALID', key, message)
  }
  const fault = s.customerSetPasswordUrl
    ? await redirectFault(ctx, s.customerSetPasswordUrl, 'customerSetPasswordUrl')
    : null
  return fault ? [...found, fault] : found
}
