/** For how long new gift cards are good. */
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import type { TimePeriodTypeEnum } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Ask, Fields } from '../../parts/forms.tsx'
import { mutate } from '../../platform/graphql.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { cardsChanged } from './card-queries.ts'
import { type DeskCardSettingsQuery, DeskChangeCardSettingsDocument } from './cards.generated.ts'

const PERIODS: readonly [TimePeriodTypeEnum, () => string][] = [
  ['DAY', m.offers_days],
  ['WEEK', m.offers_weeks],
  ['MONTH', m.offers_months],
  ['YEAR', m.offers_years],
]

export function CardSettings({
  found: { giftCardSettings: now },
  onClose,
}: {
  found: DeskCardSettingsQuery
  onClose: () => void
}) {
  const unsaved = useUnsaved('card.settings', {
    ends: now.expiryType === 'EXPIRY_PERIOD',
    amount: String(now.expiryPeriod?.amount ?? 2),
    type: now.expiryPeriod?.type ?? 'YEAR',
  })
  const { value, set } = unsaved
  const save = useAct(
    async () => {
      const { faults } = await mutate(DeskChangeCardSettingsDocument, {
        input: value.ends
          ? {
              expiryType: 'EXPIRY_PERIOD',
              expiryPeriod: { amount: Number(value.amount) || 0, type: value.type },
            }
          : { expiryType: 'NEVER_EXPIRE' },
      })
      if (faults.length) return faults
      unsaved.saved(value)
      await cardsChanged()
      onClose()
      return []
    },
    { fields: ['expiryPeriod'], done: m.parts_saved() },
  )
  return (
    <Ask
      open
      title={m.offers_card_settings()}
      yes={m.parts_save()}
      busy={save.busy}
      onNo={() => {
        unsaved.drop()
        onClose()
      }}
      onYes={() => void save.run()}
    >
      <SelectField
        id="cards-end"
        label={m.offers_cards_good()}
        required
        placeholder={m.offers_cards_good()}
        value={value.ends ? 'yes' : 'no'}
        options={[
          { value: 'no', label: m.offers_no_end() },
          { value: 'yes', label: m.offers_for_time() },
        ]}
        onChange={(chosen) => set((before) => ({ ...before, ends: chosen === 'yes' }))}
      />
      {value.ends && (
        <Fields>
          <TextField
            id="cards-amount"
            label={m.offers_how_many()}
            inputMode="numeric"
            value={value.amount}
            error={save.at('expiryPeriod')}
            onChange={(amount) => set((before) => ({ ...before, amount }))}
          />
          <SelectField
            id="cards-period"
            label={m.offers_period()}
            required
            placeholder={m.offers_period()}
            value={value.type}
            options={PERIODS.map(([period, text]) => ({ value: period, label: text() }))}
            onChange={(type) => set((before) => ({ ...before, type: type as TimePeriodTypeEnum }))}
          />
        </Fields>
      )}
    </Ask>
  )
}
