import { Button, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import type { NamedProblem } from '../modeler-handle'
import { PanelSection } from '../panel-section'
import { useFormatProblem } from './use-format-problem'

interface ProblemListProps {
  /** Problems of the last check; `undefined` before it. */
  readonly problems: readonly NamedProblem[] | undefined
  /** Fields of the form. */
  readonly fields: readonly FlowField[]
  readonly onShow: (id: string) => void
}

/** Problems of a diagram, if any; each links to its element. */
export function ProblemList({ problems, fields, onShow }: ProblemListProps) {
  const t = useTranslate()
  const formatProblem = useFormatProblem(fields)
  if (!problems?.length) return null
  return (
    <div className="flow-problems" tabIndex={-1}>
      <PanelSection title={t('designer.problems.title')}>
        <ul className="flex flex-column gap-2">
          {problems.map((problem) => (
            <li key={problem.id} className="text-sm">
              <Button variant="link" className="kit-wrap text-left" onClick={() => onShow(problem.id)}>
                <bdi>{problem.name}</bdi>
              </Button>
              <p>{formatProblem(problem)}</p>
            </li>
          ))}
        </ul>
      </PanelSection>
    </div>
  )
}
