/** What stands around a form of one thing that is edited: its page, or the dialog it is in. */
import { Button } from '@semena/ui/button'
import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { m } from '../paraglide/messages.js'
import type { Fault } from '../platform/faults.ts'
import { momentText } from '../platform/moments.ts'
import { useAct } from './act.ts'
import { Ask, AskDrop, SaveBar } from './forms.tsx'
import { History } from './history.tsx'
import { Icon } from './icon.tsx'
import { Menu } from './menu.tsx'
import type { Path } from './merge.ts'
import { type Back, Page } from './page.tsx'
import { Theirs } from './theirs.tsx'
import type { Edited } from './use-edited.ts'

interface Words {
  /** The name of a field, for two people who changed the same; a form for new ones needs none. */
  labelOf?: ((path: Path) => string) | undefined
  /** The field's value for reading; for ids and the like. */
  wordsOf?: ((path: Path, value: unknown) => string | undefined) | undefined
}

interface Deletion {
  /** What goes with it, and what stays. */
  text: ReactNode
  run: () => Promise<{ faults: readonly Fault[] }>
  /** Where one goes then; the way back unless said. */
  to?: Pick<LinkProps, 'to' | 'search' | 'params'>
  title?: string
  done?: string
  onDone?: () => unknown
}

/** The page of one thing: its name, the way back, what can be done with it, its form, its save and its history. */
export function EditedPage<Form>({
  edited,
  title,
  back,
  aside,
  actions,
  more = [],
  make,
  deletion,
  labelOf,
  wordsOf,
  hasHistory = true,
  mayChange = true,
  onDrop,
  children,
}: {
  edited: Edited<Form>
  title: string
  back: Back
  aside?: ReactNode
  actions?: ReactNode
  /** Further items of the menu. */
  more?: readonly { label: string; disabled?: boolean; onPress: () => void }[]
  /** The words on the button that makes a new one. */
  make: string
  /** None where the thing cannot be deleted, or whoever looks may not. */
  deletion?: Deletion | undefined
  /** Whether the shop's log knows it by its id. */
  hasHistory?: boolean
  mayChange?: boolean
  /** Forgets what a new one has beside its form, once somebody has discarded it. */
  onDrop?: () => void
  children: ReactNode
} & Words) {
  const { isNew, isChanged, busy, drop, save } = edited
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const [asksDrop, setAsksDrop] = useState(false)
  const remove = useAct(
    async () => {
      const { faults } = await deletion!.run()
      if (faults.length > 0) return faults
      drop()
      await navigate((deletion!.to ?? { to: back.to, search: back.search, params: back.params }) as { to: '/' })
      await deletion!.onDone?.()
      return []
    },
    { done: deletion?.done ?? m.parts_deleted() },
  )
  useEffect(() => {
    if (!isNew) return
    const keys = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
      event.preventDefault()
      if (!busy) save()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  })
  const items = [
    ...more,
    ...(deletion ? [{ label: m.parts_delete(), danger: true, onPress: () => setAsks(true) }] : []),
  ]
  return (
    <Page
      title={title}
      back={back}
      aside={aside}
      actions={
        <>
          {actions}
          {isNew ? (
            <>
              {isChanged && (
                <Button look="line" onClick={() => setAsksDrop(true)}>
                  {m.parts_drop()}
                </Button>
              )}
              <Button look="leaf" busy={busy} aria-keyshortcuts="Control+S" onClick={save}>
                {make}
              </Button>
            </>
          ) : (
            items.length > 0 && (
              <Menu label={m.parts_more()} items={items}>
                <Icon name="more" />
              </Menu>
            )
          )}
        </>
      }
    >
      <EditedForm edited={edited} labelOf={labelOf} wordsOf={wordsOf} mayChange={mayChange}>
        {children}
        {edited.id !== null && hasHistory && <History id={edited.id} />}
      </EditedForm>
      <AskDrop
        open={asksDrop}
        onYes={() => {
          setAsksDrop(false)
          drop()
          onDrop?.()
        }}
        onNo={() => setAsksDrop(false)}
      />
      {deletion && (
        <Ask
          open={asks}
          title={deletion.title ?? m.parts_delete_name({ name: title })}
          yes={m.parts_delete()}
          danger
          busy={remove.busy}
          onYes={() => void remove.run()}
          onNo={() => setAsks(false)}
        >
          {typeof deletion.text === 'string' ? <p>{deletion.text}</p> : deletion.text}
        </Ask>
      )}
    </Page>
  )
}

/** A form on a page that shows more than it: its save, and what somebody else has changed meanwhile. */
export const EditedForm = <Form,>({
  edited,
  labelOf,
  wordsOf,
  mayChange = true,
  children,
}: { edited: Edited<Form>; mayChange?: boolean; children: ReactNode } & Words) => (
  <>
    <News edited={edited} />
    {children}
    {!edited.isNew && mayChange && <SaveBar unsaved={edited} busy={edited.busy} onSave={edited.save} />}
    <Both edited={edited} labelOf={labelOf} wordsOf={wordsOf} />
  </>
)

const News = ({ edited }: { edited: Pick<Edited<unknown>, 'hasNews'> }) =>
  edited.hasNews && (
    <p className="theirs-news" role="status">
      {m.parts_changed_meanwhile()}
    </p>
  )

/** Asks whose change stays, where two people have changed the same. */
const Both = ({
  edited: { meanwhile, keep, cancel },
  labelOf = ([part = '']) => part,
  wordsOf = () => undefined,
}: Words & { edited: Pick<Edited<unknown>, 'meanwhile' | 'keep' | 'cancel'> }) =>
  meanwhile && <Theirs meanwhile={meanwhile} labelOf={labelOf} wordsOf={wordsOf} onKeep={keep} onCancel={cancel} />

/** The dialog of one thing. What is typed stays on the device where it is closed, and is there when it is opened again. */
export function EditedAsk<Form>({
  edited,
  title,
  yes,
  onClose,
  labelOf,
  wordsOf,
  children,
}: {
  edited: Edited<Form>
  title: string
  /** The words on the button that makes or saves it. */
  yes: string
  onClose: () => void
  children: ReactNode
} & Words) {
  const { isNew, isChanged, restoredFrom, busy, drop, save } = edited
  return (
    <>
      <Ask
        open
        title={title}
        yes={yes}
        busy={busy}
        onNo={onClose}
        onYes={() => (isNew || isChanged ? save() : onClose())}
      >
        <News edited={edited} />
        {restoredFrom !== null && (
          <p className="ask-restored" role="status">
            {m.parts_restored({ when: momentText(restoredFrom) })}{' '}
            <Button look="link" onClick={drop}>
              {m.parts_drop()}
            </Button>
          </p>
        )}
        {children}
      </Ask>
      <Both edited={edited} labelOf={labelOf} wordsOf={wordsOf} />
    </>
  )
}
