/** The living style page: every token, primitive and state on one sheet. In development only, so its words are not translated. */
import { type ReactNode, useEffect, useState } from 'react'
import { FactList } from '../../features/catalog/index.ts'
import { Blank } from '../../ui/blank.tsx'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorLine } from '../../ui/error-line.tsx'
import { ICONS, Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { QuantityField } from '../../ui/quantity-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { notify } from '../../ui/toast.ts'
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
    <div className="wrap pb-16">
      <h1 className="h1">Tokens and primitives</h1>
      <p className="max-w-2xl">
        What pages are made of. Colours and sizes are read from the stylesheets; everything else is the real component.
        Look in light and dark: <ThemeSwitch />
      </p>
      <Colours tokens={tokens} />
      <Part title="Type">
        {SIZES.map((size) => (
          <p key={size} className="border-b border-rule py-2">
            <code className="text-2 text-ink-3">{size}</code>
            <span
              ref={styled({ fontSize: `var(${size})`, ...(size.startsWith('--d') ? DISPLAY : {}) })}
              className="block"
            >
              {PANGRAM}
            </span>
          </p>
        ))}
      </Part>
      <Part title="Space, radius, motion, layers">
        <dl className="grid grid-cols-2 gap-x-6 lg:grid-cols-4">
          {tokens
            .filter(({ name }) => /^--(?:s-|r-|gutter|col-gap|wide|measure|tap|fast|slow|ease|z-)/.test(name))
            .map(({ name, value }) => (
              <div key={name} className="flex justify-between gap-3 border-b border-rule py-1 text-3">
                <dt>
                  <code>{name}</code>
                </dt>
                <dd className="text-ink-3">{value}</dd>
              </div>
            ))}
        </dl>
      </Part>
      <Buttons />
      <Fields />
      <Part title="Notes, errors, blanks">
        <div className="grid gap-6 lg:grid-cols-2">
          <Note tone="leaf" icon="parcel">
            Leaf: good to know.
          </Note>
          <Note tone="clay" icon="warn">
            Clay: beware.
          </Note>
          <ErrorLine id="dev-error">The words beside what is wrong.</ErrorLine>
          <Blank title="A view with nothing in it" text="Why, and what to do.">
            <Button look="leaf">A way on</Button>
          </Blank>
        </div>
      </Part>
      <Part title="Facts">
        <div className="grid max-w-xl gap-6">
          <FactList facts={FACTS} />
          <FactList facts={FACTS} big />
        </div>
      </Part>
      <Part title="Skeletons">
        <CardSkeletons count={4} />
      </Part>
      <Part title="Icons">
        <ul className="flex flex-wrap gap-4">
          {ICONS.map((name) => (
            <li key={name} className="grid w-16 justify-items-center gap-1 text-1 text-ink-3">
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
  number: 7,
  genetics: { slug: 'feminized', name: 'Feminized' },
  breeder: 'A breeder',
  indica: 65,
  thc: [17, 22],
  weeks: [8, 10],
  days: [56, 70],
  height: 140,
  aroma: ['Citrus', 'Pine'],
  badges: [],
}

const DISPLAY = { fontFamily: 'var(--display)' }

/** Styles by script: the Content-Security-Policy refuses attributes. */
const styled = (style: Partial<CSSStyleDeclaration>) => (element: HTMLElement | null) => {
  if (element) Object.assign(element.style, style)
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-d2">{title}</h2>
      {children}
    </section>
  )
}

function Colours({ tokens }: { tokens: readonly Token[] }) {
  return (
    <Part title="Colours">
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-5">
        {tokens
          .filter(({ value }) => value.startsWith('light-dark(#'))
          .map(({ name, value }) => (
            <li key={name} className="text-2">
              <span ref={styled({ background: `var(${name})` })} className="block h-14 border border-edge" />
              <code>{name}</code> <span className="text-ink-3">{value.slice(11, -1)}</span>
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
      <div className="grid gap-4">
        {LOOKS.map((look) => (
          <p key={look} className="flex flex-wrap items-center gap-4">
            <code className="w-28 text-2 text-ink-3">{look}</code>
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
        <p className="flex flex-wrap gap-4">
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
          <h2 className="text-d2">A dialog</h2>
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
      <div className="grid max-w-3xl gap-5 lg:grid-cols-2">
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
        <div className="self-end">
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
