/** The fields of a voucher: kind, values in each currency, goods, dates, limits, countries. */
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { m } from '../../paraglide/messages.js'
import { useCountries } from '../../parts/countries.ts'
import { Fields } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Section } from '../../parts/page.tsx'
import { useChannels } from '../../platform/rights.ts'
import { GoodsPicker, KIND_NAMES } from './goods.tsx'
import { NameFields } from './names.tsx'
import { KINDS } from './predicate.ts'
import {
  hasGoods,
  VOUCHER_KINDS,
  type VoucherDraft,
  type VoucherKind,
  withValueType,
  worthIn,
} from './voucher-draft.ts'

interface Props {
  value: VoucherDraft
  at: (field: string) => string | undefined
  onChange: (part: Partial<VoucherDraft>) => void
}

const KIND_TEXTS: Readonly<Record<VoucherKind, () => string>> = {
  ENTIRE_ORDER: m.offers_kind_order,
  SPECIFIC_PRODUCT: m.offers_kind_goods,
  CHEAPEST: m.offers_kind_cheapest,
  SHIPPING: m.offers_kind_shipping,
}

export function VoucherFields({ value, at, onChange }: Props) {
  return (
    <>
      <NameFields value={value} at={at} onChange={onChange} />
      <Fields>
        <SelectField
          id="voucher-kind"
          label={m.offers_applies()}
          required
          placeholder={m.offers_applies()}
          value={value.kind}
          options={VOUCHER_KINDS.map((kind) => ({ value: kind, label: KIND_TEXTS[kind]() }))}
          onChange={(kind) => onChange({ kind: kind as VoucherKind })}
        />
        <SelectField
          id="voucher-type"
          label={m.offers_value_type()}
          required
          placeholder={m.offers_value_type()}
          value={value.valueType}
          options={[
            { value: 'PERCENTAGE', label: m.offers_percentage() },
            { value: 'FIXED', label: m.offers_fixed() },
          ]}
          onChange={(valueType) => onChange(withValueType(value, valueType as VoucherDraft['valueType']))}
        />
      </Fields>
      <Listings value={value} at={at} onChange={onChange} />
      {hasGoods(value.kind) && (
        <Section title={m.offers_for_goods()}>
          {value.kind === 'CHEAPEST' && <p className="offer-quiet">{m.offers_cheapest_hint()}</p>}
          {KINDS.map((kind) => (
            <div key={kind} className="offer-condition">
              <span className="offer-word">{KIND_NAMES[kind]()}</span>
              <GoodsPicker
                kind={kind}
                chosen={value.goods[kind]}
                onChange={(goods) => onChange({ goods: { ...value.goods, [kind]: goods } })}
              />
            </div>
          ))}
        </Section>
      )}
      <Section title={m.offers_when()}>
        <Fields>
          <TextField
            id="voucher-start"
            type="datetime-local"
            label={m.offers_starts()}
            required
            value={value.startDate}
            error={at('startDate')}
            onChange={(startDate) => onChange({ startDate })}
          />
          <TextField
            id="voucher-end"
            type="datetime-local"
            label={m.offers_ends()}
            hint={value.endDate ? undefined : m.offers_no_end()}
            value={value.endDate}
            error={at('endDate')}
            onChange={(endDate) => onChange({ endDate })}
          />
        </Fields>
      </Section>
      <Section title={m.offers_limits()}>
        <Fields>
          <TextField
            id="voucher-limit"
            label={m.offers_usage_limit()}
            hint={m.offers_empty_none()}
            inputMode="numeric"
            value={value.usageLimit}
            error={at('usageLimit')}
            onChange={(usageLimit) => onChange({ usageLimit })}
          />
          <TextField
            id="voucher-items"
            label={m.offers_minimum_items()}
            hint={m.offers_empty_none()}
            inputMode="numeric"
            value={value.minimumItems}
            error={at('minCheckoutItemsQuantity')}
            onChange={(minimumItems) => onChange({ minimumItems })}
          />
        </Fields>
        <div className="offer-checks">
          <CheckField checked={value.oncePerCustomer} onChange={(oncePerCustomer) => onChange({ oncePerCustomer })}>
            {m.offers_once_per_customer()}
          </CheckField>
          <CheckField checked={value.singleUse} onChange={(singleUse) => onChange({ singleUse })}>
            {m.offers_single_use()}
          </CheckField>
          <CheckField checked={value.onlyForStaff} onChange={(onlyForStaff) => onChange({ onlyForStaff })}>
            {m.offers_only_staff()}
          </CheckField>
        </div>
      </Section>
      <Countries value={value} onChange={onChange} />
    </>
  )
}

