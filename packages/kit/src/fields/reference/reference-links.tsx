import { useKitText } from '@jwsk/ui'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { useRuntime } from '../../runtime/kit-provider'
import { maxVisible } from '../max-visible'
import { ReferenceCell, type ReferenceCellProps } from './reference-cell'
import { useReferenceNames } from './use-reference-names'

/** Derives the menu path of the list screen from an operation's path: `/biz/shop` of `/jwsk-biz/shop/select`. */
function getListPath(path: string): string | undefined {
  const [, screen] = /^\/jwsk-(.+)\/[^/]+$/.exec(path) ?? []
  return screen && `/${screen}`
}

/** Labels of referenced records, each a link to the record if the user's menu has its list. */
export function ReferenceLinks({ source, value }: ReferenceCellProps) {
  const t = useKitText()
  const { canOpen } = useRuntime()
  const { choices, isLoading } = useReferenceNames(source, value)
  const path = source.keyField === 'id' ? getListPath(source.operation.path) : undefined
  if (isLoading || path === undefined || !canOpen?.(path)) return <ReferenceCell source={source} value={value} />
  return (
    <span className="kit-wrap">
      {choices.slice(0, maxVisible).map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && t('select.separator')}
          <Link to={`${path}?${new URLSearchParams({ open: id })}`}>{name}</Link>
        </Fragment>
      ))}
    </span>
  )
}
