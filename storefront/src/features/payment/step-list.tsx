/** How far a payment has come: what is done, what is going on, what is still to come. `at`: the one that is going on. */
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
