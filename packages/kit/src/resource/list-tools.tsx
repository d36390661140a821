import { lazy, Suspense, useState } from 'react'
import { useKitText } from '../i18n/kit-text'
import { Button } from '../ui/button'
import type { Resource } from './types'
import type { Labels } from './use-labels'
import type { LayoutControl } from './use-table-layout'

const LayoutDialog = lazy(() => import('./layout-dialog').then((module) => ({ default: module.LayoutDialog })))

interface ListToolsProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly layout: LayoutControl
}

/** What a person can do with the list itself; each tool comes when it is asked for. */
export function ListTools({ resource, labels, layout }: ListToolsProps) {
  const t = useKitText()
  const [opened, open] = useState<'layout'>()
  const close = () => open(undefined)
  return (
    <>
      <Button kind="quiet" icon="columns" aria-label={t('layout.open')} aria-haspopup="dialog" onClick={() => open('layout')} />
      <Suspense>{opened === 'layout' && <LayoutDialog resource={resource} labels={labels} control={layout} onClose={close} />}</Suspense>
    </>
  )
}
