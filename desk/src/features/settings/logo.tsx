/** The shop's logo, icon and picture for sharing (docs/rules.md#shop-pictures). */
import { colourText } from '@semena/contract/colour'
import { coloursOf, type Look, LOOK_KEY, readLook, type Tokens, USUAL_LOOK } from '@semena/contract/look'
import {
  ICON_KEY,
  LOGO_KEY,
  readLogo,
  readPicture,
  SHARE_KEY,
  type ShopPicture,
  type ShopPictureKind,
} from '@semena/contract/shop-pictures'
import type { Values } from '@semena/contract/shop-draft'
import { Button } from '@semena/ui/button'
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, type DragEvent, type ReactNode, useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { EditedPage } from '../../parts/edited.tsx'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Section } from '../../parts/page.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { readAnew } from '../../platform/query-client.ts'
import { useShopName } from '../../platform/shop-name.ts'
import { type Face, faceQuery, saveDraft, valueOf } from './face.ts'
import { FaceBeside } from './face-page.tsx'
import { toSettings } from './index.tsx'
import { accepted, uploadShopPicture } from './shop-picture.ts'

type Place = 'logo' | 'dark' | 'icon' | 'share'
/** Each picture as one value, a list of one or none: two people's pictures are never mixed. */
type Pictures = Record<Place, ShopPicture[]>

const PLACES: Record<Place, { kind: ShopPictureKind; label: () => string; hint: () => string }> = {
  logo: { kind: 'logo', label: m.settings_logo_light, hint: m.settings_logo_light_hint },
  dark: { kind: 'logo', label: m.settings_logo_dark, hint: m.settings_logo_dark_hint },
  icon: { kind: 'icon', label: m.settings_icon, hint: m.settings_icon_hint },
  share: { kind: 'share', label: m.settings_share, hint: m.settings_share_hint },
}

function picturesOf(face: Face): Pictures {
  const { dark, ...light } = readLogo(valueOf(face, LOGO_KEY)) ?? {}
  const list = (picture: ShopPicture | null | undefined): ShopPicture[] => (picture ? [picture] : [])
  return {
    logo: 'url' in light ? [light] : [],
    dark: list(dark),
    icon: list(readPicture(valueOf(face, ICON_KEY))),
    share: list(readPicture(valueOf(face, SHARE_KEY))),
  }
}

/** The settings that keep what differs; an empty value is none. */
function valuesOf(from: Pictures, to: Pictures): Values {
  const [[logo], [dark], [icon], [share]] = [to.logo, to.dark, to.icon, to.share]
  const text = (value: object | undefined): string => (value ? JSON.stringify(value) : '')
  const differs = (...places: Place[]): boolean => places.some((place) => from[place][0]?.url !== to[place][0]?.url)
  return {
    ...(differs('logo', 'dark') ? { [LOGO_KEY]: text(logo && { ...logo, ...(dark ? { dark } : {}) }) } : {}),
    ...(differs('icon') ? { [ICON_KEY]: text(icon) } : {}),
    ...(differs('share') ? { [SHARE_KEY]: text(share) } : {}),
  }
}

export function LogoSettings() {
  return (
    <LoadedPage query={useQuery(faceQuery)} title={m.settings_logo()} back={toSettings()}>
      {(face) => <Form face={face} />}
    </LoadedPage>
  )
}

function Form({ face }: { face: Face }) {
  const edited = useEdited<Pictures>({
    noun: 'shop-pictures',
    id: face.id,
    server: picturesOf(face),
    fields: [],
    read: async () => picturesOf(await readAnew(faceQuery)),
    save: async (from, to) => ({ faults: await saveDraft(valuesOf(from, to)) }),
    done: m.settings_draft_saved(),
  })
  const { value, put: set } = edited
  const [[logo = null], [dark = null], [icon = null], [share = null]] = [
    value.logo,
    value.dark,
    value.icon,
    value.share,
  ]
  const name = useShopName()
  const look: Look = readLook(valueOf(face, LOOK_KEY)) ?? USUAL_LOOK
  const { day, night } = coloursOf(look)
  const slot = (place: Place, shown: ReactNode) => (
    <Slot
      place={place}
      picture={value[place][0] ?? null}
      shown={shown}
      onTake={(picture) => set({ [place]: picture ? [picture] : [] })}
      // The logo for dark grounds goes with the other one.
      onDrop={() => set(place === 'logo' ? { logo: [], dark: [] } : { [place]: [] })}
    />
  )
  return (
    <EditedPage
      edited={edited}
      title={m.settings_logo()}
      back={toSettings()}
      make={m.parts_save()}
      labelOf={([place]) => PLACES[place as Place].label()}
      wordsOf={(_, picture) =>
        (picture as ShopPicture[]).length > 0 ? m.settings_picture_there() : m.settings_picture_not_there()
      }
    >
      <FaceBeside face={face}>
        <p className="settings-note">{m.settings_logo_lead()}</p>
        <Section title={m.settings_logo_title()}>
          <p className="settings-note">{m.settings_logo_title_text()}</p>
          <div className="logo-places">
            {slot('logo', <Wordmark picture={logo} name={name} tokens={day} />)}
            {logo && slot('dark', <Wordmark picture={dark ?? logo} name={name} tokens={night} />)}
          </div>
        </Section>
        <Section title={m.settings_icon_title()}>
          <p className="settings-note">{m.settings_icon_title_text()}</p>
          <div className="logo-places">{slot('icon', <IconSample picture={icon} name={name} tokens={day} />)}</div>
        </Section>
        <Section title={m.settings_share_title()}>
          <p className="settings-note">{m.settings_share_title_text()}</p>
          <div className="logo-places">
            {slot(
              'share',
              <div className="logo-place-card">
                {share ? <img src={share.url} alt="" /> : <span>{m.settings_share_drawn()}</span>}
              </div>,
            )}
          </div>
        </Section>
      </FaceBeside>
    </EditedPage>
  )
}

