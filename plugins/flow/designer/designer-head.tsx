import { Button, useTranslate } from '@jwsk/kit'

export const designerParts = ['diagram', 'form'] as const
export type DesignerPart = (typeof designerParts)[number]

interface DesignerHeadProps {
  readonly title: string
  /** Between which a person may change; none where there is but one. */
  readonly parts: readonly DesignerPart[]
  readonly part: DesignerPart
  readonly onShow: (part: DesignerPart) => void
  readonly isSaving: boolean
  /** Absent where the model is only read. */
  readonly onSave: (() => void) | undefined
}

/** What is designed, which part of it, and the button that saves all. */
export function DesignerHead({ title, parts, part, onShow, isSaving, onSave }: DesignerHeadProps) {
  const t = useTranslate()
  const hint = part === 'form' ? 'designer.form.hint' : 'designer.hint'
  return (
    <header className="kit-screen-head">
      <div>
        <h1>{title}</h1>
        <p>{t(onSave ? hint : 'designer.onPhone')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {parts.map((name) => (
          <Button
            key={name}
            aria-pressed={part === name}
            className={part === name ? 'bg-primary-50 text-primary' : ''}
            onClick={() => onShow(name)}
          >
            {t(`designer.parts.${name}`)}
          </Button>
        ))}
        {onSave && (
          <Button kind="primary" busy={isSaving} onClick={onSave}>
            {t('designer.save')}
          </Button>
        )}
      </div>
    </header>
  )
}
