/** The statement at the foot of every page: on age and use in a shop that sells from some age, and else the owner's own. */
import { useShop } from '../platform/shop.ts'

export function AgeStatement() {
  const { years, words } = useShop()
  if (!words.law) return null
  return (
    <div className="footer-age">
      {years !== null && (
        <span className="eighteen" aria-hidden="true">
          {years}+
        </span>
      )}
      <p>{words.law}</p>
    </div>
  )
}
