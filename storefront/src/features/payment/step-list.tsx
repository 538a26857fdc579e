/** The steps of a payment: those done, the current one (`at`, counted from zero) and those to come. */
export function StepList({ steps, at }: { steps: readonly string[]; at: number }) {
  return (
    <ol className="step-list">
      {steps.map((step, i) => (
        <li
          key={step}
          className={i < at ? 'step-list-done' : i === at ? 'step-list-now' : ''}
          aria-current={i === at ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}
