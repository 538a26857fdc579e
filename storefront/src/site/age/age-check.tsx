/**
 * The question of age, which stands in every page closed; its script opens it for new visitors (`adult.ts`). Browsers
 * leave what the server has sent as it is, open or closed, so they need neither its texts nor its script.
 */
import { useShop } from '../../platform/shop.ts'
import { AGE_DIALOG } from './adult.ts'

const NOTHING = { __html: '' }

export const AGE_PROPS = {
  id: AGE_DIALOG,
  className: 'dialog age-dialog',
  'aria-labelledby': 'age-title',
  'aria-describedby': 'age-text',
  'data-plain': true,
}

export const AgeCheck = () =>
  useShop().years !== null && <dialog {...AGE_PROPS} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
