/** One collection: its texts, in which channels it is published, and its products in order. */
import { DEFAULT_LANGUAGE } from '@semena/contract/languages'
import { pathTo } from '@semena/contract/page-paths'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { m } from '../../../paraglide/messages.js'
import { EditedPage } from '../../../parts/edited.tsx'
import { LoadedPage } from '../../../parts/loaded.tsx'
import { isSame } from '../../../parts/merge.ts'
import { Section } from '../../../parts/page.tsx'
import { useEdited } from '../../../parts/use-edited.ts'
import type { Fault } from '../../../platform/faults.ts'
import { mutate, request } from '../../../platform/graphql.ts'
import { useChannels, useMay } from '../../../platform/rights.ts'
import { formAnew } from '../../../platform/query-client.ts'
import { labelOfText } from '../field-names.ts'
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
import { saveTranslations, TEXT_FIELDS, textInputOf, type Texted, textedOf, withText } from './texted.ts'

const route = getRouteApi('/catalogue/collections/$id')
const BACK = () => ({ to: '/catalogue/collections', label: m.products_collections() }) as const

interface Form extends Texted {
  /** Ids of the channels in which it is published. */
  channels: string[]
}

type Collection = NonNullable<DeskCollectionQuery['collection']>

const collectionQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', 'collection', id],
    enabled: id !== 'new',
    queryFn: async ({ signal }) => (await request(DeskCollectionDocument, { id }, signal)).collection,
  })

const formOf = (collection: Collection): Form => ({
  ...textedOf(collection),
  channels: (collection.channelListings ?? [])
    .filter(({ isPublished }) => isPublished)
    .map(({ channel }) => channel.id)
    .toSorted(),
})

export function CollectionPage() {
  const { id } = route.useParams()
  const query = useQuery(collectionQuery(id))
  if (id === 'new') return <Typed key="new" collection={null} />
  return (
    <LoadedPage query={query} title={m.changes_noun_collection()} back={BACK()}>
      {(collection) => <Typed key={id} collection={collection} />}
    </LoadedPage>
  )
}

function Typed({ collection }: { collection: Collection | null }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const channels = useChannels()
  const mayTranslate = useMay('MANAGE_TRANSLATIONS')
  const id = collection?.id ?? null
  const edited = useEdited<Form>({
    noun: 'collection',
    id,
    server: collection ? formOf(collection) : { ...textedOf(null), channels: channels.map((one) => one.id).toSorted() },
    fields: TEXT_FIELDS,
    read: formAnew(collectionQuery, formOf),
    save: async (from, to, tell) => {
      const input = { ...textInputOf(to.texts[DEFAULT_LANGUAGE]), ...(to.slug ? { slug: to.slug } : {}) }
      const made = id
        ? { id, ...(await mutate(DeskCollectionUpdateDocument, { id, input })) }
        : await mutate(DeskCollectionCreateDocument, { input })
      const is = 'id' in made ? made.id : made.payload.collection?.id
      if (made.faults.length > 0 || !is) return { faults: made.faults }
      tell({ id: is })
      const faults: Fault[] = mayTranslate
        ? await saveTranslations(from, to, (one) => mutate(DeskCollectionTranslateDocument, { id: is, ...one }))
        : []
      if (!id || !isSame(from.channels, to.channels)) {
        const listed = await mutate(DeskCollectionChannelsDocument, {
          id: is,
          input: {
            addChannels: to.channels.map((channelId) => ({ channelId, isPublished: true })),
            removeChannels: id ? from.channels.filter((one) => !to.channels.includes(one)) : [],
          },
        })
        faults.push(...listed.faults)
      }
      return { faults, id: is }
    },
    after: (one) => navigate({ to: '/catalogue/collections/$id', params: { id: one }, replace: true }),
  })
  const { value: form, set, put, at } = edited
  const channelNames = (ids: unknown): string =>
    channels
      .filter((one) => (ids as string[]).includes(one.id))
      .map(({ name }) => name)
      .join(', ') || '–'
  return (
    <EditedPage
      edited={edited}
      title={form.texts[DEFAULT_LANGUAGE].name || m.products_new_collection()}
      back={BACK()}
      make={m.products_make()}
      labelOf={(path) =>
        path[0] === 'texts' ? labelOfText(path) : path[0] === 'slug' ? m.products_slug() : m.products_published()
      }
      wordsOf={([part], ids) => (part === 'channels' ? channelNames(ids) : undefined)}
      deletion={
        id
          ? {
              text: m.products_collection_delete_text(),
              run: () => mutate(DeskCollectionDeleteDocument, { id }),
              onDone: () => client.invalidateQueries({ queryKey: ['products'] }),
            }
          : undefined
      }
    >
      <TextsInLanguages
        name="collection"
        texts={form.texts}
        path={pathTo('collections', form.slug || '…')}
        mayTranslate={mayTranslate}
        at={at}
        onChange={(language, part) => set((before) => withText(before, language, part))}
      />
      <div className="form-grid">
        <TextField
          id="collection-slug"
          label={m.products_slug()}
          value={form.slug}
          hint={m.products_slug_hint()}
          error={at('slug')}
          onChange={(slug) => put({ slug })}
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
    </EditedPage>
  )
}
