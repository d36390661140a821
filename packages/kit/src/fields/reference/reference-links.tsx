import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { mostShown } from '../most-shown'
import { ReferenceCell, type ReferenceCellProps } from './reference-cell'
import { screenOf } from './screen-of'
import { useNames } from './use-names'

/** The names of the records, each leading to the record where the person's menu has its list. */
export function ReferenceLinks({ source, value }: ReferenceCellProps) {
  const t = useKitText()
  const { mayOpen } = useRuntime()
  const { choices, isLoading } = useNames(source, value)
  const path = source.key === 'id' ? screenOf(source.operation.path) : undefined
  if (isLoading || path === undefined || !mayOpen?.(path)) return <ReferenceCell source={source} value={value} />
  return (
    <span className="kit-wrap">
      {choices.slice(0, mostShown).map(({ id, name }, place) => (
        <Fragment key={id}>
          {place > 0 && t('select.separator')}
          <Link to={`${path}?${new URLSearchParams({ open: id })}`}>{name}</Link>
        </Fragment>
      ))}
    </span>
  )
}
