/** Begins a page of a type: a title is enough, the rest is written on its own screen. */
import { Button } from '@semena/ui/button'
import { TextField } from '@semena/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Ask } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { mutate } from '../../platform/graphql.ts'
import { DeskPageCreateDocument } from './pages.generated.ts'

export function NewPage({ type }: { type: { id: string } }) {
  const [title, setTitle] = useState<string | null>(null)
  const client = useQueryClient()
  const navigate = useNavigate()
  const create = useAct(
    async () => {
      const { payload, faults } = await mutate(DeskPageCreateDocument, {
        input: { pageType: type.id, title: title!.trim(), isPublished: false },
      })
      if (!payload.page || faults.length > 0) return faults
      setTitle(null)
      await client.invalidateQueries({ queryKey: ['pages', 'list'] })
      return void navigate({ to: '/texts/$id', params: { id: payload.page.id } })
    },
    { fields: ['title', 'slug'] },
  )
  return (
    <>
      <Button look="leaf" onClick={() => setTitle('')}>
        <Icon name="plus" small />
        {m.texts_new()}
      </Button>
      <Ask
        open={title !== null}
        title={m.texts_new()}
        yes={m.texts_begin()}
        busy={create.busy}
        onYes={() => title?.trim() && void create.run()}
        onNo={() => setTitle(null)}
      >
        <TextField
          id="texts-new"
          label={m.texts_title_field()}
          hint={m.texts_new_hint()}
          value={title ?? ''}
          error={create.at('title') ?? create.at('slug')}
          onChange={setTitle}
          required
        />
      </Ask>
    </>
  )
}