/** A row for each channel: whether the voucher is valid there, what it takes off, and from what sum on. */
function Listings({ value, at, onChange }: Props) {
  const channels = useChannels()
  const put = (id: string, part: Partial<VoucherDraft['listings'][string]> | null): void => {
    const { [id]: had, ...others } = value.listings
    const empty = { worth: [value.valueType, ''] satisfies [string, string], minimum: '' }
    onChange({ listings: part === null ? others : { ...others, [id]: { ...empty, ...had, ...part } } })
  }
  const isPercent = value.valueType === 'PERCENTAGE'
  return (
    <Section title={m.offers_values()}>
      <table className="offer-table">
        <thead>
          <tr>
            <th scope="col">{m.offers_valid_in()}</th>
            <th scope="col" className="offer-right">
              {m.offers_reward()}
            </th>
            <th scope="col" className="offer-right">
              {m.offers_minimum()}
            </th>
          </tr>
        </thead>
        <tbody>
          {channels.map(({ id, name, currencyCode }) => {
            const listing = value.listings[id]
            const unit = isPercent ? '%' : currencyCode
            return (
              <tr key={id}>
                <td>
                  <CheckField checked={listing !== undefined} onChange={(isOn) => put(id, isOn ? {} : null)}>
                    {name}
                  </CheckField>
                </td>
                <td className="offer-right">
                  <Amount
                    label={`${m.offers_reward()}, ${name}, ${unit}`}
                    unit={unit}
                    value={worthIn(value, id)}
                    fault={at(`listings.${id}.worth`)}
                    onChange={(text) => put(id, { worth: [value.valueType, text] })}
                  />
                </td>
                <td className="offer-right">
                  <Amount
                    label={`${m.offers_minimum()}, ${name}, ${currencyCode}`}
                    unit={currencyCode}
                    value={listing?.minimum ?? ''}
                    fault={at(`listings.${id}.minimum`)}
                    onChange={(text) => put(id, { minimum: text })}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Section>
  )
}

const Amount = ({
  label,
  unit,
  value,
  fault,
  onChange,
}: {
  label: string
  unit: string
  value: string
  /** Why it cannot be saved. */
  fault: string | undefined
  onChange: (text: string) => void
}) => (
  <>
    <span className="offer-amount">
      <input
        className="field-input"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="offer-quiet">{unit}</span>
    </span>
    {fault && <small className="offer-refused">{fault}</small>}
  </>
)

function Countries({ value, onChange }: Omit<Props, 'at'>) {
  const countries = useCountries()
  const nameOf = (code: string): string => countries.find((one) => one.code === code)?.name ?? code
  return (
    <Section title={m.offers_countries()}>
      {value.countries.length === 0 && <p className="offer-quiet">{m.offers_all_countries()}</p>}
      <ul className="offer-chips">
        {value.countries.map((code) => (
          <li key={code}>
            <span>{nameOf(code)}</span>
            <button
              type="button"
              aria-label={m.offers_take_away({ name: nameOf(code) })}
              onClick={() => onChange({ countries: value.countries.filter((other) => other !== code) })}
            >
              <Icon name="x" small />
            </button>
          </li>
        ))}
      </ul>
      <SelectField
        id="voucher-country"
        label={m.offers_add_country()}
        placeholder={m.settings_choose_country()}
        value=""
        options={countries
          .filter(({ code }) => !value.countries.includes(code))
          .map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(code) => code && onChange({ countries: [...value.countries, code].toSorted() })}
      />
    </Section>
  )
}
