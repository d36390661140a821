import { Button, MenuButton, saveFile, useNotifier, useTranslate } from '@jwsk/kit'
import { type ChangeEvent, type ComponentProps, type RefObject, useRef } from 'react'
import { findDrawableError } from '../diagram/check-drawable'
import { toPlainSvg, toPng } from './export'
import type { ModelerHandle, ModelerState, Side } from './modeler-handle'
import { readProcessFile } from './process/read-process-file'

interface DesignerToolsProps {
  readonly drawing: RefObject<ModelerHandle | null>
  readonly state: ModelerState
  /** Name of the model, used for file names. */
  readonly name: string
  readonly file: () => Promise<string>
  readonly onCheck: () => void
  /** Number of problems; `undefined` before the first check. */
  readonly problemCount: number | undefined
  readonly onProblems: () => void
  readonly onFullScreen: () => void
}

const sides: readonly Side[] = ['left', 'center', 'right', 'top', 'middle', 'bottom']

interface ToolProps {
  /** Name in PrimeIcons. */
  readonly icon: string
  readonly name: 'undo' | 'redo' | 'larger' | 'smaller' | 'fit' | 'fullScreen'
  readonly disabled?: boolean
  readonly onClick: () => void
}

function Tool({ icon, name, disabled = false, onClick }: ToolProps) {
  const t = useTranslate()
  const label = t(`designer.tools.${name}`)
  return (
    <Button variant="quiet" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <i className={`pi pi-${icon}`} aria-hidden="true" />
    </Button>
  )
}

const Rule = () => <span className="mx-1 h-1rem border-left-1 surface-border" />
const percent = new Intl.NumberFormat('en', { style: 'percent' })

/** Toolbar with actions on the whole diagram. */
export function DesignerTools({ drawing, state, name, file, onFullScreen, ...checking }: DesignerToolsProps) {
  const t = useTranslate()
  const notice = useNotifier()
  const input = useRef<HTMLInputElement>(null)
  const { canUndo, canRedo, selectedCount, scale } = state
  const exportAs = (ending: string, make: () => Promise<Blob>): ComponentProps<typeof MenuButton>['items'][number] => ({
    id: ending,
    label: t(`designer.tools.formats.${ending}`),
    onSelect: () => void make().then((blob) => saveFile(blob, `${name || 'process'}.${ending}`), notice.error),
  })
  const exports = [
    exportAs('bpmn', async () => new Blob([await file()], { type: 'application/xml' })),
    exportAs('svg', async () => new Blob([toPlainSvg((await drawing.current?.svg()) ?? '')], { type: 'image/svg+xml' })),
    exportAs('png', async () => toPng((await drawing.current?.svg()) ?? '')),
  ]
  const aligns = sides.map((side) => ({
    id: side,
    label: t(`designer.tools.sides.${side}`),
    onSelect: () => drawing.current?.align(side),
  }))
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    const xml = await readProcessFile(file)
    target.value = ''
    const drawableError = findDrawableError(xml)
    const notifyError = (reason: string) => notice.notify({ severity: 'error', text: t(`diagram.refused.${reason}`) })
    if (drawableError) notifyError(drawableError)
    else await drawing.current?.open(xml).catch(() => notifyError('unreadable'))
  }
  return (
    <div
      role="toolbar"
      aria-label={t('designer.tools.label')}
      className="flex flex-wrap align-items-center gap-1 px-2 py-1 border-bottom-1 surface-border"
    >
      <Tool icon="undo" name="undo" disabled={!canUndo} onClick={() => drawing.current?.undo()} />
      <Tool icon="refresh" name="redo" disabled={!canRedo} onClick={() => drawing.current?.redo()} />
      <Rule />
      <Tool icon="search-minus" name="smaller" onClick={() => drawing.current?.zoom(-1)} />
      <Button
        variant="quiet"
        className="px-1 w-3rem justify-content-center"
        title={t('designer.tools.actual')}
        onClick={() => drawing.current?.unscale()}
      >
        {percent.format(scale)}
      </Button>
      <Tool icon="search-plus" name="larger" onClick={() => drawing.current?.zoom(1)} />
      <Tool icon="arrows-alt" name="fit" onClick={() => drawing.current?.fit()} />
      <Rule />
      <Tool icon="window-maximize" name="fullScreen" onClick={onFullScreen} />
      {selectedCount > 1 && (
        <MenuButton variant="quiet" label={t('designer.tools.align')} items={aligns}>
          <i className="pi pi-align-left" aria-hidden="true" />
        </MenuButton>
      )}
      <span className="flex-1" />
      <Button variant="quiet" icon="check" onClick={checking.onCheck}>
        {t('designer.tools.check')}
      </Button>
      <span role="status" className="text-sm text-green-500">
        {checking.problemCount === 0 && t('designer.problems.none')}
        {checking.problemCount !== undefined && checking.problemCount > 0 && (
          <Button variant="link" className="px-2" onClick={checking.onProblems}>
            {t('designer.problems.count', { count: checking.problemCount })}
          </Button>
        )}
      </span>
      <Button variant="quiet" icon="upload" onClick={() => input.current?.click()}>
        {t('designer.tools.import')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".bpmn,.xml"
        aria-label={t('designer.tools.import')}
        onChange={(event) => void take(event)}
      />
      <MenuButton variant="quiet" label={t('designer.tools.export')} items={exports}>
        <i className="pi pi-download" aria-hidden="true" />
        {t('designer.tools.export')}
      </MenuButton>
    </div>
  )
}
