import { bizDict, money } from '@jwsk/kit'
import type { RentPlace } from '@jwsk/sdk/biz'
import type { ReactNode } from 'react'

const moneyField = money()
const unit = bizDict('rent_unit')

/** Rent with its unit: `¥1,800.00/月`. */
export const Price = ({ place }: { readonly place: Pick<RentPlace, 'rentPrice' | 'rentUnit'> }) => (
  <span className="inline-flex">
    <moneyField.Cell value={moneyField.parse(place.rentPrice)} />/<unit.Cell value={unit.parse(place.rentUnit)} />
  </span>
)

interface DetailsListProps {
  readonly details: readonly (readonly [label: string, value: ReactNode])[]
}

/** Labeled values above a form. */
export const DetailsList = ({ details }: DetailsListProps) => (
  <dl className="kit-details kit-dialog-body pb-0">
    {details.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
