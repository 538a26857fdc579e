/** The field of one attribute of a page. */
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { References } from '../../parts/references.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import { mutate } from '../../platform/graphql.ts'
import type { Whole } from './page-form.ts'
import { DeskUploadFileDocument } from './pages.generated.ts'

interface Props {
  attribute: Whole['attributes'][number]['attribute']
  value: string[]
  onChange: (value: string[]) => void
}

export function PageAttribute({ attribute, value, onChange }: Props) {
  const { slug, name, inputType, entityType, choices, valueRequired } = attribute
  const label = name ?? slug ?? ''
  const [first = ''] = value
  const one = { id: `page-${slug}`, label, value: first, onChange: (text: string) => onChange(text ? [text] : []) }
  const options = choices?.edges.map(({ node }) => ({ value: node.id, label: node.name ?? node.id })) ?? []
  if (inputType === 'FILE')
    return <FileField label={label} isRequired={valueRequired} value={value} onChange={onChange} />
  if (inputType === 'REFERENCE' || inputType === 'SINGLE_REFERENCE')
    return (
      <References
        label={label}
        entity={entityType}
        isMany={inputType === 'REFERENCE'}
        values={value}
        onChange={onChange}
      />
    )
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

/** A file that the page names: it is sent to the shop at once, and belongs to the page once the page is saved. */
function FileField({
  label,
  isRequired,
  value: [url, name],
  onChange,
}: {
  label: string
  isRequired: boolean
  value: readonly string[]
  onChange: (value: string[]) => void
}) {
  const id = useId()
  const upload = useAct(async (file: File) => {
    const { payload, faults } = await mutate(DeskUploadFileDocument, { file })
    const sent = payload.uploadedFile
    if (sent) onChange([sent.url, file.name, sent.contentType ?? file.type])
    return faults
  })
  return (
    <div className="field page-file" aria-busy={upload.busy}>
      <span className="field-label">{label}</span>
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          {name || m.texts_open_file()}
        </a>
      ) : (
        <span>–</span>
      )}
      <div className="page-file-acts">
        <input
          id={id}
          type="file"
          className="visually-hidden"
          aria-label={m.texts_choose_file({ name: label })}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // While one is sent, another is not taken: a field that is switched off would lose the focus.
            if (file && !upload.busy) void upload.run(file)
            target.value = ''
          }}
        />
        <label htmlFor={id} className="button button--line">
          <span role="status">{upload.busy ? m.texts_sending_file() : ''}</span>
          {!upload.busy && m.texts_choose()}
        </label>
        {url && !isRequired && (
          <Button look="link" aria-label={m.texts_drop_file({ name: label })} onClick={() => onChange([])}>
            {m.texts_drop()}
          </Button>
        )}
      </div>
    </div>
  )
}
