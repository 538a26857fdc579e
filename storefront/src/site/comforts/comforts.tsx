/** What makes a visit more comfortable and is in nobody's way: fetched once the page stands. */
import { Link } from '@tanstack/react-router'
import { CompareTray } from '../../features/catalog/index.ts'
import { m } from '../../paraglide/messages.js'
import { Toasts } from '../../ui/toasts.tsx'
import { NavigationVoice } from './navigation-voice.tsx'
import { OfflineNotice } from './offline-notice.tsx'

export default function Comforts() {
  return (
    <>
      <NavigationVoice />
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
