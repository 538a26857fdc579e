/** One rule of a promotion: what it takes off, in which channels, and for what, as rows that can be read. */
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { m } from '../../paraglide/messages.js'
import { Fields } from '../../parts/forms.tsx'
import { useChannels } from '../../platform/rights.ts'
import { GoodsPicker, KIND_NAMES, type Named } from './goods.tsx'
import { type Condition, type Groups, type Kind, KINDS } from './predicate.ts'
import type { PromotionDraft, RuleDraft } from './promotion-draft.ts'

interface Props {
  rule: RuleDraft
  /** From one. */
  place: number
  type: PromotionDraft['type']
  nameOf: (id: string) => string
  /** Why a number cannot be saved. */
  fault: (field: 'reward' | 'from' | 'to') => string | undefined
  onChange: (part: Partial<RuleDraft>) => void
  onNamed: (goods: readonly Named[]) => void
  onRemove: () => void
}

export function RuleForm({ rule, place, type, nameOf, fault, onChange, onNamed, onRemove }: Props) {
  const channels = useChannels()
  const [valueType, number] = rule.reward
  const [first] = channels.filter(({ id }) => rule.channelIds.includes(id))
  const pick = (goods: Named[]): string[] => {
    onNamed(goods)
    return goods.map(({ id }) => id)
  }
  const named = (ids: readonly string[]): Named[] => ids.map((id) => ({ id, name: nameOf(id) }))
  return (
    <fieldset className="offer-rule">
      <legend>{m.offers_rule({ number: String(place) })}</legend>
      <Fields>
        <TextField
          id={`rule-${rule.key}-name`}
          label={m.offers_rule_name()}
          value={rule.name}
          onChange={(name) => onChange({ name })}
        />
        {type === 'ORDER' && (
          <SelectField
            id={`rule-${rule.key}-gift`}
            label={m.offers_reward()}
            required
            placeholder={m.offers_reward()}
            value={rule.isGift ? 'GIFT' : 'SUBTOTAL_DISCOUNT'}
            options={[
              { value: 'SUBTOTAL_DISCOUNT', label: m.offers_off_order() },
              { value: 'GIFT', label: m.offers_gift() },
            ]}
            onChange={(chosen) => onChange({ isGift: chosen === 'GIFT' })}
          />
        )}
        {!rule.isGift && (
          <>
            <SelectField
              id={`rule-${rule.key}-type`}
              label={m.offers_value_type()}
              required
              placeholder={m.offers_value_type()}
              value={valueType}
              options={[
                { value: 'PERCENTAGE', label: m.offers_percentage() },
                { value: 'FIXED', label: m.offers_fixed() },
              ]}
              onChange={(chosen) => onChange({ reward: [chosen as typeof valueType, number] })}
            />
            <TextField
              id={`rule-${rule.key}-value`}
              label={
                valueType === 'PERCENTAGE'
                  ? m.offers_off_percent()
                  : m.offers_off_amount({ currency: first?.currencyCode ?? '–' })
              }
              inputMode="decimal"
              required
              value={number}
              error={fault('reward')}
              onChange={(value) => onChange({ reward: [valueType, value] })}
            />
          </>
        )}
      </Fields>
      <div className="offer-checks" role="group" aria-label={m.offers_channels()}>
        <span className="offer-label">{m.offers_channels()}</span>
        {channels.map(({ id, name, currencyCode }) => (
          <CheckField
            key={id}
            checked={rule.channelIds.includes(id)}
            onChange={(isOn) =>
              onChange({
                channelIds: isOn ? [...rule.channelIds, id] : rule.channelIds.filter((other) => other !== id),
              })
            }
          >
            {name}, {currencyCode}
          </CheckField>
        ))}
      </div>
      {type === 'CATALOGUE' && rule.groups && (
        <Rows groups={rule.groups} named={named} pick={pick} onChange={(groups) => onChange({ groups })} />
      )}
      {type === 'CATALOGUE' && !rule.groups && <p className="offer-quiet">{m.offers_unreadable()}</p>}
      {type === 'ORDER' &&
        (rule.range ? (
          <Fields>
            <TextField
              id={`rule-${rule.key}-from`}
              label={m.offers_order_from({ currency: first?.currencyCode ?? '–' })}
              inputMode="decimal"
              value={rule.range.from}
              error={fault('from')}
              onChange={(from) => onChange({ range: { to: '', ...rule.range, from } })}
            />
            <TextField
              id={`rule-${rule.key}-to`}
              label={m.offers_order_to({ currency: first?.currencyCode ?? '–' })}
              inputMode="decimal"
              value={rule.range.to}
              error={fault('to')}
              onChange={(to) => onChange({ range: { from: '', ...rule.range, to } })}
            />
          </Fields>
        ) : (
          <p className="offer-quiet">{m.offers_unreadable()}</p>
        ))}
      {type === 'ORDER' && rule.isGift && (
        <div>
          <p className="offer-label">{m.offers_gifts()}</p>
          <GoodsPicker
            kind="variants"
            chosen={named(rule.giftIds)}
            onChange={(goods) => onChange({ giftIds: pick(goods) })}
          />
        </div>
      )}
      <Button look="link" className="offer-remove" onClick={onRemove}>
        {m.offers_remove_rule()}
      </Button>
    </fieldset>
  )
}

/** Each group says "any of these"; between groups stands "and". */
function Rows({
  groups,
  named,
  pick,
  onChange,
}: {
  groups: Groups
  named: (ids: readonly string[]) => Named[]
  pick: (goods: Named[]) => string[]
  onChange: (groups: Groups) => void
}) {
  const shown: Groups = groups.length ? groups : [[]]
  const put = (at: number, group: Condition[]): void =>
    onChange(
      shown.map((one, place) => (place === at ? group : one)).filter((one, place) => one.length > 0 || place === 0),
    )
  return (
    <div className="offer-groups">
      {shown.map((group, at) => (
        // Groups have no identity of their own but their place.
        <div key={at} className="offer-group">
          <p className="offer-label">{at === 0 ? m.offers_any_of() : m.offers_and_any_of()}</p>
          {group.map((condition, place) => (
            <div key={condition.kind} className="offer-condition">
              <span className="offer-word">
                {place > 0 && <b>{m.offers_or()} </b>}
                {KIND_NAMES[condition.kind]()}
              </span>
              <GoodsPicker
                kind={condition.kind}
                chosen={named(condition.ids)}
                onChange={(goods) =>
                  put(
                    at,
                    group.map((one) => (one === condition ? { ...one, ids: pick(goods) } : one)),
                  )
                }
              />
              {(group.length > 1 || at > 0) && (
                <Button
                  look="link"
                  onClick={() =>
                    put(
                      at,
                      group.filter((one) => one !== condition),
                    )
                  }
                >
                  {m.offers_remove_row()}
                </Button>
              )}
            </div>
          ))}
          <p className="offer-more">
            <span className="offer-quiet">{group.length ? m.offers_or() : ''}</span>
            {KINDS.filter((kind) => !group.some((one) => one.kind === kind)).map((kind: Kind) => (
              <Button key={kind} look="link" onClick={() => put(at, [...group, { kind, ids: [] }])}>
                {KIND_NAMES[kind]()}
              </Button>
            ))}
          </p>
        </div>
      ))}
      <p className="offer-more">
        <span className="offer-quiet">{m.offers_and()}</span>
        <Button look="link" onClick={() => onChange([...shown, [{ kind: 'collections', ids: [] }]])}>
          {m.offers_add_group()}
        </Button>
      </p>
    </div>
  )
}
