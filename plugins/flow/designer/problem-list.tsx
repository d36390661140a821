import { Button, useTranslate } from '@jwsk/kit'
import type { NamedProblem } from './modeler-handle'
import { PanelSection } from './panel-section'

interface ProblemListProps {
  /** Problems of the last check; `undefined` before it. */
  readonly problems: readonly NamedProblem[] | undefined
  readonly onShow: (id: string) => void
}

/** Problems of a diagram, if any; each links to its element. */
export function ProblemList({ problems, onShow }: ProblemListProps) {
  const t = useTranslate()
  if (!problems?.length) return null
  return (
    <div className="flow-problems" tabIndex={-1}>
      <PanelSection title={t('designer.problems.title')}>
        <ul className="flex flex-column gap-2">
          {problems.map(({ id, rule, name }) => (
            <li key={id} className="text-sm">
              <Button variant="link" className="kit-wrap text-left" onClick={() => onShow(id)}>
                <bdi>{name}</bdi>
              </Button>
              <p>{t(`designer.problems.rules.${rule}`)}</p>
            </li>
          ))}
        </ul>
      </PanelSection>
    </div>
  )
}
