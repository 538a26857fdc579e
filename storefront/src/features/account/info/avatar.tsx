/** The customer's picture: a file is chosen, shown as a preview and sent; a picture can also be removed. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { endpoint } from '../../../platform/endpoint.ts'
import { ServiceError } from '../../../platform/errors.ts'
import { Button } from '@semena/ui/button'
import { ErrorLine } from '@semena/ui/error-line'
import { Icon } from '@semena/ui/icon'
import { type CodedError, fieldTexts } from '../../errors/index.ts'
import { type Profile, profileQuery, useAccount } from '../me.ts'
import { otherFaults, useSubmission } from '../../forms/index.ts'
import { removeAvatar, uploadAvatar } from './api.ts'
import { PICTURE_TYPES, pictureFault, avatarsAllowed, deviceShelf, rememberRefused } from './avatar-rules.ts'

export function Avatar({ profile }: { profile: Profile }) {
  const [allowed, setAllowed] = useState(() => avatarsAllowed(endpoint(), deviceShelf))
  /** Whether the service has just refused pictures altogether: said once, and later pages leave this part out. */
  const [wasRefused, setRefused] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const preview = usePreview(file)
  const field = useRef<HTMLInputElement>(null)
  const saving = useSubmission()
  const client = useQueryClient()
  const query = profileQuery(useAccount())
  const shown = preview ?? profile.picture?.url ?? null

  const choose = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return
    const code = pictureFault(chosen)
    setFile(code ? null : chosen)
    saving.setFaults(code ? await fieldTexts([{ code, field: 'image' }]) : {})
  }
  const send = async (change: () => Promise<readonly CodedError[]>): Promise<void> => {
    const done = await saving.send(async () => {
      try {
        return await change()
      } catch (error) {
        if (!(error instanceof ServiceError && error.code === 'PermissionDenied')) throw error
        rememberRefused(endpoint(), deviceShelf)
        setAllowed(false)
        setRefused(true)
        return []
      }
    })
    if (!done) return
    // The preview stays until the new picture has been loaded, so that the place is never empty.
    await client.invalidateQueries({ queryKey: query.queryKey })
    setFile(null)
  }

  const fault = otherFaults(saving.faults, [])
  return (
    <div className="avatar-row">
      <span className="avatar">
        {shown ? <img src={shown} width={96} height={96} alt={m.account_avatar()} /> : <Icon name="user" />}
      </span>
      <p role="status" className="text-soft message-place avatar-text">
        {wasRefused && m.account_avatar_refused()}
      </p>
      {allowed && (
        <div className="avatar-choice">
          {/* Reached through the button, which says what it is for. */}
          <input
            ref={field}
            type="file"
            hidden
            accept={PICTURE_TYPES.join(',')}
            aria-label={m.account_avatar_choose()}
            onChange={(event) => {
              void choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          {file ? (
            <div className="avatar-actions">
              <Button look="leaf" busy={saving.busy} onClick={() => void send(() => uploadAvatar(file))}>
                {m.account_avatar_save()}
              </Button>
              <Button look="link" onClick={() => setFile(null)}>
                {m.account_cancel()}
              </Button>
            </div>
          ) : (
            <div className="avatar-actions">
              <Button look="link" aria-describedby="avatar-hint" onClick={() => field.current?.click()}>
                {profile.picture ? m.account_avatar_change() : m.account_avatar_choose()}
              </Button>
              {profile.picture && (
                <Button look="link" className="text-quiet" busy={saving.busy} onClick={() => void send(removeAvatar)}>
                  {m.account_avatar_remove()}
                </Button>
              )}
            </div>
          )}
          <p id="avatar-hint" className="field-hint">
            {m.account_avatar_hint()}
          </p>
          <div role="alert" className="message-place">
            {fault && <ErrorLine id="avatar-fault">{fault}</ErrorLine>}
          </div>
        </div>
      )}
    </div>
  )
}

/** An address under which the browser shows the chosen file before it is uploaded; null without a file. */
function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return undefined
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(null)
    }
  }, [file])
  return url
}
