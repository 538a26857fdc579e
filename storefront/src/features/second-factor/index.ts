/** The second step of signing in, as other rooms use it: few need it, so all of it is fetched when somebody does. */
import { lazy } from 'react'

export type { FirstStep, Opened } from './service.ts'
export const SecondStep = lazy(() => import('./second-step.tsx'))
export const SecondFactorPart = lazy(() => import('./account-part.tsx'))
export const secondStepService = () => import('./service.ts')
