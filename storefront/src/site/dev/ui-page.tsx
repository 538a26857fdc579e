/**
 * The living style page: every token, primitive and state on one sheet. In development only, so its words are not
 * translated.
 */
import { type ReactNode, useEffect, useState } from 'react'
import { FactList, factsOf } from '../../features/catalog/index.ts'
import { EmptyState } from '@semena/ui/blank'
import { Button, type ButtonLook } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { Dialog } from '@semena/ui/dialog'
import { ErrorLine } from '@semena/ui/error-line'
import { ICONS, Icon } from '@semena/ui/icon'
import { Note } from '@semena/ui/note'
import { QuantityField } from '@semena/ui/quantity-field'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { notify } from '@semena/ui/toast'
import { CardSkeletons } from '../card-skeletons.tsx'
import { ThemeSwitch } from '../theme-switch.tsx'
import { type Token, readTokens } from './tokens.ts'

const LOOKS: readonly ButtonLook[] = ['leaf', 'line', 'link', 'square', 'square-leaf', 'square-line']
const SIZES = ['--d-5', '--d-4', '--d-3', '--d-2', '--d-1', '--t-5', '--t-4', '--t-3', '--t-2', '--t-1']
const PANGRAM = 'Semena, semínka, семена 0123456789 $ € ₽'

