/** Small helps that a page works without; they are loaded after the page. */
import { Link } from '@tanstack/react-router'
import { CompareTray } from '../../features/catalog/index.ts'
import { m } from '../../paraglide/messages.js'
import { Toasts } from '@semena/ui/toasts'
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
