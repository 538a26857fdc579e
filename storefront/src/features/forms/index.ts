/** What every form of the shop is made of: faults, sending, and the buttons at its end. */
export { FormFoot } from './form-foot.tsx'
export { type Faults, otherFaults, useFaults } from './use-faults.ts'
export { useForm } from './use-form.ts'
export { useOwnForm } from './use-own-form.ts'
export { useSubmission } from './use-submission.ts'
