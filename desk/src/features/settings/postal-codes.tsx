/** The postal codes that a way to ship goes to, or does not go to. */
import { Button } from '@semena/ui/button'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PostalCodeRuleInclusionTypeEnum } from '@semena/contract/enums'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Fields } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Section } from '../../parts/page.tsx'
import { mutate } from '../../platform/graphql.ts'
import type { Method } from './method-type.ts'
import { DeskSaveMethodDocument } from './shipping.generated.ts'

export function PostalCodes({ method }: { method: Method }) {
  const client = useQueryClient()
  const rules = method.postalCodeRules ?? []
  const [start, setStart] = useState('')
  const [end, setEnd] = useState('')
  const [kind, setKind] = useState<PostalCodeRuleInclusionTypeEnum>(rules[0]?.inclusionType ?? 'EXCLUDE')
  const send = useAct(async (input: Parameters<typeof change>[1]) => {
    const { faults } = await change(method.id, input)
    await client.invalidateQueries({ queryKey: ['shipping'] })
    if (faults.length === 0) {
      setStart('')
      setEnd('')
    }
    return faults
  })
  const now = rules[0]?.inclusionType ?? kind
  return (
    <Section title={m.settings_postal_codes()}>
      <p className="settings-note">
        {rules.length === 0
          ? m.settings_postal_all()
          : now === 'INCLUDE'
            ? m.settings_postal_only()
            : m.settings_postal_not()}
      </p>
      <ul className="settings-lines">
        {rules.map((rule) => {
          const name = [rule.start, rule.end].filter(Boolean).join(' – ')
          return (
            <li key={rule.id}>
              <span>{name}</span>
              <Button
                look="square"
                aria-label={m.settings_take_away({ name })}
                onClick={() => void send.run({ deletePostalCodeRules: [rule.id] })}
              >
                <Icon name="x" />
              </Button>
            </li>
          )
        })}
      </ul>
      <form
        className="settings-checks"
        onSubmit={(event) => {
          event.preventDefault()
          if (!start.trim()) return
          void send.run({
            inclusionType: now,
            addPostalCodeRules: [{ start: start.trim(), ...(end.trim() ? { end: end.trim() } : {}) }],
          })
        }}
      >
        <Fields>
          {rules.length === 0 && (
            <SelectField
              id="postal-kind"
              label={m.settings_postal_kind()}
              value={kind}
              required
              placeholder=""
              options={[
                { value: 'EXCLUDE', label: m.settings_postal_exclude() },
                { value: 'INCLUDE', label: m.settings_postal_include() },
              ]}
              onChange={(next) => setKind(next as PostalCodeRuleInclusionTypeEnum)}
            />
          )}
          <TextField id="postal-start" label={m.settings_postal_from()} value={start} onChange={setStart} />
          <TextField id="postal-end" label={m.settings_postal_to()} value={end} onChange={setEnd} />
        </Fields>
        <p className="settings-row">
          <Button look="line" type="submit" busy={send.busy}>
            {m.settings_add_codes()}
          </Button>
        </p>
      </form>
    </Section>
  )
}

const change = (
  id: string,
  input: {
    inclusionType?: PostalCodeRuleInclusionTypeEnum
    addPostalCodeRules?: { start: string; end?: string }[]
    deletePostalCodeRules?: string[]
  },
) => mutate(DeskSaveMethodDocument, { id, input })
