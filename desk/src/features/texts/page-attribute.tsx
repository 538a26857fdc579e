/** The field of one attribute of a page. */
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { m } from '../../paraglide/messages.js'
import { RichText } from '../../parts/rich-text.tsx'
import type { Whole } from './page-form.ts'

interface Props {
  attribute: Whole['attributes'][number]['attribute']
  value: string[]
  onChange: (value: string[]) => void
}

export function PageAttribute({ attribute: { slug, name, inputType, choices }, value, onChange }: Props) {
  const label = name ?? slug ?? ''
  const [first = ''] = value
  const one = { id: `page-${slug}`, label, value: first, onChange: (text: string) => onChange(text ? [text] : []) }
  const options = choices?.edges.map(({ node }) => ({ value: node.id, label: node.name ?? node.id })) ?? []
  if (inputType === 'RICH_TEXT')
    return <RichText label={label} value={first} onChange={(json) => onChange(json ? [json] : [])} />
  if (inputType === 'BOOLEAN')
    return (
      <CheckField checked={first === 'true'} onChange={(isOn) => onChange([String(isOn)])}>
        {label}
      </CheckField>
    )
  if (inputType === 'DROPDOWN' || inputType === 'SWATCH')
    return <SelectField {...one} options={options} placeholder="–" />
  if (inputType === 'MULTISELECT')
    return (
      <fieldset>
        <legend className="field-label">{label}</legend>
        {options.map((option) => (
          <CheckField
            key={option.value}
            checked={value.includes(option.value)}
            onChange={(isOn) =>
              onChange(isOn ? [...value, option.value] : value.filter((other) => other !== option.value))
            }
          >
            {option.label}
          </CheckField>
        ))}
      </fieldset>
    )
  return (
    <TextField {...one} type={inputType === 'DATE' ? 'date' : inputType === 'DATE_TIME' ? 'datetime-local' : 'text'} />
  )
}

/** An attribute that is not written here: files, and what else of the shop the page names. */
export function ShownAttribute({ attribute: { name, slug }, values }: Whole['attributes'][number]) {
  return (
    <div>
      <p className="field-label">{name ?? slug}</p>
      {values.length === 0 && <p>–</p>}
      {values.map((value) => (
        <p key={value.id}>
          {value.file ? (
            <a href={value.file.url} target="_blank" rel="noreferrer">
              {value.name || m.texts_open_file()}
            </a>
          ) : (
            value.name
          )}
        </p>
      ))}
    </div>
  )
}
