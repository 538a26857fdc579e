/** The facts of a product: for each attribute of its type a field of the attribute's kind. */
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { References } from '../../parts/references.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import { Chips } from './chips.tsx'
import type { Fact, Facts } from './form.ts'
import type { DeskFactKindFragment } from './product.generated.ts'
import { unitText } from './units.ts'

export function FactFields({
  kinds,
  facts,
  at,
  onChange,
}: {
  kinds: readonly DeskFactKindFragment[]
  facts: Facts
  /** The text of the refusal of a fact. */
  at: (id: string) => string | undefined
  onChange: (id: string, fact: Fact) => void
}) {
  return (
    <div className="form-grid">
      {kinds.map((kind) => (
        <FactField
          key={kind.id}
          kind={kind}
          fact={facts[kind.id] ?? ''}
          error={at(kind.id)}
          onChange={(fact) => onChange(kind.id, fact)}
        />
      ))}
    </div>
  )
}

function FactField({
  kind,
  fact,
  error,
  onChange,
}: {
  kind: DeskFactKindFragment
  fact: Fact
  error: string | undefined
  onChange: (fact: Fact) => void
}) {
  const id = useId()
  const { name, valueRequired: required } = kind
  const label = kind.unit ? `${name}, ${unitText(kind.unit)}` : name
  const one = typeof fact === 'string' ? fact : (fact[0] ?? '')
  const many = typeof fact === 'string' ? (fact ? [fact] : []) : fact
  const names = (kind.choices?.edges ?? []).flatMap(({ node }) => (node.name ? [node.name] : []))
  switch (kind.inputType) {
    case 'BOOLEAN':
      return (
        <SelectField
          id={id}
          label={label}
          value={one}
          placeholder="–"
          error={error}
          options={[
            { value: 'true', label: m.parts_yes() },
            { value: 'false', label: m.parts_no() },
          ]}
          onChange={onChange}
        />
      )
    case 'MULTISELECT':
      return <Chips label={label} values={many} offered={names} error={error} onChange={onChange} />
    case 'REFERENCE':
    case 'SINGLE_REFERENCE':
      return (
        <References
          label={label}
          entity={kind.entityType}
          isMany={kind.inputType === 'REFERENCE'}
          values={many}
          error={error}
          onChange={(values) => onChange(kind.inputType === 'REFERENCE' ? values : (values[0] ?? ''))}
        />
      )
    case 'RICH_TEXT':
      return <RichText label={label} value={one} error={error} onChange={onChange} />
    case 'FILE':
      // Files come by import; here one sees which it is.
      return <TextField id={id} label={label} value={one} disabled onChange={() => {}} />
    case 'DATE':
      return (
        <TextField
          id={id}
          label={label}
          type="date"
          value={one}
          required={required}
          error={error}
          onChange={onChange}
        />
      )
    case 'DATE_TIME':
      return (
        <TextField
          id={id}
          label={label}
          type="datetime-local"
          value={one}
          required={required}
          error={error}
          onChange={onChange}
        />
      )
    case 'NUMERIC':
      return (
        <TextField
          id={id}
          label={label}
          inputMode="decimal"
          value={one}
          required={required}
          error={one && !/^-?\d+(?:[.,]\d+)?$/.test(one.trim()) ? m.products_no_number() : error}
          onChange={onChange}
        />
      )
    case 'DROPDOWN':
    case 'SWATCH': {
      const isNew = one !== '' && !names.some((known) => known.toLowerCase() === one.trim().toLowerCase())
      return (
        <>
          <TextField
            id={id}
            label={label}
            value={one}
            required={required}
            list={`${id}-list`}
            autoComplete="off"
            error={error}
            hint={isNew ? m.products_new_value() : undefined}
            onChange={onChange}
          />
          <datalist id={`${id}-list`}>
            {names.map((known) => (
              <option key={known} value={known} />
            ))}
          </datalist>
        </>
      )
    }
    default:
      return <TextField id={id} label={label} value={one} required={required} error={error} onChange={onChange} />
  }
}
