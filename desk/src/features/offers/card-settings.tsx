/** For how long new gift cards are good. */
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import type { TimePeriodTypeEnum } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { EditedAsk } from '../../parts/edited.tsx'
import { Fields } from '../../parts/forms.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate } from '../../platform/graphql.ts'
import { readAnew } from '../../platform/query-client.ts'
import { cardSettingsQuery } from './card-queries.ts'
import { type DeskCardSettingsQuery, DeskChangeCardSettingsDocument } from './cards.generated.ts'

const PERIODS: readonly [TimePeriodTypeEnum, () => string][] = [
  ['DAY', m.offers_days],
  ['WEEK', m.offers_weeks],
  ['MONTH', m.offers_months],
  ['YEAR', m.offers_years],
]

const formOf = ({ giftCardSettings: now }: DeskCardSettingsQuery) => ({
  ends: now.expiryType === 'EXPIRY_PERIOD',
  amount: String(now.expiryPeriod?.amount ?? 2),
  type: now.expiryPeriod?.type ?? 'YEAR',
})
type Form = ReturnType<typeof formOf>

const FIELD_NAMES: Record<keyof Form, () => string> = {
  ends: m.offers_cards_good,
  amount: m.offers_how_many,
  type: m.offers_period,
}

export function CardSettings({ found, onClose }: { found: DeskCardSettingsQuery; onClose: () => void }) {
  const edited = useEdited<Form>({
    noun: 'cards',
    id: 'settings',
    server: formOf(found),
    fields: ['expiryPeriod'],
    read: async () => formOf(await readAnew(cardSettingsQuery)),
    save: (_, { ends, amount, type }) =>
      mutate(DeskChangeCardSettingsDocument, {
        input: ends
          ? { expiryType: 'EXPIRY_PERIOD', expiryPeriod: { amount: Number(amount) || 0, type } }
          : { expiryType: 'NEVER_EXPIRE' },
      }),
    after: onClose,
  })
  const { value, put, at } = edited
  return (
    <EditedAsk
      edited={edited}
      title={m.offers_card_settings()}
      yes={m.parts_save()}
      onClose={onClose}
      labelOf={([part]) => FIELD_NAMES[part as keyof Form]()}
      wordsOf={([part], period) => (part === 'type' ? PERIODS.find(([one]) => one === period)?.[1]() : undefined)}
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
        onChange={(chosen) => put({ ends: chosen === 'yes' })}
      />
      {value.ends && (
        <Fields>
          <TextField
            id="cards-amount"
            label={m.offers_how_many()}
            inputMode="numeric"
            value={value.amount}
            error={at('expiryPeriod')}
            onChange={(amount) => put({ amount })}
          />
          <SelectField
            id="cards-period"
            label={m.offers_period()}
            required
            placeholder={m.offers_period()}
            value={value.type}
            options={PERIODS.map(([period, text]) => ({ value: period, label: text() }))}
            onChange={(type) => put({ type: type as TimePeriodTypeEnum })}
          />
        </Fields>
      )}
    </EditedAsk>
  )
}