export default function UiPage() {
  const [tokens, setTokens] = useState<Token[]>([])
  useEffect(() => setTokens(readTokens()), [])
  return (
    <div className="wrap ui-page">
      <h1 className="page-title">Tokens and primitives</h1>
      <p className="ui-page-lead">
        What pages are made of. Colours and sizes are read from the stylesheets; everything else is the real component.
        Look in light and dark: <ThemeSwitch />
      </p>
      <Colours tokens={tokens} />
      <Part title="Type">
        {SIZES.map((size) => (
          <p key={size} className="ui-page-line">
            <code className="text-quiet ui-page-code">{size}</code>
            <span
              ref={styled({ fontSize: `var(${size})`, ...(size.startsWith('--d') ? DISPLAY : {}) })}
              className="ui-page-sample"
            >
              {PANGRAM}
            </span>
          </p>
        ))}
      </Part>
      <Part title="Space, radius, motion, layers">
        <dl className="ui-page-lengths">
          {tokens
            .filter(({ name }) => /^--(?:s-|r-|gutter|col-gap|wide|measure|tap|fast|slow|ease|z-)/.test(name))
            .map(({ name, value }) => (
              <div key={name} className="text-small ui-page-length">
                <dt>
                  <code>{name}</code>
                </dt>
                <dd className="text-quiet">{value}</dd>
              </div>
            ))}
        </dl>
      </Part>
      <Buttons />
      <Fields />
      <Part title="Notes, errors, blanks">
        <div className="ui-page-notes">
          <Note tone="leaf" icon="parcel">
            Leaf: good to know.
          </Note>
          <Note tone="clay" icon="warn">
            Clay: beware.
          </Note>
          <ErrorLine id="dev-error">The words beside what is wrong.</ErrorLine>
          <EmptyState title="A view with nothing in it" text="Why, and what to do.">
            <Button look="leaf">A way on</Button>
          </EmptyState>
        </div>
      </Part>
      <Part title="Facts">
        <div className="ui-page-states">
          <FactList facts={FACTS} />
          <FactList facts={FACTS} big />
        </div>
      </Part>
      <Part title="Skeletons">
        <CardSkeletons count={4} />
      </Part>
      <Part title="Icons">
        <ul className="ui-page-row">
          {ICONS.map((name) => (
            <li key={name} className="text-quiet ui-page-icon">
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}

const FACTS: Parameters<typeof FactList>[0]['facts'] = {
  ...factsOf([]),
  indica: 65,
  thc: [17, 22],
  weeks: [8, 10],
  height: 140,
}

const DISPLAY = { fontFamily: 'var(--display)' }

/** Sets styles by script, because the Content-Security-Policy refuses style attributes. */
const styled = (style: Partial<CSSStyleDeclaration>) => (element: HTMLElement | null) => {
  if (element) Object.assign(element.style, style)
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="ui-page-part">
      <h2 className="text-heading ui-page-title">{title}</h2>
      {children}
    </section>
  )
}

function Colours({ tokens }: { tokens: readonly Token[] }) {
  return (
    <Part title="Colours">
      <ul className="ui-page-colours">
        {tokens
          .filter(({ value }) => value.startsWith('light-dark(#'))
          .map(({ name, value }) => (
            <li key={name} className="ui-page-colour">
              <span ref={styled({ background: `var(${name})` })} className="ui-page-swatch" />
              <code>{name}</code> <span className="text-quiet">{value.slice(11, -1)}</span>
            </li>
          ))}
      </ul>
    </Part>
  )
}

function Buttons() {
  const [open, setOpen] = useState(false)
  return (
    <Part title="Buttons, dialog, toasts">
      <div className="ui-page-buttons">
        {LOOKS.map((look) => (
          <p key={look} className="ui-page-looks">
            <code className="text-quiet ui-page-look">{look}</code>
            {look.startsWith('square') ? (
              <>
                <Button look={look} aria-label={look}>
                  <Icon name="plus" />
                </Button>
                <Button look={look} aria-label={`${look}, disabled`} disabled>
                  <Icon name="plus" />
                </Button>
              </>
            ) : (
              <>
                <Button look={look}>As it is</Button>
                <Button look={look} big>
                  Big
                </Button>
                <Button look={look} busy>
                  Busy
                </Button>
                <Button look={look} disabled>
                  Disabled
                </Button>
              </>
            )}
          </p>
        ))}
        <p className="ui-page-row">
          <Button look="line" onClick={() => setOpen(true)}>
            Dialog
          </Button>
          <Button look="line" onClick={() => notify.success('Success', 'It is done.')}>
            Success
          </Button>
          <Button look="line" onClick={() => notify.warn('Warning', 'Check the entered data.')}>
            Warning
          </Button>
          <Button look="line" onClick={() => notify.error('Error', 'Try again later.')}>
            Error
          </Button>
        </p>
        <Dialog open={open} onClose={() => setOpen(false)} label="A dialog" closeLabel="Close">
          <h2 className="text-heading">A dialog</h2>
          <p>The browser keeps the focus in it.</p>
        </Dialog>
      </div>
    </Part>
  )
}

function Fields() {
  const [text, setText] = useState('Text')
  const [choice, setChoice] = useState('')
  const [checked, setChecked] = useState(true)
  const [quantity, setQuantity] = useState(3)
  return (
    <Part title="Fields">
      <div className="ui-page-fields">
        <TextField id="dev-1" label="Field" hint="A hint" value={text} onChange={setText} />
        <TextField id="dev-2" label="Field" error="What is wrong" value={text} onChange={setText} />
        <TextField id="dev-3" label="Field" optional="optional" value="" onChange={setText} placeholder="Nothing yet" />
        <TextField id="dev-4" label="Field" disabled value={text} onChange={setText} />
        <SelectField
          id="dev-5"
          label="Choice"
          placeholder="Choose"
          value={choice}
          onChange={setChoice}
          options={[
            { value: 'a', label: 'One' },
            { value: 'b', label: 'Another' },
          ]}
        />
        <div className="ui-page-end">
          <QuantityField
            label="Quantity"
            lessLabel="Less"
            moreLabel="More"
            value={quantity}
            most={9}
            onChange={setQuantity}
          />
        </div>
        <CheckField checked={checked} onChange={setChecked}>
          A box with its words
        </CheckField>
        <CheckField checked={false} wrong onChange={() => {}}>
          A box that must be ticked
        </CheckField>
      </div>
    </Part>
  )
}
