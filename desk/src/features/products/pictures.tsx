/** Pictures of a product: dropped or chosen many at once, put in order, described, given to packs, deleted. */
import { Button } from '@semena/ui/button'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../parts/icon.tsx'
import { Menu } from '../../parts/menu.tsx'
import { Grip, moved } from '../../parts/grip.tsx'

export interface Picture {
  id: string
  url: string
  alt: string
  /** The packs it is shown for, by their ids. */
  packs?: readonly string[]
}

interface Props {
  pictures: readonly Picture[]
  /** How many are on their way. */
  coming: number
  onAdd: (files: File[]) => void
  onAlt: (id: string, alt: string) => void
  onDelete: (id: string) => void
  /** Called with all ids in their new order once a picture is let go. */
  onOrder: (ids: string[]) => void
  packs?: readonly { id: string; name: string }[]
  onPack?: (picture: string, pack: string, isOn: boolean) => void
}

export function Pictures({ pictures, coming, onAdd, onAlt, onDelete, onOrder, packs = [], onPack }: Props) {
  const group = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  // While one is dragged the order is here; it is told once the drag ends.
  const [order, setOrder] = useState<string[] | null>(null)
  const ids = pictures.map(({ id }) => id)
  const key = ids.join()
  // Another set of pictures is in its own order.
  useEffect(() => setOrder((before) => (before?.join() === key ? before : null)), [key])
  const shown = (order ?? ids).flatMap((id) => pictures.find((one) => one.id === id) ?? [])
  const latest = useRef(order)
  latest.current = order

  const take = (list: FileList | null): void => {
    const files = [...(list ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (files.length > 0) onAdd(files)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div
      className={isOver ? 'pictures pictures--over' : 'pictures'}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <ul className="pictures-list">
        {shown.map(({ id, url, alt, packs: of = [] }, place) => (
          <li key={id} className="pictures-one" data-order={group}>
            <img className="pictures-image" src={url} alt={alt} draggable={false} />
            <div className="pictures-line">
              <Grip
                group={group}
                name={alt || m.products_picture({ number: place + 1 })}
                place={place}
                count={shown.length}
                onMove={(to) => setOrder(moved(latest.current ?? ids, place, to))}
                onDone={() => latest.current && onOrder(latest.current)}
              />
              {place === 0 && <span className="pictures-main">{m.products_main_picture()}</span>}
              {onPack && packs.length > 0 && (
                <Menu
                  label={m.products_picture_packs()}
                  items={packs.map((pack) => ({
                    label: `${of.includes(pack.id) ? '✓ ' : ''}${pack.name}`,
                    onPress: () => onPack(id, pack.id, !of.includes(pack.id)),
                  }))}
                >
                  <Icon name="parcel" small />
                  {of.length > 0 && of.length}
                </Menu>
              )}
              <Button
                look="square"
                className="pictures-delete"
                aria-label={`${m.parts_delete()}: ${alt || m.products_picture({ number: place + 1 })}`}
                onClick={() => onDelete(id)}
              >
                <Icon name="trash" small />
              </Button>
            </div>
            <Alt alt={alt} label={m.products_alt({ number: place + 1 })} onChange={(text) => onAlt(id, text)} />
          </li>
        ))}
        <li className="pictures-add">
          <button type="button" className="pictures-button" onClick={() => chooser.current?.click()}>
            <Icon name="picture" />
            {coming > 0 ? m.products_pictures_coming({ count: coming }) : m.products_pictures_add()}
          </button>
        </li>
      </ul>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        multiple
        className="visually-hidden"
        tabIndex={-1}
        aria-label={m.products_pictures_add()}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </div>
  )
}

/** The words for those who do not see the picture; kept once one leaves the field. */
function Alt({ alt, label, onChange }: { alt: string; label: string; onChange: (text: string) => void }) {
  const [text, setText] = useState(alt)
  useEffect(() => setText(alt), [alt])
  return (
    <input
      className="field-input pictures-alt"
      aria-label={label}
      placeholder={m.products_alt_hint()}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => text !== alt && onChange(text)}
    />
  )
}
