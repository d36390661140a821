import type { ReactNode } from 'react'

interface DetailsListProps {
  readonly details: readonly (readonly [label: string, value: ReactNode])[]
}

/** Labeled values. */
export const DetailsList = ({ details }: DetailsListProps) => (
  <dl className="kit-details">
    {details.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
