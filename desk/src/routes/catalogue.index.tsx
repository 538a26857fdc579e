import { createFileRoute, redirect } from '@tanstack/react-router'
import { mayDo } from '../platform/rights.ts'
import { person } from '../platform/session.ts'

export const Route = createFileRoute('/catalogue/')({
  beforeLoad: () => {
    const seesGoods = mayDo(person(), 'MANAGE_PRODUCTS')
    throw redirect({ to: seesGoods ? '/catalogue/categories' : '/catalogue/types' })
  },
})
