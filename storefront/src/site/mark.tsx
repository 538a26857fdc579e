/** The house's mark: a seed with its seam, and the name. */
import { Link } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'

export function Mark() {
  return (
    <Link to="/" className="mark" aria-label={m.site_to_home()}>
      <svg viewBox="0 0 24 32" aria-hidden="true">
        <path
          d="M12 1c6 4.5 10 10.8 10 17.2C22 25.6 17.8 31 12 31S2 25.6 2 18.2C2 11.8 6 5.5 12 1z"
          fill="currentColor"
        />
        <path className="mark__cut" d="M13 2c3.200 9 3 20-1.500 29" strokeWidth="1.6" />
        <path
          className="mark__cut"
          d="M5 17c2-2.500 3.500 1 5.500-1.500M4.600 22c2.400-2 3.600.8 6-1.200M6.500 12.500c1.500-1.600 2.600.6 4.300-.8M7 26.500c1.400-1.200 2.500.2 3.600-.7"
          strokeWidth="1.1"
        />
      </svg>
      Semena
    </Link>
  )
}
