/** Everything that is typed about one product, for a new one and for one that is there. */
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Section } from '../../parts/page.tsx'
import { Channels } from './channels.tsx'
import { Chips } from './chips.tsx'
import { FactFields } from './facts.tsx'
import type { Channel, ProductForm as Form } from './form.ts'
import { Packs } from './packs.tsx'
import type { Surroundings } from './queries.ts'
import type { Refusal } from './save.ts'
import { ShopCard } from './shop-card.tsx'
import { TextsInLanguages } from './texts.tsx'
import { inTree } from './tree.ts'

export interface Change {
  (part: (form: Form) => Form): void
}

export function ProductForm({
  name,
  form,
  change,
  around,
  channels,
  mayTranslate,
  refusals,
  pictures,
  mainPicture,
}: {
  name: string
  form: Form
  change: Change
  around: Surroundings
  channels: readonly Channel[]
  mayTranslate: boolean
  refusals: readonly Refusal[]
  pictures: ReactNode
  mainPicture: string | undefined
}) {
  const { categories, collections, kinds } = around
  const chosen = collections.filter(({ id }) => form.collections.includes(id))
  return (
    <div className="product">
      {refusals.length > 0 && (
        <div className="product-refusals" role="alert">
          <p>{m.products_partly()}</p>
          <ul>
            {refusals.map(({ part, text }) => (
              <li key={`${part} ${text}`}>
                {part}: {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="product-main">
        <Section title={m.products_texts()}>
          <TextsInLanguages
            name={name}
            texts={form.texts}
            mayTranslate={mayTranslate}
            path={`/sort/${form.slug || '…'}`}
            onChange={(language, part) =>
              change((before) => ({
                ...before,
                texts: { ...before.texts, [language]: { ...before.texts[language], ...part } },
              }))
            }
          />
        </Section>
        <Section title={m.products_pictures()}>{pictures}</Section>
        <Section title={m.products_packs()}>
          <Packs {...{ form, change, around, channels, refusals }} />
        </Section>
        {kinds.product.length > 0 && (
          <Section title={m.products_facts()}>
            <FactFields
              kinds={kinds.product}
              facts={form.facts}
              onChange={(id, fact) => change((before) => ({ ...before, facts: { ...before.facts, [id]: fact } }))}
            />
          </Section>
        )}
      </div>
      <aside className="product-side" aria-label={m.products_place()}>
        <Section title={m.products_card()}>
          <ShopCard
            form={form}
            picture={mainPicture}
            channels={channels}
            category={categories.find(({ id }) => id === form.category)?.name}
          />
        </Section>
        <Section title={m.products_channels()}>
          <Channels
            channels={channels}
            listings={form.channels}
            onChange={(channel, listing) =>
              change((before) => ({ ...before, channels: { ...before.channels, [channel]: listing } }))
            }
          />
        </Section>
        <Section title={m.products_place()}>
          <SelectField
            id={`${name}-category`}
            label={m.products_category()}
            value={form.category}
            placeholder={m.products_no_category()}
            options={inTree(categories).map(({ id, name: title, level }) => ({
              value: id,
              label: `${'\u2003'.repeat(level)}${title}`,
            }))}
            onChange={(category) => change((before) => ({ ...before, category }))}
          />
          <Chips
            label={m.products_collections()}
            values={chosen.map((one) => one.name)}
            offered={collections.map((one) => one.name)}
            strict
            onChange={(names) =>
              change((before) => ({
                ...before,
                collections: collections
                  .filter((one) => names.includes(one.name))
                  .map(({ id }) => id)
                  .toSorted(),
              }))
            }
          />
          <TextField
            id={`${name}-slug`}
            label={m.products_slug()}
            value={form.slug}
            hint={m.products_slug_hint()}
            onChange={(slug) => change((before) => ({ ...before, slug }))}
          />
        </Section>
      </aside>
    </div>
  )
}
