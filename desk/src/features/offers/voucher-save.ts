/** Saves a voucher: itself, its translations, what it applies to, and its values in each channel. */
import { codeOf, type TranslatedLanguage, TRANSLATED_LANGUAGES } from '@semena/contract/languages'
import { inLanguage } from '../../parts/use-edited.ts'
import { m } from '../../paraglide/messages.js'
import type { Fault } from '../../platform/faults.ts'
import { mutate } from '../../platform/graphql.ts'
import { type CurrencyOf, goodsChanges, listingChanges, type VoucherDraft, voucherInput } from './voucher-draft.ts'
import {
  DeskAddVoucherGoodsDocument,
  DeskCreateVoucherDocument,
  DeskListVoucherDocument,
  DeskRemoveVoucherGoodsDocument,
  DeskTranslateVoucherDocument,
  DeskUpdateVoucherDocument,
} from './vouchers.generated.ts'

/** As many codes as a refusal names. */
const MOST_NAMED = 10

/** Refusals in which those of codes that exist already name them. */
export const namingTaken = (faults: readonly (Fault & { voucherCodes?: readonly string[] | null })[]): Fault[] =>
  faults.map((fault) => {
    const { code, field, voucherCodes } = fault
    if (code !== 'ALREADY_EXISTS' || !voucherCodes?.length) return fault
    const codes = voucherCodes.slice(0, MOST_NAMED).join(', ')
    const more = voucherCodes.length - MOST_NAMED
    return {
      field,
      code: '',
      message: more > 0 ? m.offers_codes_taken_more({ codes, count: more }) : m.offers_codes_taken({ codes }),
    }
  })

/** Answers the id as soon as there is a voucher, even where its values were refused then. */
export async function createVoucher(
  empty: VoucherDraft,
  draft: VoucherDraft,
  currencyOf: CurrencyOf,
  tell: (made: { id: string }) => void,
): Promise<{ id: string | null; faults: readonly Fault[] }> {
  const { payload, faults } = await mutate(DeskCreateVoucherDocument, {
    input: { ...voucherInput(draft, null), addCodes: draft.codes },
  })
  const id = payload.voucher?.id ?? null
  if (faults.length || !id) return { id: null, faults: namingTaken(faults) }
  tell({ id })
  return { id, faults: await saveRest(id, empty, draft, currencyOf) }
}

export async function saveVoucher(
  id: string,
  before: VoucherDraft,
  draft: VoucherDraft,
  currencyOf: CurrencyOf,
): Promise<readonly Fault[]> {
  const { faults } = await mutate(DeskUpdateVoucherDocument, { id, input: voucherInput(draft, before) })
  return faults.length ? faults : saveRest(id, before, draft, currencyOf)
}

async function saveRest(
  id: string,
  before: VoucherDraft,
  draft: VoucherDraft,
  currencyOf: CurrencyOf,
): Promise<readonly Fault[]> {
  const { added, removed } = goodsChanges(before, draft)
  const works = [
    () => removed && mutate(DeskRemoveVoucherGoodsDocument, { id, input: removed }),
    () => added && mutate(DeskAddVoucherGoodsDocument, { id, input: added }),
    () => mutate(DeskListVoucherDocument, { id, input: listingChanges(before, draft, currencyOf) }),
    ...TRANSLATED_LANGUAGES.map((one) => () => {
      const name = draft.translatedNames[one]
      return name === before.translatedNames[one] ? null : translate(id, one, name)
    }),
  ]
  for (const work of works) {
    const done = await work()
    if (done?.faults.length) return done.faults
  }
  return []
}

async function translate(id: string, language: TranslatedLanguage, name: string) {
  const { faults } = await mutate(DeskTranslateVoucherDocument, {
    id,
    languageCode: codeOf(language),
    input: { name: name.trim() || null },
  })
  return { faults: inLanguage(language, faults) }
}
