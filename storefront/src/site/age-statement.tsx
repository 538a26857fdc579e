/** The statement on age and use at the foot of every page. */
import { m } from '../paraglide/messages.js'

export const AgeStatement = () => (
  <div className="footer-age">
    <span className="eighteen" aria-hidden="true">
      18+
    </span>
    <p>{m.site_foot_law()}</p>
  </div>
)
