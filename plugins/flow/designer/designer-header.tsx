import { Button, SegmentedControl, Tag, useTranslate } from '@jwsk/kit'
import type { ReactNode } from 'react'

export const designerParts = ['tree', 'diagram', 'form'] as const
export type DesignerPart = (typeof designerParts)[number]

const hints: Readonly<Record<DesignerPart, string>> = { tree: 'designer.treeHint', diagram: 'designer.hint', form: 'designer.form.hint' }

const readOnlyHints: typeof hints = { tree: 'designer.tree.onPhone', diagram: 'designer.onPhone', form: 'designer.onPhone' }

interface DesignerHeaderProps {
  readonly title: string
  /** Current version; `undefined` until the first save. */
  readonly version: number | undefined
  readonly isDirty: boolean
  /** Parts to switch between; a single part shows no switch. */
  readonly parts: readonly DesignerPart[]
  readonly part: DesignerPart
  readonly onShow: (part: DesignerPart) => void
  /** Further actions on the model. */
  readonly more: ReactNode
  readonly isSaving: boolean
  /** Saves all parts; `undefined` if the model is read-only. */
  readonly onSave: (() => void) | undefined
}

/** Header with the model's title, its parts and the save button. */
export function DesignerHeader({ title, version, isDirty, parts, part, onShow, more, isSaving, onSave }: DesignerHeaderProps) {
  const t = useTranslate()
  return (
    <header className="kit-screen-header">
      <div>
        <div className="flex flex-wrap align-items-center gap-2">
          <h1 className="flex-none">{title}</h1>
          {version !== undefined && <Tag>{t('designer.version', { version })}</Tag>}
          {onSave && (
            <span role="status">
              <Tag tone={isDirty ? 'warning' : 'success'}>{t(isDirty ? 'designer.unsaved' : 'designer.saved')}</Tag>
            </span>
          )}
        </div>
        <p>{t((onSave ? hints : readOnlyHints)[part])}</p>
      </div>
      <div className="flex flex-none gap-2">
        {parts.length > 0 && (
          <SegmentedControl
            label={t('designer.part')}
            options={parts.map((name) => ({ key: name, label: t(`designer.parts.${name}`) }))}
            value={part}
            onChange={onShow}
          />
        )}
        {more}
        {onSave && (
          <Button variant={isDirty || version === undefined ? 'primary' : 'plain'} busy={isSaving} onClick={onSave}>
            {t('designer.save')}
          </Button>
        )}
      </div>
    </header>
  )
}
