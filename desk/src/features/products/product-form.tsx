/** Everything that is typed about one product, for a new one and for one that is there. */
import { pathTo } from '@semena/contract/page-paths'
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
  at,
  pictures,
  mainPicture,
}: {
  name: string
  form: Form
  change: Change
  around: Surroundings
  channels: readonly Channel[]
  mayTranslate: boolean
  /** The text of the refusal at a place of the form (`placesOf`). */
  at: (place: string) => string | undefined
  pictures: ReactNode
  mainPicture: string | undefined
}) {
  const { categories, collections, kinds } = around
  const chosen = collections.filter(({ id }) => form.collections.includes(id))
  return (
    <div className="product">
      <Refused text={at('product')} />
      <div className="product-main">
        <Section title={m.products_texts()}>
          <TextsInLanguages
            name={name}
            texts={form.texts}
            mayTranslate={mayTranslate}
            at={at}
            path={pathTo('sort.detail', form.slug || '…')}
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
          <Packs {...{ form, change, around, channels, at }} />
          <Refused text={at('packs')} />
        </Section>
        {kinds.product.length > 0 && (
          <Section title={m.products_facts()}>
            <FactFields
              kinds={kinds.product}
              facts={form.facts}
              at={(id) => at(`facts.${id}`)}
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
          <Refused text={at('channels')} />
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
            error={at('category')}
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
          <Refused text={at('collections')} />
          <TextField
            id={`${name}-slug`}
            label={m.products_slug()}
            value={form.slug}
            hint={m.products_slug_hint()}
            error={at('slug')}
            onChange={(slug) => change((before) => ({ ...before, slug }))}
          />
        </Section>
      </aside>
    </div>
  )
}

/** What was refused of a part as a whole. */
const Refused = ({ text }: { text: string | undefined }) =>
  text && (
    <p className="product-refused" role="alert">
      {text}
    </p>
  )
