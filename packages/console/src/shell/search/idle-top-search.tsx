import { Button, ErrorBoundary, Fallback, loadable } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useText } from '../../platform/text'
import { type Menu, panelOpened } from '../navigation/model'
import { useIsIdle } from '../use-is-idle'

const TopSearch = loadable(() => import('./top-search').then(({ TopSearch }) => ({ default: TopSearch })))

/** Search box of the top bar, loaded while the page is idle. Until then, or if it fails to load, renders a box that opens the palette. */
export function IdleTopSearch({ menu }: { readonly menu: Menu }) {
  if (!useIsIdle()) return <PaletteBox />
  return (
    <ErrorBoundary fallback={() => <PaletteBox />}>
      <Fallback fallback={<PaletteBox />}>
        <TopSearch menu={menu} />
      </Fallback>
    </ErrorBoundary>
  )
}

function PaletteBox() {
  const t = useText()
  const open = useUnit(panelOpened)
  return (
    <Button variant="bare" className="top-search justify-content-start px-2 text-sm" onClick={() => open('palette')}>
      <i className="pi pi-search" aria-hidden="true" />
      <span className="flex-1 px-2 text-left">{t('search.box')}</span>
      <kbd className="key">Ctrl K</kbd>
    </Button>
  )
}