const groundOf = ({ paper, ink }: Tokens): CSSProperties => ({
  background: colourText(paper!),
  color: colourText(ink!),
})

/** The head of the shop, with the logo or the name. */
function Wordmark({ picture, name, tokens }: { picture: ShopPicture | null; name: string; tokens: Tokens }) {
  return (
    <div className="logo-place-head" style={groundOf(tokens)}>
      {picture ? <img src={picture.url} width={picture.width} height={picture.height} alt={name} /> : name}
    </div>
  )
}

/** A tab of a browser, and the icon of a home screen. */
function IconSample({ picture, name, tokens }: { picture: ShopPicture | null; name: string; tokens: Tokens }) {
  const icon = picture ? <img src={picture.url} alt="" /> : <span>{m.settings_icon_drawn()}</span>
  return (
    <div className="logo-place-icons">
      <span className="logo-place-tab">
        {picture && <img src={picture.url} alt="" />}
        <span>{name}</span>
      </span>
      <span className="logo-place-tile" style={groundOf(tokens)}>
        {icon}
      </span>
    </div>
  )
}

interface SlotProps {
  place: Place
  picture: ShopPicture | null
  shown: ReactNode
  onTake: (picture: ShopPicture) => void
  onDrop: () => void
}

/** A picture with its way in: chosen, or dropped there. */
function Slot({ place, picture, shown, onTake, onDrop }: SlotProps) {
  const { kind, label, hint } = PLACES[place]
  const [id, hintId, faultId] = [useId(), useId(), useId()]
  const [isOver, setOver] = useState(false)
  const [fault, setFault] = useState('')
  const upload = useAct(async (file: File) => {
    const done = await uploadShopPicture(kind, file)
    if ('picture' in done) {
      setFault('')
      onTake(done.picture)
      return []
    }
    setFault(done.faults[0]?.message ?? '')
    return []
  })
  const take = (files: FileList | null): void => {
    const file = files?.[0]
    // While one is sent, another is not taken: a field that is switched off would lose the focus.
    if (file && !upload.busy) void upload.run(file)
  }
  return (
    <div
      role="group"
      aria-label={label()}
      aria-busy={upload.busy}
      className={isOver ? 'logo-place logo-place--over' : 'logo-place'}
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      {shown}
      {kind === 'logo' && <p className="logo-place-name">{label()}</p>}
      <p id={hintId} className="settings-note">
        {hint()}
      </p>
      <div className="settings-row">
        <input
          id={id}
          type="file"
          accept={accepted()}
          className="visually-hidden"
          aria-label={m.settings_picture_choose({ name: label() })}
          aria-describedby={fault ? faultId : hintId}
          onChange={({ target }) => {
            take(target.files)
            target.value = ''
          }}
        />
        <label htmlFor={id} className="button button--line">
          {upload.busy
            ? m.settings_picture_sending()
            : picture
              ? m.settings_picture_other()
              : m.settings_picture_take()}
        </label>
        <span role="status" className="visually-hidden">
          {upload.busy ? m.settings_picture_sending() : ''}
        </span>
        {picture && (
          <Button look="link" aria-label={m.settings_picture_drop({ name: label() })} onClick={onDrop}>
            {m.settings_picture_away()}
          </Button>
        )}
      </div>
      <p id={faultId} className="settings-refused" role="alert">
        {fault}
      </p>
    </div>
  )
}
