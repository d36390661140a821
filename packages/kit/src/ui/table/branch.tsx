import type { CSSProperties, ReactNode } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { Button } from '../button'
import { Icon, type IconName } from '../icon'
import type { Branches } from './table-types'

interface BranchProps<Row> {
  readonly row: Row
  readonly name: string
  readonly branches: Branches<Row>
  readonly children: ReactNode
}

const icons: Record<'open' | 'closed' | 'loading', IconName> = { open: 'down', closed: 'right', loading: 'spinner' }

/** The name of a record that may hold others, as deep as it stands. */
export function Branch<Row>({ row, name, branches, children }: BranchProps<Row>) {
  const t = useKitText()
  const state = branches.stateOf(row)
  const style = { '--depth': branches.depthOf(row) } as CSSProperties // a custom property is no key of the type
  return (
    <div className="kit-branch" style={style}>
      {state === 'leaf' ? (
        <span className="kit-branch-arrow" />
      ) : (
        <Button
          kind="action"
          className="kit-branch-arrow"
          aria-label={t('table.unfold', { name })}
          aria-expanded={state !== 'closed'}
          onClick={() => branches.toggle(row)}
        >
          <Icon name={icons[state]} />
        </Button>
      )}
      {children}
    </div>
  )
}
