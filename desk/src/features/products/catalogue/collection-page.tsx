/** One collection: its texts, in which channels it is published, and its products in order. */
import { TextField } from '@semena/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Nothing, Page, Section } from '../../../parts/page.tsx'
import type { Fault } from '../../../platform/faults.ts'
import { mutate, request } from '../../../platform/graphql.ts'
import { useChannels, useMay } from '../../../platform/rights.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { isSame } from '../merge.ts'
import { TextsInLanguages } from '../texts.tsx'
import { DeskCollectionDocument, type DeskCollectionQuery } from './catalogue.generated.ts'
import {
  DeskCollectionChannelsDocument,
  DeskCollectionCreateDocument,
  DeskCollectionDeleteDocument,
  DeskCollectionTranslateDocument,
  DeskCollectionUpdateDocument,
} from './change.generated.ts'
import { CollectionProducts } from './collection-products.tsx'
import { type Kept, OnePage } from './one.tsx'
import { changedTranslations, textInputOf, type Texted, textedOf } from './texted.ts'

const route = getRouteApi('/catalogue/collections/$id')

interface Form extends Texted {
  /** Ids of the channels in which it is published. */
  channels: string[]
}

export function CollectionPage() {
  const { id } = route.useParams()
  const isNew = id === 'new'
  const { data: collection } = useQuery({
    queryKey: ['products', 'collection', id],
    enabled: !isNew,
    queryFn: async ({ signal }) => (await request(DeskCollectionDocument, { id }, signal)).collection,
  })
  if (collection === null) return <Nothing title={m.products_thing_gone()} />
  if (!isNew && !collection) return <Page title="…">{null}</Page>
  return <Typed key={id} id={isNew ? null : id} collection={collection ?? null} />
}

function Typed({ id, collection }: { id: string | null; collection: DeskCollectionQuery['collection'] }) {
  const channels = useChannels()
  const mayTranslate = useMay('MANAGE_TRANSLATIONS')
  const server = useMemo<Form>(
    () => ({
      ...textedOf(collection),
      channels: collection
        ? (collection.channelListings ?? [])
            .filter(({ isPublished }) => isPublished)
            .map(({ channel }) => channel.id)
            .toSorted()
        : channels.map((one) => one.id).toSorted(),
    }),
    [collection, channels],
  )
  const unsaved = useUnsaved<Form>(`collection.${id ?? 'new'}`, server)
  const { value: form, set } = unsaved

  const save = async (): Promise<Kept> => {
    const input = { ...textInputOf(form.texts.en), ...(form.slug ? { slug: form.slug } : {}) }
    const made = id
      ? { id, ...(await mutate(DeskCollectionUpdateDocument, { id, input })) }
      : await mutate(DeskCollectionCreateDocument, { input })
    const is = 'id' in made ? made.id : made.payload.collection?.id
    if (made.faults.length > 0 || !is) return { faults: made.faults }
    const answers: { faults: readonly Fault[] }[] = mayTranslate
      ? await Promise.all(
          changedTranslations(server, form).map((one) => mutate(DeskCollectionTranslateDocument, { id: is, ...one })),
        )
      : []
    if (!id || !isSame(server.channels, form.channels))
      answers.push(
        await mutate(DeskCollectionChannelsDocument, {
          id: is,
          input: {
            addChannels: form.channels.map((channelId) => ({ channelId, isPublished: true })),
            removeChannels: id ? server.channels.filter((one) => !form.channels.includes(one)) : [],
          },
        }),
      )
    return { faults: answers.flatMap(({ faults }) => faults), id: is }
  }
  return (
    <OnePage
      name={form.texts.en.name || m.products_new_collection()}
      isNew={id === null}
      back={{ to: '/catalogue/collections', label: m.products_collections() }}
      one="/catalogue/collections/$id"
      unsaved={unsaved}
      onSave={save}
      onDelete={() => mutate(DeskCollectionDeleteDocument, { id: id! })}
      deleteText={m.products_collection_delete_text()}
    >
      <TextsInLanguages
        name="collection"
        texts={form.texts}
        path={`/collections/${form.slug || '…'}`}
        mayTranslate={mayTranslate}
        onChange={(language, part) =>
          set((before) => ({
            ...before,
            texts: { ...before.texts, [language]: { ...before.texts[language], ...part } },
          }))
        }
      />
      <div className="form-grid">
        <TextField
          id="collection-slug"
          label={m.products_slug()}
          value={form.slug}
          hint={m.products_slug_hint()}
          onChange={(slug) => set((before) => ({ ...before, slug }))}
        />
        <fieldset className="catalogue-channels">
          <legend>{m.products_published()}</legend>
          {channels.map((channel) => (
            <label key={channel.id} className="catalogue-tick">
              <input
                type="checkbox"
                checked={form.channels.includes(channel.id)}
                onChange={(event) =>
                  set((before) => ({
                    ...before,
                    channels: event.target.checked
                      ? [...before.channels, channel.id].toSorted()
                      : before.channels.filter((one) => one !== channel.id),
                  }))
                }
              />
              {channel.name}
            </label>
          ))}
        </fieldset>
      </div>
      {id !== null && (
        <Section title={m.products_all()}>
          <CollectionProducts id={id} />
        </Section>
      )}
    </OnePage>
  )
}
