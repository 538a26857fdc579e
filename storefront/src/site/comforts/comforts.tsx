/** Small helps that a page works without; they are loaded after the page. */
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PressedButtons } from '../../features/basket/index.ts'
import { COMPARED_KEY, CompareTray, compared, toggleCompared } from '../../features/catalog/index.ts'
import { FAVOURITES_KEY, favourites, toggleFavourite } from '../../features/favourites/index.ts'
import { m } from '../../paraglide/messages.js'
import { serveList } from './serve-list.ts'
import { Toasts } from '@semena/ui/toasts'
import { NavigationVoice } from './navigation-voice.tsx'
import { OfflineNotice } from './offline-notice.tsx'

export default function Comforts() {
  useEffect(() => {
    serveList(FAVOURITES_KEY, favourites, toggleFavourite)
    serveList(COMPARED_KEY, compared, toggleCompared)
  }, [])
  return (
    <>
      <NavigationVoice />
      <PressedButtons />
      <div className="foot-notes">
        <OfflineNotice />
        <CompareTray />
      </div>
      <Toasts
        label={m.site_messages()}
        closeLabel={m.site_message_close()}
        renderLink={({ path, text }, onFollow) => (
          <Link to={path} className="toast-link" onClick={onFollow}>
            {text}
          </Link>
        )}
      />
    </>
  )
}
